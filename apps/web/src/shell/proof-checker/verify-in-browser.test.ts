import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { formatCertificateLeaf } from '@understory/ledger-log/certificate-leaf.ts'
import { signCheckpoint } from '@understory/ledger-log/checkpoint.ts'
import {
  accountReference,
  holderOf,
  nameCommitment,
  openingOf,
} from '@understory/ledger-log/commitments.ts'
import { formatEntryLeaf } from '@understory/ledger-log/entry-leaf.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import { inclusionProof, leafHash } from '@understory/ledger-log/merkle-tree.ts'
import { writeNameFile } from '@understory/ledger-log/name-file.ts'
import { writeProofFile } from '@understory/ledger-log/proof-file.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '@understory/ledger-log/right-edge.ts'
import { signerOf, verifierKey } from '@understory/ledger-log/signed-note.ts'
import { formatStatement } from '@understory/ledger-log/statement.ts'
import { foldHashes } from '@understory/ledger-log/tiles.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Check, Step } from './proof-check.ts'
import { checkProofs } from './verify-in-browser.ts'

/** PROOF_FLIPS=10000 for the whole measure. */
const RUNS = Number(process.env.PROOF_FLIPS ?? 200)
const CERTIFICATE = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const NOON = new Date('2026-11-21T12:00Z')
const [SECRET, NONCE, EVENT] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
  Buffer,
  Buffer,
  Buffer,
]
const SIGNER = signerOf('sample.invalid/ledger', Buffer.alloc(32, 7))
const ACCOUNT = accountReference(SECRET)
const GRAMS = 1_000

const entryLeaf = (entry: number) =>
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
  })

function treeOf(leaves: readonly Uint8Array[]) {
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
async function certify(logged: number, entries: readonly number[], since: number) {
  const leaves = Array.from({ length: logged }, (_, at) => entryLeaf(at + 1))
  const statement = formatStatement({
    certificate: CERTIFICATE,
    issued: '2026-11-21',
    name: nameCommitment(NONCE, 'Ada Grün'),
    effective: { from: '2026-11-01', to: '2026-11-30' },
    milliTrees: 0,
    co2eGrams: GRAMS * entries.length,
    plasticGrams: 0,
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
    await then(logged),
    ...(await Promise.all(entries.map((entry) => then(entry - 1)))),
  ]
  const later = Array.from({ length: since }, (_, at) => entryLeaf(logged + at + 1))
  const mark = Buffer.from(sha256(statement)).toString('base64url').slice(0, 22)
  const key = verifierKey(SIGNER)
  const check: Check = { key, mark, certificate: CERTIFICATE, ask: treeOf([...leaves, ...later]) }
  return { files, check }
}

async function steps(files: readonly string[], check: Check): Promise<Step[]> {
  const found: Step[] = []
  for await (const step of checkProofs(files, check)) found.push(step)
  return found
}
const statesOf = async (files: readonly string[], check: Check) =>
  Object.fromEntries((await steps(files, check)).map(({ name, state }) => [name, state]))
const isAccepted = async (files: readonly string[], check: Check) => {
  const found = await steps(files, check)
  return found.length === 5 && found.every(({ state }) => state === 'passed')
}

/** As a browser reads a file. */
const readAgain = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

test('the checker has 200 lines and 4 kB at most, and nothing of the server in it', () => {
  const source = readFileSync(new URL('verify-in-browser.ts', import.meta.url), 'utf8')
  expect(source.split('\n').length).toBeLessThanOrEqual(201)
  expect(brotliCompressSync(source).length).toBeLessThanOrEqual(4_000)
  expect(source.match(/from '.*'/g)).toEqual(["from './proof-check.ts'"])
})

describe('the checker of the browser', () => {
  test('accepts every honest certificate, and that the log continued since', async () => {
    const certificate = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 90 }))
      .chain(([logged, since]) =>
        fc
          .uniqueArray(fc.integer({ min: 1, max: logged }), { minLength: 1, maxLength: 5 })
          .map((entries) => ({ logged, since, entries })),
      )
    await fc.assert(
      fc.asyncProperty(certificate, async ({ logged, entries, since }) => {
        const { files, check } = await certify(logged, entries, since)
        expect(await isAccepted(files, check)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  }, 600_000)

  test('refuses a certificate with any bit of any file flipped', async () => {
    const { files, check } = await certify(21, [3, 17], 200)
    const ofFile = fc.integer({ min: 0, max: files.length - 1 }).chain((file) =>
      fc.record({
        file: fc.constant(file),
        bit: fc.integer({ min: 0, max: Buffer.byteLength(files[file] ?? '') * 8 - 1 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(ofFile, async ({ file, bit }) => {
        const bytes = Buffer.from(files[file] ?? '')
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(await isAccepted(files.with(file, readAgain(bytes)), check)).toBe(false)
      }),
      { numRuns: RUNS },
    )
  }, 600_000)

  test.each<[string, () => Partial<Check>, Step['name']]>([
    ['the mark of another paper', () => ({ mark: 'x'.repeat(22) }), 'statement'],
    ['the page of another certificate', () => ({ certificate: EVENT.toString() }), 'statement'],
    [
      'another key',
      () => ({ key: verifierKey(signerOf(SIGNER.name, Buffer.alloc(32, 8))) }),
      'tree',
    ],
    [
      'a log that was made anew',
      () => ({ ask: treeOf(Array.from({ length: 40 }, (_, at) => entryLeaf(at + 2))) }),
      'today',
    ],
    ['a log that lost leaves', () => ({ ask: async () => '' }), 'today'],
  ])('says which step fails: %s', async (_, change, name) => {
    const made = await certify(9, [2], 5)
    expect((await statesOf(made.files, { ...made.check, ...change() }))[name]).toBe('failed')
  })

  test('needs no connection: then it says that the log was not asked', async () => {
    const { files, check } = await certify(9, [2], 5)
    const ask = () => Promise.reject(new Error('no connection'))
    expect(await statesOf(files, { ...check, ask })).toEqual({
      statement: 'passed',
      name: 'passed',
      entries: 'passed',
      tree: 'passed',
      today: 'skipped',
    })
  })

  test('says so where the browser cannot verify Ed25519, and checks all else', async () => {
    const { files, check } = await certify(9, [2], 5)
    const missing = new DOMException('Unrecognized name', 'NotSupportedError')
    const without = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(missing)
    const states = await statesOf(files, check)
    without.mockRestore()
    expect(states).toEqual({
      statement: 'passed',
      name: 'passed',
      entries: 'passed',
      tree: 'skipped',
      today: 'passed',
    })
  })

  test('says that it did not check a name that is gone', async () => {
    const { files, check } = await certify(9, [2], 5)
    const unnamed = files.filter((file) => !file.startsWith('understory-ledger/v1 name'))
    expect(await statesOf(unnamed, check)).toMatchObject({ name: 'skipped', statement: 'passed' })
  })

  test('refuses a certificate without the proof of an entry, and takes a proof by itself', async () => {
    const { files, check } = await certify(9, [2, 4], 5)
    expect(await statesOf(files.slice(0, -1), check)).toMatchObject({ entries: 'failed' })
    expect(await statesOf(files.slice(-1), check)).toEqual({
      tree: 'passed',
      today: 'passed',
    })
  })
})
