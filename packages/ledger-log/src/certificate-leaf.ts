import { leafBytes } from './canonical-text.ts'
import { toMinute } from './entry-leaf.ts'
import { type Hash, toBase64 } from './hashes.ts'

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
