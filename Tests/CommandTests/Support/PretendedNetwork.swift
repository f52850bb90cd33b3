import Foundation
import Testing

/// A network as tests need it, in a library that is loaded before all others: `many.example` has the
/// addresses that are asked for, and what connects to 192.0.2.1 comes to loopback.
final class PretendedNetwork: Sendable {
  private let directory: TemporaryDirectory

  init() async throws {
    directory = try TemporaryDirectory()
    let source = """
      #define _GNU_SOURCE
      #include <arpa/inet.h>
      #include <dlfcn.h>
      #include <netdb.h>
      #include <stdlib.h>
      #include <string.h>
      typedef int look_up(const char *, const char *, const struct addrinfo *, struct addrinfo **);
      int getaddrinfo(const char *host, const char *port, const struct addrinfo *hints,
                      struct addrinfo **found) {
        look_up *real = (look_up *)dlsym(RTLD_NEXT, "getaddrinfo");
        if (!host || strcmp(host, "many.example")) return real(host, port, hints, found);
        if (hints->ai_flags & AI_NUMERICHOST) return EAI_NONAME;
        char *list = strdup(getenv("ADDRESSES")), *rest = list, *address;
        while ((address = strsep(&rest, " ")) != NULL) {
          if (real(address, port, hints, found)) continue;
          while (*found) found = &(*found)->ai_next;
        }
        free(list);
        return 0;
      }
      typedef int connector(int, const struct sockaddr *, socklen_t);
      int connect(int descriptor, const struct sockaddr *to, socklen_t length) {
        connector *real = (connector *)dlsym(RTLD_NEXT, "connect");
        struct sockaddr_in place;
        if (to->sa_family != AF_INET) return real(descriptor, to, length);
        memcpy(&place, to, sizeof place);
        if (place.sin_addr.s_addr == inet_addr("192.0.2.1"))
          place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        return real(descriptor, (struct sockaddr *)&place, sizeof place);
      }
      """
    directory.write(Data(source.utf8), to: "network.c")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/cc"),
      arguments: ["-shared", "-fPIC", "-w", "-o", library, directory.path("network.c")],
      input: nil, environment: [:])
    try #require(result.status == 0, "\(result.errors)")
  }

  /// The file of the library.
  var library: String { directory.path("network.so") }

  /// - Parameter addresses: Of `many.example`, with blanks between them.
  func check(_ addresses: String, _ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil,
      environment: ["LD_PRELOAD": library, "ADDRESSES": addresses])
  }
}
