import { signCheckpoint } from '../checkpoint/checkpoint.ts'
import { signerOf } from '../checkpoint/signed-note.ts'
import { accountReference, holderOf, nameCommitment, openingOf } from '../commitments.ts'
import { type Hash, sha256 } from '../hashes.ts'
import { formatCertificateLeaf } from '../leaves/certificate-leaf.ts'
import { type EntryLeaf, formatEntryLeaf, parseEntryLeaf } from '../leaves/entry-leaf.ts'
import { writeProofFile } from '../proof/proof-file.ts'
import type { CertificateFiles } from '../proof/verify-certificate.ts'
import { formatRevision, type RevisionStatement } from '../statements/revision-statement.ts'
import { inclusionProof, leafHash } from '../tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '../tree/right-edge.ts'
import { foldHashes } from '../tree/tiles.ts'

export const SIGNER = signerOf('sample.invalid/ledger', Buffer.alloc(32, 7))
const NOON = new Date('2026-11-21T12:00Z')
export const [SECRET, OTHER_SECRET, NONCE] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
  Buffer,
  Buffer,
  Buffer,
]

export const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`
export const on = (of: number) => ({ from: day(of), to: day(of) })

type MadeLogChange = Partial<EntryLeaf>

/** 1,000 thousandths of a tree for the orders of one day. */
export function entry(
  id: number,
  change: MadeLogChange = {},
  secret: Uint8Array = SECRET,
): Uint8Array {
  return formatEntryLeaf({
    entry: id,
    recorded: NOON,
    source: 'order-contribution',
    impact: 'trees',
    quantity: 1_000,
    project: 'mangroves',
    effective: on(id),
    basis: '2026-1',
    event: sha256(Buffer.from(String(id))),
    holder: holderOf(openingOf(secret, id), accountReference(secret)),
    reverses: null,
    orders: { count: 3, root: sha256(Buffer.from('orders')) },
    ...change,
  })
}
export const credit = (id: number, of: number, quantity: number, change: MadeLogChange = {}) =>
  entry(id, {
    source: 'order-credit',
    quantity: -quantity,
    reverses: of,
    orders: { count: 1, root: NONCE },
    ...change,
  })
export const reversal = (id: number, of: number, quantity: number, change: MadeLogChange = {}) =>
  entry(id, {
    source: 'reversal',
    quantity: -quantity,
    reverses: of,
    effective: on(of),
    orders: null,
    ...change,
  })

/** A log, and the statements of one certificate in it. */
export class MadeLog {
  readonly leaves: Uint8Array[] = []
  readonly statements: Uint8Array[] = []
  private readonly issued: number[] = []
  private last: RevisionStatement | null = null

  add(...leaves: readonly Uint8Array[]): this {
    this.leaves.push(...leaves)
    return this
  }

  /** States the entries at these places and what is gone; figures as they come out, unless they are given. */
  state(
    places: readonly number[],
    milliTrees: number,
    change: Partial<RevisionStatement> = {},
    secret: Uint8Array = SECRET,
  ): this {
    const before = this.last
    const gone = change.gone ?? []
    const ids = places.map((at) => parseEntryLeaf(this.leaves[at] ?? NONCE)?.entry ?? 0)
    const statement: RevisionStatement = {
      version: 2,
      certificate: '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d',
      revision: (before?.revision ?? 0) + 1,
      follows: before ? sha256(formatRevision(before)) : null,
      issued: '2026-11-21',
      name: nameCommitment(NONCE, 'Ada'),
      effective: {
        from: before?.effective.from ?? day(Math.min(...ids)),
        to: ids.length > 0 ? day(Math.max(...ids)) : (before?.effective.to ?? ''),
      },
      milliTrees,
      co2eGrams: 0,
      plasticGrams: 0,
      counted: (before?.counted ?? 0) + places.length - gone.length,
      account: accountReference(secret),
      entries: places.map((index, at) => ({
        entry: ids[at] ?? 0,
        index,
        leaf: leafHash(this.leaves[index] as Uint8Array),
        opening: openingOf(secret, ids[at] ?? 0),
      })),
      gone,
      ...change,
    }
    this.last = statement
    const bytes = formatRevision(statement)
    this.statements.push(bytes)
    this.issued.push(this.leaves.length)
    return this.add(
      formatCertificateLeaf({ recorded: NOON, statement: sha256(bytes), state: 'issued' }),
    )
  }

  /** The files from a statement on, with the proofs of these leaves and of the statements. */
  async files(places: readonly number[], from = 1): Promise<CertificateFiles> {
    const hashes = this.leaves.map(leafHash)
    const root = rootOfEdge(append(EMPTY_EDGE, hashes))
    const checkpoint = signCheckpoint({ size: hashes.length, root }, SIGNER)
    const hashAt = async (level: number, place: number): Promise<Hash> =>
      foldHashes(hashes.slice(place * 2 ** level, (place + 1) * 2 ** level))
    const proofs: string[] = []
    for (const index of [...places, ...this.issued.slice(from - 1)]) {
      const proof = await inclusionProof(index, hashes.length, hashAt)
      const leaf = this.leaves[index] as Uint8Array
      proofs.push(writeProofFile({ leaf, index, proof, checkpoint }))
    }
    return {
      statements: this.statements.slice(from - 1),
      proofs,
      named: { nonce: NONCE, name: 'Ada' },
    }
  }
}
