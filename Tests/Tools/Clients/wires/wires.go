// The steps of wires.py with Go's net/http over HTTP/2. Usage: go run wires.go ORIGIN TOKEN USER
// AUTHORITY is the certificate of the server.
package main

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	origin, token, user := os.Args[1], os.Args[2], os.Args[3]
	certificate, err := os.ReadFile(os.Getenv("AUTHORITY"))
	check(err)
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(certificate)
	client := &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true,
	}}
	album := "/v1/catalog/us/albums/310730204"
	type step struct {
		method, path, body  string
		isSigned, hasCookie bool
	}
	get := step{"GET", album, "", true, false}
	steps := []step{
		get, get, get, {"POST", "/v1/me/library/playlists", `{"attributes":{"name":"Road"}}`, true, false},
		{"GET", album, "", false, false}, {"GET", "/v1/test", "", true, false}, get,
		{"GET", "/v1/me/library/songs?limit=1", "", false, true},
	}
	for _, step := range steps {
		request, err := http.NewRequest(step.method, origin+step.path, strings.NewReader(step.body))
		check(err)
		if step.isSigned || step.hasCookie {
			request.Header.Set("Authorization", "Bearer "+token)
		}
		if step.isSigned {
			request.Header.Set("Music-User-Token", user)
		}
		if step.hasCookie {
			// Go sends each cookie in a field of its own.
			for _, pair := range [][2]string{{"a", "1"}, {"media-user-token", user}, {"b", "2"}} {
				request.AddCookie(&http.Cookie{Name: pair[0], Value: pair[1]})
			}
		}
		answer, err := client.Do(request)
		check(err)
		body, err := io.ReadAll(answer.Body)
		check(err)
		answer.Body.Close()
		fmt.Printf("{\"status\": %d, \"bytes\": %d, \"version\": %d}\n", answer.StatusCode, len(body), answer.ProtoMajor)
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
