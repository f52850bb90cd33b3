extension ForeignTable {
  /// What clients of MQTT say where the broker's answer to their CONNECT is a refusal (MQTT 3.1.1, table
  /// 3.1), in the words of mosquitto: TLS and TCP were fine by then, whatever "Connection Refused" means
  /// elsewhere.
  static let mqtt = """
    Connection Refused: unacceptable protocol version|||The MQTT broker answered, and does not have the version of MQTT that the client asks for (return code 1). TLS, where there is any, was established: no certificate is the cause.
    Connection Refused: identifier rejected|||The MQTT broker answered, and does not take the client's identifier (return code 2). TLS, where there is any, was established: no certificate is the cause.
    Connection Refused: broker unavailable|||The MQTT broker answered that its service is not available (return code 3). TLS, where there is any, was established: no certificate is the cause.
    Connection Refused: bad user name or password|||The MQTT broker answered, and does not take user name and password (return code 4). TLS, where there is any, was established: no certificate is the cause.
    Connection Refused: not authorised|||The MQTT broker answered, and does not let this client in (return code 5): user name or password are wrong or missing, or its access list says no. TLS, where there is any, was established: the server's certificate is not the cause.
    """
}
