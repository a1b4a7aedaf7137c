# Varnish before a web server: keeps what everybody gets.
vcl 4.1;

backend default {
	.host = "127.0.0.1";
	.port = "8080";
}

# Who may empty the cache: the servers on which WordPress runs.
acl wordpress {
	"127.0.0.1";
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (client.ip !~ wordpress) {
			return (synth(403));
		}
		ban("obj.http.X-Host == " + req.http.host);
		return (synth(200));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Not for who is signed in, has a comment that waits, or has entered the password of a post; not for WordPress's own addresses,
	# nor searches.
	if (req.http.Authorization
		|| req.http.Cookie ~ "(wordpress_logged_in|comment_author|wp-postpass)_"
		|| req.url ~ "^/(wp-(admin|login|json|cron)|xmlrpc\.php)|[?&](rest_route|s)=") {
		return (pass);
	}
	# PHP gets no cookie for what everybody gets, but the one after which it reads from the primary of a database with replicas.
	if (req.http.Cookie ~ "(^|; )hien-written=") {
		set req.http.Cookie = "hien-written=1";
	} else {
		unset req.http.Cookie;
	}
	return (hash);
}

sub vcl_backend_response {
	set beresp.http.X-Host = bereq.http.host;
	# A JSON says itself for how long it may be kept; pages say nothing, and are kept for five minutes.
	if (beresp.status == 200 && !beresp.http.Cache-Control && !beresp.http.Set-Cookie) {
		set beresp.ttl = 5m;
		set beresp.grace = 1m;
	}
}

sub vcl_deliver {
	unset resp.http.X-Host;
}
