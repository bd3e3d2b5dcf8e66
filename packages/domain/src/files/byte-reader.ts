/** Little-endian numbers at an offset; beyond the end they are not numbers, and compare as false. */
export function readersOf(bytes: Uint8Array) {
  const u8 = (at: number) => bytes[at] ?? Number.NaN
  const u16 = (at: number) => u8(at) + u8(at + 1) * 0x100
  const u32 = (at: number) => u16(at) + u16(at + 2) * 0x10000
  const u64 = (at: number) => u32(at) + u32(at + 4) * 2 ** 32
  return { u16, u32, u64 }
}

export function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte)
}

/** One character for each byte. */
export function asciiOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
