import type { Verifier } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { fromBase64, isSame, sha256 } from '@understory/ledger-log/hashes.ts'
import { parseCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { isNameOf, type NamedBy } from '@understory/ledger-log/proof/name-file.ts'
import { type Verified, verifyProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import { verifyCertificate as verifyFiles } from '@understory/ledger-log/proof/verify-certificate.ts'
import {
  type RevisionStatement,
  readStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import type { CertificateProof } from './generated/types.generated.ts'
import { ProofError } from './proofs/proof-error.ts'
import { verifierOf } from './proofs/verifier-of.ts'
import { verifyEvent } from './proofs/verify-event.ts'

export type { VerifiedEntry, VerifyEventSettings } from './proofs/verify-event.ts'
export { ProofError, verifyEvent }

export type VerifyCertificateSettings = {
  /**
   * Of the log, as you wrote it down once, from `understory.ledger.getLog()` or from the page `/ledger`. The one in a
   * proof is what the proof says of itself, and shows nothing.
   */
  readonly verifierKey: string
  /** The texts of `proof.files`. With them every entry behind the certificate is checked, and what they add up to. */
  readonly files?: readonly string[]
}

export type VerifiedCertificate = {
  readonly certificateId: string
  /** Its statements are counted from 1; this is the newest that the proof has. */
  readonly revision: number
  /** Whose it is, where the proof opens it: `null` where that account was deleted. */
  readonly name: string | null
  /** Days, YYYY-MM-DD. */
  readonly issued: string
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  /** How many entries of the ledger it covers. */
  readonly entries: number
  /** What was checked: the statement that the log has, or every entry behind it as well. */
  readonly checked: 'statement' | 'entries'
  /** The log, the place of the statement in it, and how large it was. */
  readonly log: { readonly origin: string; readonly index: number; readonly size: number }
}

/**
 * Checks a certificate by its proof and the key of the log, without asking anyone. What it says was issued; whether it
 * was withdrawn later only a newer proof can show. Throws a `ProofError`.
 */
export function verifyCertificate(
  proof: CertificateProof,
  { verifierKey, files }: VerifyCertificateSettings,
): VerifiedCertificate {
  const verifier = verifierOf(verifierKey)
  const named = namedBy(proof)
  const found = files
    ? verifyEntries(files, named, verifier)
    : verifyStatement(proof, named, verifier)
  const { statement, proof: logged } = found
  if (statement.certificate !== proof.certificateId) throw new ProofError('other-statement')
  return {
    certificateId: statement.certificate,
    revision: statement.revision,
    name: named?.name ?? null,
    issued: statement.issued,
    effectiveFrom: statement.effective.from,
    effectiveTo: statement.effective.to,
    milliTrees: statement.milliTrees,
    co2eGrams: statement.co2eGrams,
    plasticGrams: statement.plasticGrams,
    entries: statement.counted,
    checked: files ? 'entries' : 'statement',
    log: { origin: logged.checkpoint.origin, index: logged.index, size: logged.checkpoint.size },
  }
}

function namedBy({ named }: CertificateProof): NamedBy | null {
  const nonce = named && fromBase64(named.nonce)
  if (named && !nonce) throw new ProofError('malformed')
  return named && nonce && { name: named.name, nonce }
}

type FoundStatement = { readonly statement: RevisionStatement; readonly proof: Verified }

function verifyStatement(
  given: CertificateProof,
  named: NamedBy | null,
  verifier: Verifier,
): FoundStatement {
  const bytes = fromBase64(given.statement)
  const statement = bytes && readStatement(bytes)
  if (!bytes || !statement) throw new ProofError('no-statement')
  const proof = verifyProofFile(given.proof, [verifier])
  if (typeof proof === 'string') throw new ProofError(proof)
  const leaf = parseCertificateLeaf(proof.leaf)
  if (!leaf || !isSame(leaf.statement, sha256(bytes))) throw new ProofError('other-statement')
  if (leaf.state !== 'issued') throw new ProofError('not-issued')
  if (named && !isNameOf(statement.name, named)) throw new ProofError('other-name')
  return { statement, proof }
}

const IS_STATEMENT = /^understory-ledger\/v[12] statement\n/
const IS_PROOF = /^c2sp\.org\/tlog-proof@v1\n/
/** Between the proofs of a file that holds several. */
const BETWEEN_PROOFS = '%%\n'

function verifyEntries(
  files: readonly string[],
  named: NamedBy | null,
  verifier: Verifier,
): FoundStatement {
  const statements = files.filter((text) => IS_STATEMENT.test(text))
  const proofs = files.filter((text) => IS_PROOF.test(text))
  const found = verifyFiles(
    {
      statements: statements.map((text) => new TextEncoder().encode(text)),
      proofs: proofs.flatMap((text) => text.split(BETWEEN_PROOFS)),
      named,
    },
    [verifier],
  )
  if (typeof found === 'string') throw new ProofError(found)
  return found
}
