import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskFiles } from '@understory/adapters/files-disk/disk-files.ts'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import type { FileStore } from '@understory/ports/files.ts'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createScratchDatabase } from '../../../../../../tools/test-database/scratch-database.ts'
import { recordTrees } from '../../../testing/record-trees.ts'
import { verifyLog } from '../ledger-check/verify-log.ts'
import { appendToLog } from './append/append-to-log.ts'
import { catchUpLog } from './catch-up.ts'
import { createLogAnswers } from './log-answers.ts'
import { readCopied } from './log-copy.ts'
import { getLogState } from './log-state.ts'
import { newestCheckpoint } from './log-storage.ts'

type Opened = { readonly db: Database; readonly close: () => Promise<void> }
type Scratch = Awaited<ReturnType<typeof createScratchDatabase>>

const ACCOUNT = randomUUID()
const config = {
  origin: 'http://understory.test',
  LEDGER_SIGNING_KEY: '11'.repeat(32),
  LEDGER_EVENT_KEY: '22'.repeat(32),
}
const log = pino({ level: 'silent' })

let folder: string
let scratch: Scratch[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understory-log-'))
})
afterAll(async () => {
  for (const each of scratch) await each.drop()
  await rm(folder, { recursive: true })
})

async function newDatabase(template: string): Promise<Scratch> {
  const made = await createScratchDatabase(inject('adminUrl'), template)
  scratch = [...scratch, made]
  return made
}

function open({ url }: Scratch): Opened {
  const pool = createPool(url, 2)
  return { db: createPlatformDatabase(pool), close: () => pool.end() }
}

const nameOf = ({ url }: Scratch) => new URL(url).pathname.slice(1)

/** What a worker has; a new one has asked the copy nothing yet. */
function workerOn(db: Database, files: FileStore = createDiskFiles(folder)) {
  let now = Date.now()
  const deps = {
    db,
    log,
    clock: () => new Date(now),
    config: config as never,
    crashPoint: async () => {},
    seen: () => () => {},
    logCopy: files,
  }
  return { ...deps, wait: (ms: number) => (now += ms) }
}

const record = (db: Database, count: number) => recordTrees({ deps: { db } }, ACCOUNT, count)
const broken = async (db: Database) =>
  (await verifyLog(db)).flatMap(({ id, breaches }) => (breaches > 0 ? [id] : []))

/** A database whose log was published, a backup of it from before, and what was published since. */
async function publishAfterBackup(): Promise<{ live: Opened; backup: Opened }> {
  const first = await newDatabase(inject('templateName'))
  const before = open(first)
  await sql`insert into account (id, kind, display_name, country)
    values (${ACCOUNT}, 'personal', 'Ada', 'GB')`.execute(before.db)
  await record(before.db, 255)
  expect(await appendToLog(workerOn(before.db))).toBe(255)
  await before.close()
  const backup = await newDatabase(nameOf(first))
  const live = open(first)
  await record(live.db, 300)
  expect(await appendToLog(workerOn(live.db))).toBe(300)
  return { live, backup: open(backup) }
}

test('what is published is copied: leaves, full tiles and each checkpoint', async () => {
  const { live, backup } = await publishAfterBackup()
  const files = createDiskFiles(folder)
  expect(await readCopied({ logCopy: files })).toMatchObject({ size: 555 })
  for (const key of [
    'ledger/tile/entries/000.p/255',
    'ledger/tile/entries/000',
    'ledger/tile/entries/002.p/43',
    'ledger/tile/0/001',
    'ledger/checkpoints/255',
    'ledger/checkpoints/555',
  ] as const) {
    expect(await files.get(key)).not.toBeNull()
  }
  await live.close()
  await backup.close()
})

