# The steps of wires.py with Perl's HTTP::Tiny. Usage: tiny.pl ORIGIN TOKEN USER
use strict;
use warnings;
use HTTP::Tiny;

my ($origin, $token, $user) = @ARGV;
my $album = '/v1/catalog/us/albums/310730204';
my %signed = (Authorization => "Bearer $token", 'Music-User-Token' => $user);
my @get = ('GET', $album, {headers => {%signed}});
my $client = HTTP::Tiny->new(keep_alive => 1);
for my $step (
    [@get], [@get], [@get],
    ['POST', '/v1/me/library/playlists', {headers => {%signed}, content => '{"attributes":{"name":"Road"}}'}],
    ['GET', $album, {}], ['GET', '/v1/test', {headers => {%signed}}], [@get])
{
    my ($method, $path, $options) = @$step;
    my $answer = $client->request($method, $origin . $path, $options);
    printf qq({"status": %d, "bytes": %d}\n), $answer->{status}, length($answer->{content} // '');
}
