import { asciiOf, startsWith } from './byte-reader.ts'

/** How a file is built, which its first bytes tell. */
export type Container = 'jpeg' | 'png' | 'webp' | 'pdf' | 'zip' | 'ole'

export const FILE_BEGINNINGS: Readonly<Record<Container, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
}

/** Whether a file begins as one that is built so, whatever its name. */
export function beginsAs(container: Container, bytes: Uint8Array): boolean {
  if (!startsWith(bytes, FILE_BEGINNINGS[container])) return false
  return container !== 'webp' || asciiOf(bytes.subarray(8, 12)) === 'WEBP'
}