describe('a database from a backup that is older than what was published', () => {
  let live: Opened
  let backup: Opened
  beforeAll(async () => {
    await rm(folder, { recursive: true })
    ;({ live, backup } = await publishAfterBackup())
  })
  afterAll(async () => {
    await live.close()
    await backup.close()
  })

  test('signs nothing, says why to staff, and loses nothing', async () => {
    await sql`select setval('impact_ledger_entry_id_seq', 100000)`.execute(backup.db)
    await record(backup.db, 1)
    expect(await appendToLog(workerOn(backup.db))).toBe(0)
    expect(await newestCheckpoint(backup.db)).toMatchObject({ size: 255 })
    const state = await getLogState(backup)
    expect(state).toMatchObject({ size: 255, waiting: 1 })
    expect(state.halted?.reason).toContain('555 leaves were published')
  })

  test('catches up to the published tree, byte for byte, and signs again', async () => {
    expect(await catchUpLog(workerOn(backup.db))).toBe(300)
    expect(await catchUpLog(workerOn(backup.db))).toBe(0)
    // It is stored again, with the same bytes.
    const published = await newestCheckpoint(live.db)
    const { size, note } = published ?? {}
    expect(await newestCheckpoint(backup.db)).toMatchObject({ size, note })
    expect(await appendToLog(workerOn(backup.db))).toBe(1)
    expect(await getLogState(backup)).toMatchObject({ size: 556, halted: null, lost: 300 })
    expect(await broken(backup.db)).toEqual(['leaf-has-its-row'])
  })

  test('binds what is recorded again to the leaf it has, and logs it once', async () => {
    const lost = await live.db
      .selectFrom('impact_ledger_entry')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(300)
      .execute()
    const again = lost.map(({ id: _, ...row }) => row)
    await backup.db.insertInto('impact_ledger_entry').values(again).execute()
    const { rows } = await sql<{ lowest: number }>`
      select min(id) as lowest from impact_ledger_entry where id > 100001`.execute(backup.db)
    expect(rows[0]?.lowest).toBeGreaterThan(100_001)
    expect(await appendToLog(workerOn(backup.db))).toBe(0)
    expect(await getLogState(backup)).toMatchObject({ size: 556, waiting: 0, lost: 0 })
    expect(await broken(backup.db)).toEqual([])
  })

  test('does not go on where entries were written under numbers that the log has', async () => {
    const wrong = open(await newDatabase(inject('templateName')))
    await sql`insert into account (id, kind, display_name, country)
      values (${ACCOUNT}, 'personal', 'Ada', 'GB')`.execute(wrong.db)
    await record(wrong.db, 1)
    await sql`insert into ledger_log_key select * from ${sql.raw('(values')} (${(await live.db.selectFrom('ledger_log_key').select('verifier_key').executeTakeFirstOrThrow()).verifier_key}, 1)) v`.execute(
      wrong.db,
    )
    await expect(catchUpLog(workerOn(wrong.db))).rejects.toThrow('written after the restore')
    await wrong.close()
  })
})

test('answers of suppliers that were logged after the backup stand as the log says, and are stated once', async () => {
  await rm(folder, { recursive: true })
  const first = await newDatabase(inject('templateName'))
  const before = open(first)
  const [standing, withdrawn, known] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const add = (db: Database, hash: Buffer) =>
    db.insertInto('answer_statement').values({ hash }).execute()
  const end = (db: Database, hash: Buffer) =>
    db.updateTable('answer_statement').set({ is_ended: true }).where('hash', '=', hash).execute()
  const states = (db: Database) =>
    db.selectFrom('answer_statement').selectAll().orderBy('hash').execute()
  await add(before.db, known)
  expect(await appendToLog(workerOn(before.db))).toBe(1)
  await add(before.db, standing)
  await add(before.db, withdrawn)
  await before.close()
  const restored = open(await newDatabase(nameOf(first)))
  const live = open(first)
  await end(live.db, withdrawn)
  await end(live.db, known)
  expect(await appendToLog(workerOn(live.db))).toBe(4)
  expect(await catchUpLog(workerOn(restored.db))).toBe(4)
  expect(await states(restored.db)).toEqual(await states(live.db))
  expect(await appendToLog(workerOn(restored.db))).toBe(0)
  expect(await getLogState(restored)).toMatchObject({ size: 5, halted: null, lost: 0 })
  expect(await broken(restored.db)).toEqual([])
  await live.close()
  await restored.close()
})

describe('a copy', () => {
  test('of another tree of the same size stops who would sign', async () => {
    const own = open(await newDatabase(inject('templateName')))
    await sql`insert into account (id, kind, display_name, country)
      values (${ACCOUNT}, 'personal', 'Ada', 'GB')`.execute(own.db)
    const elsewhere = createDiskFiles(await mkdtemp(join(folder, 'other-')))
    await record(own.db, 1)
    const worker = workerOn(own.db, elsewhere)
    expect(await appendToLog(worker)).toBe(1)
    const note = (await newestCheckpoint(own.db))?.note ?? ''
    await elsewhere.put('ledger/checkpoint', Buffer.from(note.replace(/\n(.)/, '\n$1')))
    const [origin, size, root = ''] = note.split('\n')
    const other = `${origin}\n${size}\n${root.split('').toReversed().join('')}\n\n`
    await elsewhere.put('ledger/checkpoint', Buffer.from(other))
    await record(own.db, 1)
    worker.wait(60_000)
    expect(await appendToLog(worker)).toBe(0)
    expect((await getLogState(own)).halted?.reason).toContain('another tree')
    await elsewhere.put('ledger/checkpoint', Buffer.from(note))
    worker.wait(59_000)
    expect(await appendToLog(worker)).toBe(0)
    worker.wait(1_000)
    expect(await appendToLog(worker)).toBe(1)
    await own.close()
  })

  test('that cannot be read stops who would sign', async () => {
    const own = open(await newDatabase(inject('templateName')))
    const path = join(folder, 'a-file')
    await writeFile(path, '')
    const failing: FileStore = {
      ...createDiskFiles(folder),
      get: () => Promise.reject(new Error('the file store answered GET with 500')),
    }
    expect(await appendToLog(workerOn(own.db, failing))).toBe(0)
    expect((await getLogState(own)).halted?.reason).toContain('cannot be read')
    await own.close()
  })
})

