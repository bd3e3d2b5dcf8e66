import type { Verifier } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { fromBase64, hashFromBase64 } from '@understory/ledger-log/hashes.ts'
import { type EntryLeaf, parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { verifyProofFile, writeProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import type { LedgerLoggedEvent, LedgerProof } from '../generated/types.generated.ts'
import { ProofError } from './proof-error.ts'
import { verifierOf } from './verifier-of.ts'

export type VerifyEventSettings = {
  /** Of the log, as you wrote it down once: see `verifyCertificate`. */
  readonly verifierKey: string
}

export type VerifiedEntry = {
  readonly entryId: number
  readonly logIndex: number
  readonly impact: 'trees' | 'co2e' | 'plastic'
  /** Thousandths of a tree, or grams; below zero where it takes back. */
  readonly quantity: number
  /** Days, YYYY-MM-DD. */
  readonly effectiveFrom: string
  readonly effectiveTo: string
}

/**
 * Checks that the entries of a `ledger.logged` event stand in the public log as the event says, without asking anyone.
 * An event has the proofs of its first entries; `data.total` says of how many it is. Throws a `ProofError`.
 */
export function verifyEvent(
  event: LedgerLoggedEvent,
  { verifierKey }: VerifyEventSettings,
): readonly VerifiedEntry[] {
  const verifier = verifierOf(verifierKey)
  const { data, proof } = event
  if (!proof) throw new ProofError('missing-entry')
  const logged = proof.entries.map((entry) => entryIn(entry, proof.checkpoint, verifier))
  return data.entries.map((said) => {
    const found = logged.find(({ leaf }) => leaf.entry === said.id)
    if (!found) throw new ProofError('missing-entry')
    const { leaf, logIndex } = found
    const isSame =
      leaf.impact === said.impact &&
      leaf.quantity === said.quantity &&
      leaf.project === said.projectId &&
      leaf.effective.from === said.effectiveFrom &&
      leaf.effective.to === said.effectiveTo
    if (!isSame) throw new ProofError('other-entry')
    return {
      entryId: leaf.entry,
      logIndex,
      impact: leaf.impact,
      quantity: leaf.quantity,
      effectiveFrom: leaf.effective.from,
      effectiveTo: leaf.effective.to,
    }
  })
}

type Logged = { readonly leaf: EntryLeaf; readonly logIndex: number }

function entryIn(
  { entryId, logIndex, leaf: base64, hashes }: LedgerProof['entries'][number],
  checkpoint: string,
  verifier: Verifier,
): Logged {
  const bytes = fromBase64(base64)
  const proof = hashes.flatMap((hash) => hashFromBase64(hash) ?? [])
  if (!bytes || proof.length !== hashes.length) throw new ProofError('malformed')
  const file = writeProofFile({ leaf: bytes, index: logIndex, proof, checkpoint })
  const verified = verifyProofFile(file, [verifier])
  if (typeof verified === 'string') throw new ProofError(verified)
  const leaf = parseEntryLeaf(verified.leaf)
  if (leaf?.entry !== entryId) throw new ProofError('other-entry')
  return { leaf, logIndex: verified.index }
}
