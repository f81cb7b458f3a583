# The steps of wires.py with Ruby's net/http. Usage: ruby.rb ORIGIN TOKEN USER
require 'json'
require 'net/http'

origin, token, user = ARGV
album = '/v1/catalog/us/albums/310730204'
signed = { 'Authorization' => "Bearer #{token}", 'Music-User-Token' => user }
get = ['GET', album, signed, nil]
steps = [get, get, get, ['POST', '/v1/me/library/playlists', signed, '{"attributes":{"name":"Road"}}'],
         ['GET', album, {}, nil], ['GET', '/v1/test', signed, nil], get]
uri = URI(origin)
Net::HTTP.start(uri.host, uri.port) do |client|
  steps.each do |method, path, headers, body|
    answer = client.send_request(method, path, body, headers)
    puts JSON.generate(status: answer.code.to_i, bytes: (answer.body || '').bytesize)
  end
end
