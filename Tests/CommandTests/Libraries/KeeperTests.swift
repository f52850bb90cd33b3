import Foundation
import Testing

/// The processes in which the libraries are asked end with the program.
@Suite struct KeeperTests {
  /// Nothing can be done any more by a program that is killed, and a process that is stopped at that
  /// moment sees nothing of it.
  @Test(arguments: ["running", "stopped"])
  func noProcessOutlivesTheProgram(state: String) async throws {
    let directory = try TemporaryDirectory()
    let script = directory.write(Data(Self.script.utf8), to: "keeper.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [script.path, Binary.url.path, state], input: nil, environment: [:])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "they were there, and ended\n")
  }

  /// The program has a session of its own; whoever is left of it is found by that.
  private static let script = """
    import os, signal, socket, subprocess, sys, time
    def members(session):
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                fields = open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] not in "ZX":
                found.append(int(name))
        return found
    def wait(condition):
        for _ in range(400):
            if condition(): return True
            time.sleep(0.05)
        return False
    program, state = sys.argv[1:]
    silent = socket.create_server(("127.0.0.1", 0))
    run = subprocess.Popen(
        [program, "127.0.0.1:%d" % silent.getsockname()[1], "--timeout", "60"],
        start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    held = silent.accept()
    assert wait(lambda: len(members(run.pid)) > 1), "no other process was started"
    if state == "stopped":
        os.killpg(run.pid, signal.SIGSTOP)
    run.kill()
    run.wait()
    assert wait(lambda: not members(run.pid)), members(run.pid)
    print("they were there, and ended")
    """
}
