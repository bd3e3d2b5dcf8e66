import { parseVerifierKey, type Verifier } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { ProofError } from './proof-error.ts'

/** The log that a verifier key is of. */
export function verifierOf(verifierKey: string): Verifier {
  const verifier = parseVerifierKey(verifierKey)
  if (!verifier) throw new ProofError('KEY_MALFORMED')
  return verifier
}
