import type { ImpactEvidence } from '@understory/database/rows.generated.ts'

type EvidenceType = ImpactEvidence['content_type']

const BEGINNINGS = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const

export const LARGEST_EVIDENCE = 2 * 1024 * 1024

/** The type of a file by its first bytes, whatever its name; `null`: not a type we accept. */
export function evidenceType(bytes: Uint8Array): EvidenceType | null {
  if (bytes.length > LARGEST_EVIDENCE) return null
  const found = BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  )
  return found?.[0] ?? null
}
