import type { Verifier } from '../checkpoint/signed-note.ts'
import { type Hash, isSame, sha256 } from '../hashes.ts'
import { parseCertificateLeaf } from '../leaves/certificate-leaf.ts'
import { parseEntryLeaf } from '../leaves/entry-leaf.ts'
import { type RevisionStatement, readStatement } from '../statements/revision-statement.ts'
import {
  type LoggedEntry,
  type NotChained,
  type StatedFigures,
  StatementChain,
} from '../statements/statement-chain.ts'
import { leafHash } from '../tree/merkle-tree.ts'
import { isNameOf, type NamedBy } from './name-file.ts'
import { type NotProved, type Verified, verifyProofFile } from './proof-file.ts'

/** What travels with a certificate. */
export type CertificateFiles = {
  /** Its newest, and any number of those before it without a gap. */
  readonly statements: readonly Uint8Array[]
  /** Of its statements, their entries, and of what took those back. */
  readonly proofs: readonly string[]
  /** `null`: the name was not given, and is not checked. */
  readonly named: NamedBy | null
}

/** Why it is not shown; a proof that proves nothing says why itself. */
export type NotCertified =
  | NotProved
  | NotChained
  | 'no-statement'
  | 'other-statement'
  | 'not-issued'
  | 'other-name'
  | 'other-proof'

export type Certified = {
  /** The newest of the files. */
  readonly statement: RevisionStatement
  readonly proof: Verified
  /** How many of its statements are here. */
  readonly statements: number
  /** What earlier statements say that are not here; `null`: everything follows from the files. */
  readonly earlier: StatedFigures | null
}

type Stated = { readonly statement: RevisionStatement; readonly hash: Hash }

/** Reads nothing but the files: what the certificate states was issued, of entries in the log, for one account. */
export function verifyCertificate(
  { statements, proofs: files, named }: CertificateFiles,
  verifiers: readonly Verifier[],
): Certified | NotCertified {
  const stated = inOrder(statements)
  const newest = stated?.at(-1)
  if (!stated || !newest) return 'no-statement'
  if (named && !isNameOf(newest.statement.name, named)) return 'other-name'
  const proofs: Verified[] = []
  for (const file of files) {
    const proof = verifyProofFile(file, verifiers)
    if (typeof proof === 'string') return proof
    proofs.push(proof)
  }
  const chain = new StatementChain()
  const issues = chainOf(stated, proofs, chain)
  if (typeof issues === 'string') return issues
  const proof = issues.at(-1)
  if (!proof) return 'other-statement'
  const known = new Set([...issues.map(({ index }) => index), ...stated.flatMap(linesOf)])
  if (proofs.some((each) => !known.has(each.index) && !isOfGone(each, stated))) return 'other-proof'
  const { earlier } = chain
  return { statement: newest.statement, proof, statements: stated.length, earlier }
}

/** The proofs that each statement was issued, behind all that it names. */
function chainOf(
  stated: readonly Stated[],
  proofs: readonly Verified[],
  chain: StatementChain,
): readonly Verified[] | NotCertified {
  const logged = entriesIn(proofs)
  const issues: Verified[] = []
  for (const each of stated) {
    const proof = issueOf(each.hash, proofs)
    if (typeof proof === 'string') return proof
    const before = Math.max(issues.at(-1)?.index ?? -1, ...linesOf(each))
    if (proof.index <= before) return 'not-following'
    issues.push(proof)
    const why = chain.add(each.statement, each.hash, logged)
    if (why) return why
  }
  return issues
}

const linesOf = ({ statement: { entries, gone } }: Stated): number[] =>
  [...entries, ...gone].map(({ index }) => index)

/** `null`: one is no statement, or there is none. */
function inOrder(files: readonly Uint8Array[]): readonly Stated[] | null {
  const stated = files.flatMap((bytes): Stated[] => {
    const statement = readStatement(bytes)
    return statement ? [{ statement, hash: sha256(bytes) }] : []
  })
  return stated.length === files.length
    ? stated.toSorted((one, other) => one.statement.revision - other.statement.revision)
    : null
}

function entriesIn(proofs: readonly Verified[]): ReadonlyMap<number, LoggedEntry> {
  return new Map(
    proofs.flatMap(({ index, leaf: bytes }) => {
      const leaf = parseEntryLeaf(bytes)
      return leaf ? [[index, { leaf, hash: leafHash(bytes) }] as const] : []
    }),
  )
}

/** The proof that a statement was issued. */
function issueOf(hash: Hash, proofs: readonly Verified[]): Verified | NotCertified {
  for (const proof of proofs) {
    const said = parseCertificateLeaf(proof.leaf)
    if (said && isSame(said.statement, hash)) return said.state === 'issued' ? proof : 'not-issued'
  }
  return 'other-statement'
}

/** The entry that a statement took back may be of an earlier one, and credits of it of none. */
function isOfGone({ leaf: bytes }: Verified, stated: readonly Stated[]): boolean {
  const leaf = parseEntryLeaf(bytes)
  const isCredit = leaf?.source === 'order-credit'
  return stated.some(({ statement }) =>
    statement.gone.some(
      ({ entry }) => leaf?.entry === entry || (isCredit && leaf.reverses === entry),
    ),
  )
}
