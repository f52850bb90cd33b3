extension MessageTable {
  /// Darwin's numbers of errno, which are not those of Linux, as Foundation and Network.framework print
  /// them.
  static let errno = """
    errno: broken pipe|NSPOSIXErrorDomain Code 32
    errno: broken pipe|NSPOSIXErrorDomain error 32
    errno: broken pipe|kNWErrorDomainPOSIX 32
    errno: network is down|Network is down
    errno: network is down|NSPOSIXErrorDomain Code 50
    errno: network is down|NSPOSIXErrorDomain error 50
    errno: network is down|kNWErrorDomainPOSIX 50
    errno: network is down|TCP Conn ... error 0:50
    errno: network is down|TCP Conn ... 1:50 Err(50)
    errno: network is unreachable|TCP Conn ... error 0:51
    errno: network is unreachable|TCP Conn ... 1:51 Err(51)
    connection reset by peer|TCP Conn ... error 0:54
    connection reset by peer|TCP Conn ... 1:54 Err(54)
    errno: socket is not connected|TCP Conn ... 1:57 Err(57)
    errno: operation timed out|TCP Conn ... error 0:60
    errno: operation timed out|TCP Conn ... 1:60 Err(60)
    errno: connection refused|TCP Conn ... error 0:61
    errno: connection refused|TCP Conn ... 1:61 Err(61)
    errno: no route to host|TCP Conn ... error 0:65
    errno: no route to host|TCP Conn ... 1:65 Err(65)
    errno: network is unreachable|NSPOSIXErrorDomain Code 51
    errno: network is unreachable|NSPOSIXErrorDomain error 51
    errno: network is unreachable|kNWErrorDomainPOSIX 51
    errno: software caused connection abort|NSPOSIXErrorDomain Code 53
    errno: software caused connection abort|NSPOSIXErrorDomain error 53
    errno: software caused connection abort|kNWErrorDomainPOSIX 53
    connection reset by peer|NSPOSIXErrorDomain Code 54
    connection reset by peer|NSPOSIXErrorDomain error 54
    connection reset by peer|kNWErrorDomainPOSIX 54
    errno: socket is not connected|NSPOSIXErrorDomain Code 57
    errno: socket is not connected|NSPOSIXErrorDomain error 57
    errno: socket is not connected|kNWErrorDomainPOSIX 57
    errno: operation timed out|NSPOSIXErrorDomain Code 60
    errno: operation timed out|NSPOSIXErrorDomain error 60
    errno: operation timed out|kNWErrorDomainPOSIX 60
    errno: connection refused|NSPOSIXErrorDomain Code 61
    errno: connection refused|NSPOSIXErrorDomain error 61
    errno: connection refused|kNWErrorDomainPOSIX 61
    errno: no route to host|NSPOSIXErrorDomain Code 65
    errno: no route to host|NSPOSIXErrorDomain error 65
    errno: no route to host|kNWErrorDomainPOSIX 65
    errno: protocol error|NSPOSIXErrorDomain Code 100
    errno: protocol error|NSPOSIXErrorDomain error 100
    errno: protocol error|kNWErrorDomainPOSIX 100

    """
}
