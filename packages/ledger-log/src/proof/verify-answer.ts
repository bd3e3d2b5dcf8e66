import type { Verifier } from '../checkpoint/signed-note.ts'
import { isSame, sha256 } from '../hashes.ts'
import { parseCertificateLeaf } from '../leaves/certificate-leaf.ts'
import { parseAnswerStatement, type StatedAnswer } from '../statements/answer-statement.ts'
import { isNameOf, type NamedBy } from './name-file.ts'
import { type NotProved, type Verified, verifyProofFile } from './proof-file.ts'

/** What travels with the answer of a supplier. */
export type AnswerFiles = {
  readonly statement: string
  /** At most two: of the supplier and of its customer, in any order. */
  readonly names: readonly NamedBy[]
  readonly proofs: readonly string[]
}

/** Why an answer is not shown to be what the log has. */
export type NotAnswered =
  | NotProved
  | 'no-answer'
  | 'other-answer'
  | 'answer-not-issued'
  | 'other-names'
  | 'other-allocation'

export type VerifiedAnswer = {
  readonly stated: StatedAnswer
  readonly proof: Verified
  readonly supplier: string | null
  readonly customer: string | null
  /** Whether the share follows from figures of the statement; else they are not disclosed. */
  readonly isRecomputed: boolean
}

/** Reads nothing but the files: the answer was logged as issued, names who it says, and its share follows. */
export function verifyAnswer(
  { statement, names, proofs }: AnswerFiles,
  verifiers: readonly Verifier[],
): VerifiedAnswer | NotAnswered {
  const stated = parseAnswerStatement(statement)
  if (!stated) return 'no-answer'
  const [file, ...more] = proofs
  if (file === undefined || more.length > 0) return 'other-answer'
  const proof = verifyProofFile(file, verifiers)
  if (typeof proof === 'string') return proof
  const leaf = parseCertificateLeaf(proof.leaf)
  if (!leaf || !isSame(leaf.statement, sha256(Buffer.from(statement)))) return 'other-answer'
  if (leaf.state !== 'issued') return 'answer-not-issued'
  const supplier = names.find((each) => isNameOf(stated.supplier, each))
  const customer = names.find((each) => isNameOf(stated.customer, each))
  if (names.some((each) => each !== supplier && each !== customer)) return 'other-names'
  const recomputed = allocatedBy(stated)
  if (recomputed !== null && recomputed !== BigInt(stated.allocatedGrams)) return 'other-allocation'
  return {
    stated,
    proof,
    supplier: supplier?.name ?? null,
    customer: customer?.name ?? null,
    isRecomputed: recomputed !== null,
  }
}

/**
 * The share by the figures of the statement, with scope 2 by location, rounded half away from zero; `null`: they are not all there, or
 * their units differ.
 */
function allocatedBy(stated: StatedAnswer): bigint | null {
  const { scope1Grams, scope2LocationGrams, upstreamGrams, method } = stated
  const { customerAmount, supplierAmount } = stated
  if (scope1Grams === null || scope2LocationGrams === null || method === 'hybrid') return null
  const all = BigInt(scope1Grams) + BigInt(scope2LocationGrams) + BigInt(upstreamGrams ?? 0)
  if (method === 'whole') return all
  if (!customerAmount || !supplierAmount || customerAmount.unit !== supplierAmount.unit) return null
  const [bought, sold] = [inMillionths(customerAmount.amount), inMillionths(supplierAmount.amount)]
  return sold > 0n ? (2n * all * bought + sold) / (2n * sold) : null
}

function inMillionths(amount: string): bigint {
  const [whole = '', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(6, '0').slice(0, 6))
}
