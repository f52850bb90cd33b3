// Makes one handshake with whatever the server sends: PORT NAME VERSION.
package main

import (
	"crypto/tls"
	"os"
)

func main() {
	version := uint16(tls.VersionTLS12)
	if os.Args[3] == "TLSv1.3" {
		version = tls.VersionTLS13
	}
	settings := &tls.Config{
		InsecureSkipVerify: true, ServerName: os.Args[2], MinVersion: version, MaxVersion: version,
	}
	connection, err := tls.Dial("tcp", "127.0.0.1:"+os.Args[1], settings)
	if err != nil {
		os.Exit(1)
	}
	connection.Close()
}
