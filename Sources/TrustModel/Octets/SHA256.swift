/// SHA-256 (FIPS 180-4), by which everything here names certificates and keys.
///
/// Written out because the modules that need it may not import C, and the usual package would link
/// a second copy of libcrypto. It only identifies things; signatures are verified by an engine.
package enum SHA256 {
  /// The 32 octets of the digest.
  package static func digest(_ octets: some Collection<UInt8>) -> [UInt8] {
    octets.withContiguousStorageIfAvailable(digest) ?? Array(octets).withUnsafeBufferPointer(digest)
  }

  /// The digest in lower-case hexadecimal.
  package static func hexadecimal(_ octets: some Collection<UInt8>) -> String {
    Hexadecimal.lowerCase(digest(octets))
  }

  private static func digest(_ octets: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var state = initialState
    let wholeBlocks = octets.count / 64 * 64
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for start in stride(from: 0, to: wholeBlocks, by: 64) {
        compress(UnsafeBufferPointer(rebasing: octets[start..<start + 64]), &state, schedule)
      }
      // Section 5.1.1: a one bit, zeros, and the length in bits as the last eight octets.
      var tail = Array(octets[wholeBlocks...]) + [0x80]
      while tail.count % 64 != 56 { tail.append(0) }
      let bits = UInt64(octets.count) &* 8
      tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
      tail.withUnsafeBufferPointer { tail in
        for start in stride(from: 0, to: tail.count, by: 64) {
          compress(UnsafeBufferPointer(rebasing: tail[start..<start + 64]), &state, schedule)
        }
      }
    }
    return (0..<32).map { UInt8(truncatingIfNeeded: state[$0 / 4] >> UInt32(24 - 8 * ($0 % 4))) }
  }

  /// Section 6.2.2, for one block of 64 octets.
  private static func compress(
    _ block: UnsafeBufferPointer<UInt8>, _ state: inout SIMD8<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    for word in 0..<16 {
      schedule[word] =
        UInt32(block[word * 4]) << 24 | UInt32(block[word * 4 + 1]) << 16
        | UInt32(block[word * 4 + 2]) << 8 | UInt32(block[word * 4 + 3])
    }
    for word in 16..<64 {
      let (near, far) = (schedule[word - 15], schedule[word - 2])
      let first = rotate(near, 7) ^ rotate(near, 18) ^ near >> 3
      let second = rotate(far, 17) ^ rotate(far, 19) ^ far >> 10
      schedule[word] = schedule[word - 16] &+ first &+ schedule[word - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    constants.withUnsafeBufferPointer { constants in
      for round in 0..<64 {
        let choice = e & f ^ ~e & g
        let majority = a & b ^ a & c ^ b & c
        let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice
        let added = first &+ constants[round] &+ schedule[round]
        let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
        (h, g, f, e) = (g, f, e, d &+ added)
        (d, c, b, a) = (c, b, a, added &+ second)
      }
    }
    state = state &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always) private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// Section 5.3.3: the first 32 bits of the fractions of the square roots of the first 8 primes.
  private static let initialState = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  /// Section 4.2.2: the same of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