test('a fault at any step publishes nothing, and what waits is logged once', async () => {
  const own = open(await newDatabase(inject('templateName')))
  await sql`insert into account (id, kind, display_name, country)
    values (${ACCOUNT}, 'personal', 'Ada', 'GB')`.execute(own.db)
  const files = createDiskFiles(await mkdtemp(join(folder, 'steps-')))
  const met: string[] = []
  const steps = [
    'log-held',
    'log-taken',
    'log-appended',
    'log-stored',
    'log-continues',
    'log-before-commit',
  ]
  for (const step of [...steps, 'log-committed']) {
    const before = await newestCheckpoint(own.db)
    await record(own.db, 300)
    const crashPoint = async (reached: string) => {
      if (reached !== step) return
      met.push(step)
      throw new Error('killed')
    }
    await expect(appendToLog({ ...workerOn(own.db, files), crashPoint })).rejects.toThrow('killed')
    const isCommitted = step === 'log-committed'
    expect((await newestCheckpoint(own.db))?.size ?? 0).toBe(
      (before?.size ?? 0) + (isCommitted ? 300 : 0),
    )
    expect(await appendToLog(workerOn(own.db, files))).toBe(isCommitted ? 0 : 300)
    expect(await broken(own.db)).toEqual([])
  }
  expect(met).toEqual([...steps, 'log-committed'])
  await own.close()
})

test('a store that takes nothing stops no signing, is noted as failing, and is caught up with', async () => {
  const own = open(await newDatabase(inject('templateName')))
  await sql`insert into account (id, kind, display_name, country)
    values (${ACCOUNT}, 'personal', 'Ada', 'GB')`.execute(own.db)
  const store = createDiskFiles(await mkdtemp(join(folder, 'failing-')))
  let takesNothing = true
  const put: FileStore['put'] = async (...file) => {
    if (takesNothing) throw new Error('no room is left')
    await store.put(...file)
  }
  const noted: boolean[] = []
  const worker = {
    ...workerOn(own.db, { ...store, put }),
    seen: (part: string) => (isOk: boolean) => void (part === 'log-copy' && noted.push(isOk)),
  }
  await record(own.db, 3)
  expect(await appendToLog(worker)).toBe(3)
  expect([noted.at(-1), await readCopied(worker)]).toEqual([false, null])
  takesNothing = false
  worker.wait(60_000)
  expect(await appendToLog(worker)).toBe(0)
  expect([noted.at(-1), (await readCopied(worker))?.size]).toEqual([true, 3])
  await own.close()
})

describe('answers of the log', () => {
  let own: Opened
  beforeAll(async () => {
    own = open(await newDatabase(inject('templateName')))
    await sql`insert into account (id, kind, display_name, country)
      values (${ACCOUNT}, 'personal', 'Ada', 'GB')`.execute(own.db)
    await record(own.db, 300)
    const files = createDiskFiles(await mkdtemp(join(folder, 'answers-')))
    await appendToLog(workerOn(own.db, files))
  })
  afterAll(() => own.close())

  function asker() {
    const worker = workerOn(own.db)
    const answers = createLogAnswers({ ...worker, config: { RATE_LIMIT_SCALE: 1 } as never })
    const ask = (path: string, ip = '192.0.2.1', method = 'GET') =>
      answers(
        new Request(`http://understory.test/ledger/${path}`, { method }),
        `/ledger/${path}`,
        ip,
      )
    return { ask, wait: worker.wait }
  }

  test('that never change come out of memory without end', async () => {
    const { ask } = asker()
    const first = Buffer.from(await (await ask('tile/0/000')).arrayBuffer())
    const all = await Promise.all(Array.from({ length: 500 }, () => ask('tile/0/000')))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const last = Buffer.from((await all.at(-1)?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(Buffer.compare(first, last)).toBe(0)
    const head = await ask('tile/0/000', '192.0.2.1', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('that are asked of the database are limited by network, and the refusal is not cached', async () => {
    const { ask } = asker()
    const answers = await Promise.all(Array.from({ length: 61 }, (_, at) => ask(`proof/${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect((await ask('proof/0', '203.0.113.9')).status).toBe(200)
  })

  test('with the newest checkpoint are a second old at most', async () => {
    const { ask, wait } = asker()
    const before = await (await ask('checkpoint')).text()
    await record(own.db, 1)
    const files = createDiskFiles(await mkdtemp(join(folder, 'fresh-')))
    await appendToLog(workerOn(own.db, files))
    expect(await (await ask('checkpoint')).text()).toBe(before)
    wait(1_000)
    expect(await (await ask('checkpoint')).text()).not.toBe(before)
  })
})
