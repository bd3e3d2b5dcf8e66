import { leafBytes, readLines } from '../canonical-text.ts'
import { type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { toMinute } from './entry-leaf.ts'

/** A certificate's statement was issued, or does not hold any more. Its number is not in the log. */
export type CertificateLeaf = {
  readonly recorded: Date
  /** SHA-256 of the statement. */
  readonly statement: Hash
  readonly state: 'issued' | 'withdrawn'
}

export function formatCertificateLeaf({ recorded, statement, state }: CertificateLeaf): Uint8Array {
  return leafBytes('certificate', [
    ['recorded', toMinute(recorded)],
    ['statement', toBase64(statement)],
    ['state', state],
  ])
}

/** `null` where the bytes are not those that `formatCertificateLeaf` gives. */
export function parseCertificateLeaf(bytes: Uint8Array): CertificateLeaf | null {
  const text = Buffer.from(bytes).toString('latin1')
  const lines = readLines(text, 'certificate', ['recorded', 'statement', 'state'])
  const [minute = '', base64 = '', state] = lines ?? []
  const recorded = new Date(minute)
  const statement = hashFromBase64(base64)
  if (!statement || Number.isNaN(recorded.getTime())) return null
  if (state !== 'issued' && state !== 'withdrawn') return null
  const leaf = { recorded, statement, state } as const
  return isSame(formatCertificateLeaf(leaf), bytes) ? leaf : null
}
