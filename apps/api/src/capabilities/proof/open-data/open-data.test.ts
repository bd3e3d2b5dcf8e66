import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { openCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { isSame, toBase64 } from '@understory/ledger-log/hashes.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '@understory/ledger-log/tree/right-edge.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../../../../../bench/recorded-statements.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { recordTrees } from '../../../testing/record-trees.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { appendToLog } from '../public-log/public.ts'
import { answerOpenData, publishRelease } from './public.ts'

const ENTRIES = 2_500

let api: TestApi
let accountId: string
beforeAll(async () => {
  api = await startTestApi()
  ;({ accountId } = await joinAs(api, 'personal'))
})
afterAll(() => api.close())

let callers = 0
function anotherAddress(): string {
  callers += 1
  return `203.0.113.${callers}`
}
const ask = (path: string, init: RequestInit = {}, ip = anotherAddress()) =>
  answerOpenData(
    new Request(`http://understory.test/open-data/${path}`, init),
    { path: `/open-data/${path}`, ip },
    api.deps,
  )
const text = async (path: string) => (await ask(path)).text()
const file = (name: string) => `ledger/${ENTRIES}/${name}`
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

test('before anything is released there is nothing, and that is not cached', async () => {
  const answer = await ask('ledger/manifest.json')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

describe('a release', () => {
  beforeAll(async () => {
    await recordTrees(api, accountId, ENTRIES)
    await appendToLog(api.deps)
    await publishRelease(api.deps)
    // The log goes on; the release stays as it is.
    await recordTrees(api, accountId, 3)
    await appendToLog(api.deps)
    await publishRelease(api.deps)
  })

  test('has the root of its checkpoint, computed from the JSON lines alone', async () => {
    const lines = (await text(file('ledger.jsonl'))).trimEnd().split('\n')
    const leaves = lines.map((line) => JSON.parse(line))
    expect(leaves.map(({ index }) => index)).toEqual(leaves.map((_, at) => at))
    const hashes = leaves.map(({ leaf }) => leafHash(Buffer.from(leaf, 'ascii')))
    const root = rootOfEdge(append(EMPTY_EDGE, hashes))
    const { verifier_key } = await api.deps.db
      .selectFrom('ledger_log_key')
      .select('verifier_key')
      .executeTakeFirstOrThrow()
    const verifier = parseVerifierKey(verifier_key)
    const signed = openCheckpoint(await text(file('checkpoint')), verifier ? [verifier] : [])
    expect(signed?.size).toBe(ENTRIES)
    expect(signed && isSame(signed.root, root)).toBe(true)
    const manifest = JSON.parse(await text('ledger/manifest.json'))
    expect(manifest).toMatchObject({ size: ENTRIES, root: toBase64(root) })
    expect(manifest.licence.id).toBe('CC-BY-4.0')
  })

  test('says the same in CSV, with whole numbers as numbers', async () => {
    const type = (await ask(file('ledger.csv'))).headers.get('content-type')
    expect(type).toBe('text/csv; charset=utf-8')
    const rows = (await text(file('ledger.csv'))).trimEnd().split('\r\n')
    expect(rows).toHaveLength(ENTRIES + 1)
    const [header, first] = rows.slice(0, 2).map((row) => row.split(','))
    const cell = (name: string) => first?.[header?.indexOf(name) ?? -1]
    expect([cell('index'), cell('kind'), cell('source'), cell('quantity'), cell('unit')]).toEqual([
      '0',
      'entry',
      'purchase',
      '1000',
      'mtree',
    ])
  })

  test('has checksums and sizes that hold, packed or not', async () => {
    const sums = await text(file('SHA256SUMS'))
    const { files } = JSON.parse(await text(file('manifest.json')))
    for (const { name, bytes, sha256: expected } of files) {
      const plain = await text(file(name))
      expect([sha256(plain), Buffer.byteLength(plain)]).toEqual([expected, bytes])
      expect(sums).toContain(`${expected}  ${name}\n`)
      const packed = await ask(file(name), { headers: { 'accept-encoding': 'br, gzip' } })
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      const bytesOnTheWay = Buffer.from(await packed.arrayBuffer())
      expect(bytesOnTheWay.length).toBeLessThan(bytes)
      expect(sha256(gunzipSync(bytesOnTheWay).toString())).toBe(expected)
    }
  })

  test('explains itself and names nobody', async () => {
    expect(await text(file('README.md'))).toContain('RFC 6962')
    expect(await text(file('LICENSE'))).toContain('CC-BY-4.0')
    const all = (await text(file('ledger.jsonl'))) + (await text(file('manifest.json')))
    expect(all).not.toContain(accountId)
  })

  test('is read as fast as it is taken, and no faster', async () => {
    const read = await statementsOf(async () => {
      const answer = await ask(file('ledger.jsonl'))
      const reader = answer.body?.getReader()
      await reader?.read()
      await reader?.cancel()
    })
    const pages = read.filter(({ text: statement }) => statement.includes('ledger_log_leaf'))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.length).toBeLessThan(3)
  })

  test.each(['identity', 'gzip'])(
    'may be left by its reader at any moment, and nothing fails (%s)',
    async (encoding) => {
      for (let reads = 0; reads < 12; reads += 1) {
        const answer = await ask(file('ledger.jsonl'), { headers: { 'accept-encoding': encoding } })
        const reader = answer.body?.getReader()
        for (let turn = 0; turn < reads % 6; turn += 1) await setImmediate()
        // A chunk is on its way meanwhile.
        const next = reader?.read()
        await reader?.cancel()
        await next
      }
    },
  )

  test.each([
    [file('ledger.jsonl'), 200, 'public, max-age=31536000, immutable'],
    [file('manifest.json'), 200, 'public, max-age=31536000, immutable'],
    ['ledger/manifest.json', 200, 'public, max-age=60'],
    ['ledger/17/manifest.json', 404, 'no-store'],
    ['ledger/ledger.jsonl', 404, 'no-store'],
    [file('nothing'), 404, 'no-store'],
    ['', 404, 'no-store'],
  ])('%s is answered with %i and cached as it may be', async (path, status, cache) => {
    const answer = await ask(path, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
  })

  test('is not made again within the hour, and never changes', async () => {
    const releases = () => api.deps.db.selectFrom('open_data_release').select('size').execute()
    expect(await releases()).toEqual([{ size: ENTRIES }])
    await expect(sql`delete from open_data_release`.execute(api.deps.db)).rejects.toThrow(
      'append-only',
    )
    api.moveClock(3_600_000)
    await publishRelease(api.deps)
    await publishRelease(api.deps)
    expect(await releases()).toEqual([{ size: ENTRIES }, { size: ENTRIES + 3 }])
  })

  test('is not loaded without end from one address', async () => {
    const statuses = []
    for (let count = 0; count < 31; count += 1) {
      const answer = await ask(file('ledger.csv'), { method: 'GET' }, '192.0.2.1')
      statuses.push(answer.status)
      await answer.body?.cancel()
    }
    expect(statuses.slice(-2)).toEqual([200, 429])
  })
})
