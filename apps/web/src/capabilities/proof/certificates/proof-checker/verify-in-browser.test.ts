import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { signerOf, verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  CERTIFICATE,
  certify,
  entryLeaf,
  SIGNER,
  treeOf,
} from '../../../../testing/made-certificate.ts'
import type { CertificateNow, Check, Finding, Step } from './proof-check.ts'
import { partWords } from './shown/claim-words.ts'
import { verifyInBrowser } from './verify-in-browser.ts'

/** PROOF_RUNS=10000 for the whole measure. */
const RUNS = Number(process.env.PROOF_RUNS ?? 200)

async function findings(files: readonly string[], check: Check) {
  const found: Finding[] = []
  for await (const finding of verifyInBrowser(files, check)) found.push(finding)
  return found
}
const steps = async (files: readonly string[], check: Check): Promise<Step[]> =>
  (await findings(files, check)).filter((finding) => 'state' in finding)
const statesOf = async (files: readonly string[], check: Check) =>
  Object.fromEntries((await steps(files, check)).map(({ name, state }) => [name, state]))
const claimOf = async (files: readonly string[], check: Check) =>
  (await findings(files, check)).find((finding) => finding.name === 'claim')?.claim ?? null
const isAccepted = async (files: readonly string[], check: Check) => {
  const found = await steps(files, check)
  return found.length === 7 && found.every(({ state }) => state === 'passed')
}

const ANOTHER_KEY = verifierKey(signerOf(SIGNER.name, Buffer.alloc(32, 8)))
const PARTS = [
  'verify-in-browser',
  'certificate-files',
  'check-now',
  'step',
  'tlog-proof',
  'proof-check',
]
const OF_CHAINS = ['chain', 'order-behind']
const OF_ANSWERS = ['supplier-answer']
const SOURCES = [...PARTS, ...OF_CHAINS, ...OF_ANSWERS].map((name) => ({
  name,
  source: readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'),
}))

const sizeOf = (names: readonly string[]) => {
  const sources = SOURCES.filter(({ name }) => names.includes(name)).map(({ source }) => source)
  return brotliCompressSync(sources.join('')).length
}

