/** Little-endian numbers at an offset; beyond the end they are not numbers, and compare as false. */
export function readersOf(bytes: Uint8Array) {
  const u8 = (at: number) => bytes[at] ?? Number.NaN
  const u16 = (at: number) => u8(at) + u8(at + 1) * 0x100
  const u32 = (at: number) => u16(at) + u16(at + 2) * 0x10000
  return { u8, u16, u32 }
}

export function startsWith(bytes: Uint8Array, beginning: readonly number[], at = 0): boolean {
  return beginning.every((byte, index) => bytes[at + index] === byte)
}

export function asciiOf(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < Math.min(to, bytes.length); at += 1) {
    text += String.fromCharCode(bytes[at] ?? 0)
  }
  return text
}
