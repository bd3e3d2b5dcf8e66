import type { ImpactEvidence } from '@understory/database/rows.generated.ts'
import { beginsAs } from '@understory/domain/files/file-beginnings.ts'

type EvidenceType = ImpactEvidence['content_type']

const TYPES = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const
const CONTAINERS = ['pdf', 'png', 'jpeg'] as const

const LARGEST_EVIDENCE = 2 * 1024 * 1024

/** The type of a file by its first bytes, whatever its name; `null`: not a type we accept. */
export function evidenceType(bytes: Uint8Array): EvidenceType | null {
  if (bytes.length > LARGEST_EVIDENCE) return null
  const found = CONTAINERS.find((container) => beginsAs(container, bytes))
  return found ? TYPES[found] : null
}
