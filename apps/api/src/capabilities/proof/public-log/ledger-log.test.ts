import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { openCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { parseVerifierKey, type Verifier } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { accountReference, holderOf, openingOf } from '@understory/ledger-log/commitments.ts'
import { hashFromBase64, isSame, sha256 } from '@understory/ledger-log/hashes.ts'
import { parseEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { verifyProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import { consistencyProof, leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '@understory/ledger-log/tree/right-edge.ts'
import { hashAtFromTiles, splitHashes } from '@understory/ledger-log/tree/tiles.ts'
import { isConsistent } from '@understory/ledger-log/tree/verify-tree.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { closeAccount } from '../../people/privacy/close-account.ts'
import { answerLog, appendToLog } from './public.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

const db = () => api.deps.db
const log = () => appendToLog(api.deps)

/** Entries of an account, as settling writes them. */
async function record(count: number, { accountId } = ada, on: Database = db()): Promise<void> {
  await sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select ${accountId}, 'trees', n * 1000, (select id from project where impact = 'trees' limit 1),
      'personal-instant-onetime', 'purchase', gen_random_uuid(), 1, 1, '2026-05-01', '2026-05-31', '2026-1'
    from generate_series(1, ${count}) n`.execute(on)
}

/** Totals of the platform are in 64 shards by account; who shares one waits for the other's commit. */
async function someoneInAnotherShard(): Promise<TestPerson> {
  const shardOf = ({ accountId }: TestPerson) => Number.parseInt(accountId.slice(-2), 16) % 64
  const person = await joinAs(api, 'personal')
  return shardOf(person) === shardOf(ada) ? someoneInAnotherShard() : person
}

const ask = (path: string, method = 'GET') =>
  answerLog(
    new Request(`http://understory.test/ledger/${path}`, { method }),
    `/ledger/${path}`,
    db(),
  )
const text = async (path: string) => (await ask(path)).text()
const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer())

async function verifiers(): Promise<Verifier[]> {
  const lines = (await text('key')).trim().split('\n')
  return lines.flatMap((line) => parseVerifierKey(line) ?? [])
}
async function checkpoint() {
  const opened = openCheckpoint(await text('checkpoint'), await verifiers())
  if (!opened) throw new Error('the checkpoint does not open with the published key')
  return opened
}

/** What an outside monitor does: every bundle and every hash, by the documented paths alone. */
async function readWholeLog(size: number) {
  const leaves: Buffer[] = []
  const hashes: Uint8Array[] = []
  for (let from = 0; from < size; from += 256) {
    const width = Math.min(256, size - from)
    const place = `${String(from / 256).padStart(3, '0')}${width === 256 ? '' : `.p/${width}`}`
    hashes.push(...splitHashes(await bytes(`tile/0/${place}`)))
    const bundle = await bytes(`tile/entries/${place}`)
    for (let at = 0; at < bundle.length; ) {
      const end = at + 2 + bundle.readUInt16BE(at)
      leaves.push(bundle.subarray(at + 2, end))
      at = end
    }
  }
  return { leaves, hashes }
}

test('before anything is logged there is no checkpoint, and nothing of it is cached', async () => {
  const answer = await ask('checkpoint')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

describe('what is committed', () => {
  test('is logged once, whole, and each size continues the one before', async () => {
    const sizes: number[] = []
    const old = []
    for (const count of [1, 254, 1, 1, 300]) {
      await record(count)
      expect(await log()).toBe(count)
      expect(await log()).toBe(0)
      const { size, root } = await checkpoint()
      sizes.push(size)
      old.push({ size, root })
      const { leaves, hashes } = await readWholeLog(size)
      expect(leaves.map(leafHash).every((hash, at) => isSame(hash, hashes[at] ?? hash))).toBe(true)
      expect(isSame(rootOfEdge(append(EMPTY_EDGE, hashes)), root)).toBe(true)
      expect(new Set(leaves.map((leaf) => parseEntryLeaf(leaf)?.entry)).size).toBe(size)
    }
    expect(sizes).toEqual([1, 255, 256, 257, 557])
    const hashAt = hashAtFromTiles(async (level, from, count) => {
      const place = Math.floor(from / 256)
      const there = Math.min(256, Math.floor(557 / 256 ** level) - place * 256)
      const width = there === 256 ? '' : `.p/${there}`
      const all = splitHashes(
        await bytes(`tile/${level}/${String(place).padStart(3, '0')}${width}`),
      )
      return all.slice(from - place * 256, from - place * 256 + count)
    })
    const last = old.at(-1)
    for (const each of old) {
      const proof = await consistencyProof(each.size, 557, hashAt)
      expect(last && isConsistent(each, last, proof)).toBe(true)
    }
  })

  test('has a proof that verifies by itself, with the published key alone', async () => {
    const keys = await verifiers()
    for (const index of [0, 255, 256, 556]) {
      const verified = verifyProofFile(await text(`proof/${index}`), keys)
      expect(verified).toMatchObject({ index, checkpoint: { size: 557 } })
    }
    expect((await ask('proof/557')).status).toBe(404)
  })

  test('while someone else still writes is not passed over: it is logged when it commits', async () => {
    const pool = createPool(String(api.deps.config.DATABASE_URL), 1)
    const slow = await createPlatformDatabase(pool).startTransaction().execute()
    const other = await someoneInAnotherShard()
    try {
      await record(1, ada, slow)
      await record(1, other)
      expect(await log()).toBe(1)
      await slow.commit().execute()
    } finally {
      await pool.end()
    }
    expect(await log()).toBe(1)
    const { size } = await checkpoint()
    const { leaves } = await readWholeLog(size)
    const [first, second] = leaves.slice(-2).map((leaf) => parseEntryLeaf(leaf)?.entry ?? 0)
    expect(second).toBeLessThan(first ?? 0)
  })

  test('is logged once when two workers do it at the same moment', async () => {
    await record(40)
    const counts = await Promise.all([log(), log(), log()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
  })

  test('is not lost, and not published, when its batch fails', async () => {
    const before = await text('checkpoint')
    await record(3)
    const failing = { ...api.deps, crashPoint: () => Promise.reject(new Error('killed')) }
    await expect(appendToLog(failing)).rejects.toThrow('killed')
    expect(await text('checkpoint')).toBe(before)
    expect(await log()).toBe(3)
  })
})

test('under another name nothing is signed: it would be another log', async () => {
  await record(1)
  const config = { ...api.deps.config, LEDGER_ORIGIN: 'elsewhere.example/ledger' }
  await expect(appendToLog({ ...api.deps, config })).rejects.toThrow('set LEDGER_ORIGIN')
  expect(await log()).toBe(1)
})

test('without its keys nothing is published, and what waits is logged once they are there', async () => {
  await record(1)
  const config = { ...api.deps.config, LEDGER_SIGNING_KEY: undefined }
  expect(await appendToLog({ ...api.deps, config })).toBe(0)
  expect(await log()).toBe(1)
})

describe('who an entry is of', () => {
  const leafAt = async (index: number) => {
    const verified = verifyProofFile(await text(`proof/${index}`), await verifiers())
    const leaf = typeof verified === 'string' ? null : parseEntryLeaf(verified.leaf)
    if (!leaf) throw new Error('no leaf')
    return leaf
  }

  test('can be shown with the secret of the account, and of no other', async () => {
    const { secret } = await db()
      .selectFrom('ledger_secret')
      .select('secret')
      .where('account_id', '=', ada.accountId)
      .executeTakeFirstOrThrow()
    const leaf = await leafAt(0)
    const holderBy = (key: Uint8Array) =>
      holderOf(openingOf(key, leaf.entry), accountReference(key))
    expect(isSame(holderBy(secret), leaf.holder)).toBe(true)
    expect(isSame(holderBy(sha256(secret)), leaf.holder)).toBe(false)
    const next = await leafAt(1)
    expect(isSame(leaf.holder, next.holder)).toBe(false)
  })

  test('nobody can tell once the account is closed, and every proof stays valid', async () => {
    const person = await joinAs(api, 'personal')
    await record(1, person)
    await log()
    const { size } = await checkpoint()
    const file = await text(`proof/${size - 1}`)
    await db()
      .transaction()
      .execute((tx) => closeAccount(tx, api.deps, { id: person.accountId, kind: 'personal' }))
    await record(1, person)
    expect(await log()).toBe(1)
    const secrets = await db()
      .selectFrom('ledger_secret')
      .selectAll()
      .where('account_id', '=', person.accountId)
      .execute()
    expect(secrets).toEqual([])
    expect(verifyProofFile(file, await verifiers())).toMatchObject({ index: size - 1 })
  })

  test('stands in no leaf, nor does what it was', async () => {
    const { leaves } = await readWholeLog((await checkpoint()).size)
    const all = Buffer.concat(leaves).toString()
    const { source_id: sourceId } = await db()
      .selectFrom('impact_ledger_entry')
      .select('source_id')
      .executeTakeFirstOrThrow()
    for (const secret of [ada.accountId, ada.email, sourceId, 'personal-instant']) {
      expect(all).not.toContain(secret)
    }
  })
})

describe('over HTTP', () => {
  test.each([
    ['checkpoint', 'text/plain; charset=utf-8', 'public, max-age=1'],
    ['key', 'text/plain; charset=utf-8', 'public, max-age=300'],
    ['tile/0/000', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['tile/1/000.p/1', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['tile/entries/000.p/7', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['proof/0', 'text/plain; charset=utf-8', 'public, max-age=60'],
  ])('%s is open to every page, and cached as it may be', async (path, type, cache) => {
    const [got, asked] = [await ask(path), await ask(path, 'HEAD')]
    for (const answer of [got, asked]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe(cache)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect(await asked.text()).toBe('')
    expect((await got.arrayBuffer()).byteLength).toBeGreaterThan(20)
  })

  test.each(['tile/0/999', 'tile/0/00', 'tile/2/000', 'tile/00/000', 'proof/01', 'nothing', ''])(
    '%s is not found, and not cached',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  test('nothing can be written', async () => {
    expect((await ask('checkpoint', 'POST')).status).toBe(405)
  })
})

test('the database keeps what was published as it is', async () => {
  for (const table of ['ledger_log_leaf', 'ledger_log_tile', 'ledger_log_checkpoint'] as const) {
    await expect(sql`delete from ${sql.table(table)}`.execute(db())).rejects.toThrow('append-only')
  }
  const root = (await text('checkpoint')).split('\n')[2] ?? ''
  expect(hashFromBase64(root)).not.toBeNull()
})
