import { parseCertificateLeaf } from './certificate-leaf.ts'
import { holderOf } from './commitments.ts'
import { type EntryLeaf, parseEntryLeaf } from './entry-leaf.ts'
import { isSame, sha256 } from './hashes.ts'
import { leafHash } from './merkle-tree.ts'
import { isNameOf, type NamedBy } from './name-file.ts'
import { type NotProved, type Verified, verifyProofFile } from './proof-file.ts'
import type { Verifier } from './signed-note.ts'
import { parseStatement, type StatedEntry, type Statement } from './statement.ts'

/** What travels with a certificate. */
export type CertificateFiles = {
  readonly statement: Uint8Array
  readonly certificate: string
  readonly entries: readonly string[]
  /** `null`: the name was not given, and is not checked. */
  readonly named: NamedBy | null
}

/** Why it is not shown; a proof that proves nothing says why itself. */
export type NotCertified =
  | NotProved
  | 'no-statement'
  | 'other-statement'
  | 'not-issued'
  | 'other-name'
  | 'missing-entry'
  | 'other-entry'
  | 'other-holder'
  | 'other-totals'

export type Certified = {
  readonly statement: Statement
  readonly proof: Verified
  readonly entries: readonly EntryLeaf[]
}

/** Reads nothing but the files: what the certificate states was issued, of entries in the log, for one account. */
export function verifyCertificate(
  { statement: bytes, certificate, entries, named }: CertificateFiles,
  verifiers: readonly Verifier[],
): Certified | NotCertified {
  const statement = parseStatement(bytes)
  if (!statement) return 'no-statement'
  const proof = verifyProofFile(certificate, verifiers)
  if (typeof proof === 'string') return proof
  const said = parseCertificateLeaf(proof.leaf)
  if (!said || !isSame(said.statement, sha256(bytes))) return 'other-statement'
  if (said.state !== 'issued') return 'not-issued'
  if (named && !isNameOf(statement.name, named)) return 'other-name'
  const found: EntryLeaf[] = []
  const proofs = entries.map((file) => verifyProofFile(file, verifiers))
  for (const stated of statement.entries) {
    const entry = entryOf(stated, statement, proofs)
    if (typeof entry === 'string') return entry
    found.push(entry)
  }
  return isSumOf(statement, found) ? { statement, proof, entries: found } : 'other-totals'
}

function entryOf(
  { entry, index, leaf, opening }: StatedEntry,
  { account }: Statement,
  proofs: readonly (Verified | NotProved)[],
): EntryLeaf | NotCertified {
  const wrong = proofs.find((proof) => typeof proof === 'string')
  if (wrong) return wrong
  const proof = proofs.find(
    (each): each is Verified => typeof each !== 'string' && each.index === index,
  )
  if (!proof) return 'missing-entry'
  const said = parseEntryLeaf(proof.leaf)
  if (said?.entry !== entry || !isSame(leafHash(proof.leaf), leaf)) return 'other-entry'
  return isSame(said.holder, holderOf(opening, account)) ? said : 'other-holder'
}

/** The totals and days that a statement has are those of its entries. */
export function isSumOf(statement: Statement, entries: readonly EntryLeaf[]): boolean {
  const { milliTrees, co2eGrams, plasticGrams, effective } = statement
  const sumOf = (impact: string) =>
    entries.reduce((sum, entry) => sum + (entry.impact === impact ? entry.quantity : 0), 0)
  const days = entries.flatMap((entry) => [entry.effective.from, entry.effective.to]).toSorted()
  return (
    sumOf('trees') === milliTrees &&
    sumOf('co2e') === co2eGrams &&
    sumOf('plastic') === plasticGrams &&
    days[0] === effective.from &&
    days.at(-1) === effective.to
  )
}
