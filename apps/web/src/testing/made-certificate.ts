import { signCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { signerOf, verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import {
  accountReference,
  holderOf,
  nameCommitment,
  openingOf,
} from '@understory/ledger-log/commitments.ts'
import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import { formatCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { formatEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { writeNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { writeProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import { formatRevision } from '@understory/ledger-log/statements/revision-statement.ts'
import { inclusionProof, leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '@understory/ledger-log/tree/right-edge.ts'
import { foldHashes } from '@understory/ledger-log/tree/tiles.ts'
import type {
  CertificateNow,
  Check,
} from '../capabilities/proof/certificates/proof-checker/proof-check.ts'

export const CERTIFICATE = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const NOON = new Date('2026-11-21T12:00Z')
const [SECRET, NONCE, EVENT] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
  Buffer,
  Buffer,
  Buffer,
]
export const SIGNER = signerOf('sample.invalid/ledger', Buffer.alloc(32, 7))
const ACCOUNT = accountReference(SECRET)
const GRAMS = 1_000

/** The leaf of an entry with this id, always of the same holder. */
export const entryLeaf = (entry: number) =>
  formatEntryLeaf({
    entry,
    recorded: NOON,
    source: 'purchase',
    impact: 'co2e',
    quantity: GRAMS,
    project: 'cookstoves',
    effective: { from: '2026-11-01', to: '2026-11-30' },
    basis: '2026-1',
    event: EVENT,
    holder: holderOf(openingOf(SECRET, entry), ACCOUNT),
    reverses: null,
    orders: null,
  })

/** Gives the proof file of each leaf in the tree of them all. */
export function treeOf(leaves: readonly Uint8Array[]) {
  const hashes = leaves.map(leafHash)
  const [size, root] = [leaves.length, rootOfEdge(append(EMPTY_EDGE, hashes))]
  const checkpoint = signCheckpoint({ size, root }, SIGNER)
  const hashAt = async (level: number, place: number) =>
    foldHashes(hashes.slice(place * 2 ** level, (place + 1) * 2 ** level))
  return async (index: number) => {
    const proof = await inclusionProof(index, size, hashAt)
    return writeProofFile({ leaf: leaves[index] ?? EVENT, index, proof, checkpoint })
  }
}

/** A certificate of the entries with these ids, in a log of so many, that has grown since. */
export async function certify(logged: number, entries: readonly number[], since: number) {
  const leaves = Array.from({ length: logged }, (_, at) => entryLeaf(at + 1))
  const statement = formatRevision({
    version: 2,
    certificate: CERTIFICATE,
    revision: 1,
    follows: null,
    issued: '2026-11-21',
    name: nameCommitment(NONCE, 'Ada Grün'),
    effective: { from: '2026-11-01', to: '2026-11-30' },
    milliTrees: 0,
    co2eGrams: GRAMS * entries.length,
    plasticGrams: 0,
    counted: entries.length,
    gone: [],
    account: ACCOUNT,
    entries: entries.map((entry) => ({
      entry,
      index: entry - 1,
      leaf: leafHash(entryLeaf(entry)),
      opening: openingOf(SECRET, entry),
    })),
  })
  const issued = { recorded: NOON, statement: sha256(statement), state: 'issued' } as const
  leaves.push(formatCertificateLeaf(issued))
  const then = treeOf(leaves)
  const files = [
    Buffer.from(statement).toString(),
    writeNameFile({ nonce: NONCE, name: 'Ada Grün' }),
    `${verifierKey(SIGNER)}\n`,
    credentialOf(statement),
    await then(logged),
    ...(await Promise.all(entries.map((entry) => then(entry - 1)))),
  ]
  const later = Array.from({ length: since }, (_, at) => entryLeaf(logged + at + 1))
  const now: CertificateNow = {
    isWithdrawn: false,
    statement: toBase64(sha256(statement)),
    revision: 1,
    files: ['statement.txt', 'name.txt', 'ledger-key.txt', 'certificate.jwt', 'files.zip'],
  }
  const mark = Buffer.from(sha256(statement)).toString('base64url').slice(0, 22)
  const key = verifierKey(SIGNER)
  const check: Check = {
    key,
    mark,
    certificate: CERTIFICATE,
    ask: treeOf([...leaves, ...later]),
    askCertificate: async () => now,
    askRevision: async () => null,
    askEntry: async () => ({ reversedBy: null }),
    askAnswer: async () => ({ isWithdrawn: false }),
    compare: null,
  }
  return { files, check, now }
}

/** As it is signed for machines; nobody here has its key. */
export function credentialOf(statement: Uint8Array, name = 'Ada Grün'): string {
  const text = Buffer.from(statement).toString()
  const [, from, to] = /^effective (\S+) (\S+)$/m.exec(text) ?? []
  const lineOf = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
  const body = {
    credentialSubject: {
      name,
      trees: lineOf('trees'),
      co2e: lineOf('co2e'),
      plastic: lineOf('plastic'),
      effectiveFrom: from,
      effectiveTo: to,
    },
    evidence: [{ type: 'LedgerStatement', statement: toBase64(statement) }],
  }
  const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${base64url({ alg: 'Ed25519', typ: 'vc+jwt' })}.${base64url(body)}.c2lnbmVk`
}
