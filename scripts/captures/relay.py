"""Relays connections to a server and writes what passes as packets into a capture file."""
import socket, struct, sys, threading, time

class Capture:
    def __init__(self, path):
        self.file = open(path, "wb")
        self.file.write(struct.pack("<IHHiIII", 0xa1b2c3d4, 2, 4, 0, 0, 262144, 101))
        self.lock = threading.Lock()

    def packet(self, source, target, sequence, flags, data=b""):
        now = time.time()
        tcp = struct.pack(">HHIIBBHHH", source[1], target[1], sequence & 0xffffffff, 0, 0x50, flags,
                          65535, 0, 0) + data
        ip = struct.pack(">BBHHHBBH4s4s", 0x45, 0, 20 + len(tcp), 0, 0, 64, 6, 0,
                         socket.inet_aton(source[0]), socket.inet_aton(target[0]))
        packet = ip + tcp
        with self.lock:
            self.file.write(struct.pack("<IIII", int(now), int(now % 1 * 1e6), len(packet), len(packet)) + packet)
            self.file.flush()

def pump(capture, reader, writer, source, target, state):
    try:
        while True:
            data = reader.recv(1400)
            if not data: break
            capture.packet(source, target, state[0], 0x18, data)
            state[0] += len(data)
            writer.sendall(data)
    except OSError: pass
    capture.packet(source, target, state[0], 0x11)
    try: writer.shutdown(socket.SHUT_WR)
    except OSError: pass

def handle(capture, client, target):
    server = socket.create_connection(target)
    name = client.getpeername()
    capture.packet(name, target, 999, 0x02)
    capture.packet(target, name, 1999, 0x12)
    threads = [threading.Thread(target=pump, args=(capture, client, server, name, target, [1000])),
               threading.Thread(target=pump, args=(capture, server, client, target, name, [2000]))]
    for t in threads: t.start()
    for t in threads: t.join()
    client.close(); server.close()

if __name__ == "__main__":
    capture = Capture(sys.argv[1])
    target = ("127.0.0.1", int(sys.argv[2]))
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        client, _ = listener.accept()
        threading.Thread(target=handle, args=(capture, client, target), daemon=True).start()