test('the checker has 8 kB at most, 4 kB for chains and orders, 2 kB for answers, and nothing of the server in it', () => {
  expect(sizeOf(PARTS)).toBeLessThanOrEqual(8_000)
  expect(sizeOf(OF_CHAINS)).toBeLessThanOrEqual(4_000)
  expect(sizeOf(OF_ANSWERS)).toBeLessThanOrEqual(2_000)
  const all = SOURCES.map(({ source }) => source)
  const imported = all.flatMap((source) =>
    [...source.matchAll(/from '(.*)'/g)].map(([, path]) => path),
  )
  expect([...new Set(imported)].toSorted()).toEqual(
    SOURCES.map(({ name }) => `./${name}.ts`)
      .filter((path) => path !== './verify-in-browser.ts')
      .toSorted(),
  )
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

  test.each<[string, () => Partial<Check>, Step['name']]>([
    ['the mark of another paper', () => ({ mark: 'x'.repeat(22) }), 'statement'],
    [
      'the page of another certificate',
      () => ({ certificate: '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7e' }),
      'statement',
    ],
    ['another key', () => ({ key: ANOTHER_KEY }), 'files'],
    [
      'a log that was made again',
      () => ({ ask: treeOf(Array.from({ length: 40 }, (_, at) => entryLeaf(at + 2))) }),
      'today',
    ],
    ['a log that lost leaves', () => ({ ask: async () => '' }), 'today'],
  ])('says which step fails: %s', async (_, change, name) => {
    const made = await certify(9, [2], 5)
    expect((await statesOf(made.files, { ...made.check, ...change() }))[name]).toBe('failed')
  })

  test('refuses proofs that another key signed, whatever key stands beside them', async () => {
    const { files, check } = await certify(9, [2], 5)
    const beside = files.with(2, `${ANOTHER_KEY}\n`)
    expect(await statesOf(beside, { ...check, key: ANOTHER_KEY })).toMatchObject({
      files: 'passed',
      tree: 'failed',
    })
  })

  test('needs no connection: then it says that the log was not asked', async () => {
    const { files, check } = await certify(9, [2], 5)
    const ask = () => Promise.reject(new Error('no connection'))
    const alone = { ...check, ask, askCertificate: ask, askEntry: ask }
    expect(await statesOf(files, alone)).toEqual({
      files: 'passed',
      statement: 'passed',
      name: 'passed',
      entries: 'passed',
      tree: 'passed',
      today: 'skipped',
      valid: 'skipped',
    })
  })

  test('says so where the browser cannot verify Ed25519, and checks all else', async () => {
    const { files, check } = await certify(9, [2], 5)
    const missing = new DOMException('Unrecognized name', 'NotSupportedError')
    const without = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(missing)
    const states = await statesOf(files, check)
    without.mockRestore()
    expect(states).toEqual({
      files: 'passed',
      statement: 'passed',
      name: 'passed',
      entries: 'passed',
      tree: 'skipped',
      today: 'passed',
      valid: 'passed',
    })
  })

  test('says what it verified: holder, figures, days, number and entries, and nothing else', async () => {
    const { files, check } = await certify(9, [2, 4], 5)
    expect(await claimOf(files, check)).toEqual({
      certificate: CERTIFICATE,
      name: 'Ada Grün',
      issued: '2026-11-21',
      from: '2026-11-01',
      to: '2026-11-30',
      milliTrees: 0,
      co2eGrams: 2_000,
      plasticGrams: 0,
      entries: 2,
      revision: 1,
      earlier: null,
    })
  })

  test.each<[string, number, Step['name']]>([
    ['the statement', 0, 'files'],
    ['the name, while the certificate has one', 1, 'valid'],
    ['the key of the log', 2, 'valid'],
    ['the credential for machines', 3, 'valid'],
    ['the proof of the certificate', 4, 'statement'],
    ['the proof of an entry', 5, 'entries'],
  ])('refuses a certificate that lost %s', async (_, lost, name) => {
    const { files, check } = await certify(9, [2, 4], 5)
    expect((await statesOf(files.toSpliced(lost, 1), check))[name]).toBe('failed')
  })

  test.each<[string, (files: readonly string[]) => readonly string[]]>([
    ['a file that it does not know', (files) => [...files, 'Evil Oil funded 1,000,000 trees.\n']],
    ['two statements', (files) => [...files, files[0] ?? '']],
    ['the key of another log', (files) => files.with(2, 'evil.invalid/log+00000000+AQ==\n')],
    ['a credential that says more', (files) => files.with(3, saysMore(files[3] ?? ''))],
    ['nothing at all', () => []],
  ])('refuses %s', async (_, change) => {
    const { files, check } = await certify(9, [2, 4], 5)
    const changed = change(files)
    expect((await statesOf(changed, check)).files).toBe('failed')
    expect(await claimOf(changed, check)).toBeNull()
  })

  test('says that it did not check a name that went with its account', async () => {
    const { files, check, now } = await certify(9, [2], 5)
    const gone = { ...now, files: ['statement.txt', 'ledger-key.txt'] }
    const unnamed = files.toSpliced(1, 1).toSpliced(2, 1)
    const asked = { ...check, askCertificate: async () => gone }
    expect(await statesOf(unnamed, asked)).toMatchObject({ name: 'skipped', valid: 'passed' })
    expect(await claimOf(unnamed, asked)).toMatchObject({ name: null })
  })

  test.each<[string, (now: CertificateNow) => CertificateNow, Step['state']]>([
    ['was withdrawn', () => ({ isWithdrawn: true }), 'failed'],
    ['is not known', () => null, 'failed'],
    [
      'states something else since, and the earlier statement was withdrawn',
      (now) => now && { ...now, isWithdrawn: false, statement: 'x', revision: 1, files: [] },
      'failed',
    ],
    [
      'states something else since, and the earlier statement was true of its time',
      (now) => now && { ...now, isWithdrawn: false, statement: 'x', revision: 2, files: [] },
      'changed',
    ],
  ])('asks whether the certificate still counts: one that %s', async (_, change, state) => {
    const { files, check, now } = await certify(9, [2], 5)
    const changed = change(now)
    const then = now && !now.isWithdrawn ? now.statement : ''
    const isWithdrawn = changed !== null && !changed.isWithdrawn && changed.revision === 1
    const asked = {
      ...check,
      askCertificate: async () => changed,
      askRevision: async () => ({ statement: then, isWithdrawn }),
    }
    expect((await statesOf(files, asked)).valid).toBe(state)
  })

  test('takes a proof by itself, shows its leaf, and asks whether the entry was reversed', async () => {
    const { files, check } = await certify(9, [2, 4], 5)
    const alone = files.slice(-1)
    expect(await findings(alone, check)).toMatchObject([
      { name: 'files', state: 'passed' },
      { name: 'tree', state: 'passed' },
      { name: 'today', state: 'passed' },
      { name: 'valid', state: 'passed' },
      { name: 'leaves', leaves: [Buffer.from(entryLeaf(4)).toString()] },
    ])
    const reversed = { ...check, askEntry: async () => ({ reversedBy: 12 }) }
    expect((await statesOf(alone, reversed)).valid).toBe('failed')
  })
})

test('a claim that the files show in part says which part', () => {
  const claim = {
    certificate: CERTIFICATE,
    name: 'Ada',
    issued: '2026-11-21',
    from: '2026-11-01',
    to: '2026-11-30',
    milliTrees: 32_000,
    co2eGrams: 0,
    plasticGrams: 0,
    entries: 20,
    revision: 9,
  }
  const earlier = { revisions: 8, milliTrees: 31_000, co2eGrams: 0, plasticGrams: 0, entries: 19 }
  expect(partWords({ ...claim, earlier })).toBe(
    'These files show 1 tree, in 1 entry. The other 31 trees are as stated by revisions 1 to 8, which are not among them.',
  )
  expect(partWords({ ...claim, earlier: null })).toBe('')
})

function saysMore(credential: string): string {
  const [head, body = '', signature] = credential.split('.')
  const read = Buffer.from(body, 'base64url').toString()
  const more = read.replace('2000 g', '2000000 g')
  return [head, Buffer.from(more).toString('base64url'), signature].join('.')
}
