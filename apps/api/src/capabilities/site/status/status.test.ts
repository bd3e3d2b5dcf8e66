import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetStatus } from '@understory/contracts/site/status.ts'
import { createDatabase, createPool } from '@understory/database/connect.ts'
import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { NotAccepted } from '@understory/ports/mail/mailer.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../../app.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { createStatus } from './get-status.ts'
import { isMailServerAway, isProviderAway, observed, recordStatus } from './public.ts'
import { noteSighting } from './sightings.ts'

let api: TestApi
let folder: string
let moved = 0
const began = Date.now()
const clock = () => new Date(began + moved)
const deps = () => ({ ...api.deps, clock })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understory-backup-'))
  api = await startTestApi({ env: { BACKUP_MARK: join(folder, 'done') } })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['status_sighting', 'status_incident'] as const)
    await api.deps.db.deleteFrom(table).execute()
})

/** A look of its own, so that nothing of the last one is remembered. */
const look = () => createStatus(deps())()
const part = async (name: string) => (await look()).parts.find((each) => each.part === name)
const incidents = async () =>
  (await look()).incidents?.map((each) => [each.part, each.endedAt !== null])

test('a delivery for a month that was not made is trouble of the worker in the history, until it is over', async () => {
  await recordStatus(deps())
  await sql`
    insert into store_delivery (account_id, store_id, received_at, topic, packed_body)
    values (gen_random_uuid(), gen_random_uuid(), now() - interval '20 years', 'order', '')`.execute(
    api.deps.db,
  )
  await recordStatus(deps())
  expect(await incidents()).toEqual([['worker', false]])
  await sql`delete from store_delivery_rest`.execute(api.deps.db)
  await recordStatus(deps())
  expect(await incidents()).toEqual([['worker', true]])
})

describe('what the status says', () => {
  test('is open to anyone, holds no secret, and claims nothing that was not seen', async () => {
    const { status, data } = await api.call(GetStatus, {})
    expect([status, data.state]).toEqual([200, 'unknown'])
    const states = Object.fromEntries(data.parts.map((each) => [each.part, each.state]))
    expect(states).toMatchObject({ site: 'works', database: 'works', worker: 'unknown' })
    expect(states).toMatchObject({ payments: 'unknown', email: 'unknown', backup: 'unknown' })
    expect(data.incidents).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/postgres|127\.0\.0\.1|localhost|secret|understory-/)
  })

  test('is one look for all who ask within seconds', async () => {
    const status = createStatus(deps())
    expect(await status()).toBe(await status())
  })

  test('without its database is still an answer, which says so', async () => {
    const gone = createPool('postgres://nobody@127.0.0.1:9/none', 1)
    const db = createDatabase({ tenant: gone, platform: gone })
    const { state, parts, incidents: past } = await createStatus({ ...deps(), db })()
    expect([state, past]).toEqual(['trouble', null])
    expect(parts.map((each) => each.state)).toEqual([
      'works',
      'trouble',
      ...Array(parts.length - 2).fill('unknown'),
    ])
    // Nor does anything else that is asked meanwhile end the process, as an unhandled rejection would.
    const withoutDatabase = createApi({ ...api.deps, db })
    for (const path of [
      '/api/status',
      '/api/products/personal-instant-onetime',
      '/api/impact/public-totals',
    ]) {
      const request = new Request(`http://understory.test${path}?currency=GBP`)
      const answer = await withoutDatabase(request, { ip: '198.51.100.7', requestId: 'test' })
      expect(answer.status).toBe(path === '/api/status' ? 200 : 503)
      expect(answer.headers.get('retry-after')).toBe(path === '/api/status' ? null : '5')
    }
    await gone.end()
  })

  test('of a backup is when its mark was touched', async () => {
    await writeFile(join(folder, 'done'), '')
    expect((await part('backup'))?.state).toBe('works')
    const old = new Date(clock().getTime() - 3 * 1_440 * MINUTE_MS)
    await utimes(join(folder, 'done'), old, old)
    expect(await part('backup')).toMatchObject({ state: 'trouble', seenAt: old.toISOString() })
    await rm(join(folder, 'done'))
    expect((await part('backup'))?.state).toBe('unknown')
  })
})

describe('the worker', () => {
  test('notes that it runs, and when it was silent', async () => {
    await recordStatus(deps())
    expect((await look()).state).toBe('works')
    moved += MINUTE_MS
    await recordStatus(deps())
    expect(await incidents()).toEqual([])
    moved += 10 * MINUTE_MS
    expect((await part('worker'))?.state).toBe('trouble')
    await recordStatus(deps())
    expect(await part('worker')).toMatchObject({ state: 'works' })
    expect(await incidents()).toEqual([['worker', true]])
  })

  test('records trouble once, from when it began to when it was over', async () => {
    await noteSighting(deps(), 'payments', true)
    moved += MINUTE_MS
    await noteSighting(deps(), 'payments', false)
    const since = clock()
    moved += MINUTE_MS
    await noteSighting(deps(), 'payments', false)
    expect((await part('payments'))?.since).toBe(since.toISOString())
    await recordStatus(deps())
    await recordStatus(deps())
    expect(await incidents()).toEqual([['payments', false]])
    await noteSighting(deps(), 'payments', true)
    await recordStatus(deps())
    expect(await incidents()).toEqual([['payments', true]])
  })
})

describe('a service that is called', () => {
  test('is seen to answer by real calls', async () => {
    await quote(api, { milliTrees: 5_000 })
    await api.deps.payments.findPayment('pi_nobody').catch(() => {})
    await expect.poll(async () => (await part('payments'))?.state).toBe('works')
  })

  test.each([
    ['a mail server that refuses one email', new NotAccepted('later', new Error('450')), false],
    ['one that cannot be reached', new NotAccepted('no-server', new Error('refused')), true],
    ['one that falls silent', new Error('timeout'), true],
  ])('%s', (_, fault, isAway) => {
    expect(isMailServerAway(fault)).toBe(isAway)
  })

  test.each([
    ['a provider that declines a card', { statusCode: 402 }, false],
    ['one that has a fault of its own', { statusCode: 500 }, true],
    ['one that refuses a revoked key', { statusCode: 401 }, true],
    ['one whose restricted key may not do this', { statusCode: 403 }, true],
    ['one that was called too often', { statusCode: 429 }, true],
    ['one that cannot be reached', new Error('connection'), true],
  ])('%s', (_, fault, isAway) => {
    expect(isProviderAway(fault)).toBe(isAway)
  })

  test('answers as if nobody watched', async () => {
    const notes: boolean[] = []
    const service = {
      name: 'x',
      now: () => 3,
      ask: async (ok: boolean) => {
        if (!ok) throw new Error('no')
        return service.name
      },
    }
    const watched = observed(
      service,
      (isOk) => notes.push(isOk),
      () => true,
    )
    expect([watched.name, watched.now(), await watched.ask(true)]).toEqual(['x', 3, 'x'])
    await expect(watched.ask(false)).rejects.toThrow('no')
    expect(notes).toEqual([true, false])
  })
})

describe('what no call would show', () => {
  test('a disk without room is in trouble until the database has room again', async () => {
    const full = sql`do $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`
    await expect(full.execute(api.scopedDb)).rejects.toThrow('no space left')
    await expect.poll(async () => (await part('database'))?.state).toBe('trouble')
    await recordStatus(deps())
    expect(await part('database')).toMatchObject({ state: 'works' })
  })

  test('payments are in trouble where money comes and no event about it is accepted', async () => {
    moved = 0
    const ada = await joinAs(api, 'personal')
    const deliverAll = eventDeliverer(api)
    const { paymentId } = await payFor(api, ada, (await quote(api, { milliTrees: 5_000 })).quoteId)
    expect((await askOutcome(api, ada, paymentId)).data.status).toBe('succeeded')
    expect((await part('payments'))?.state).not.toBe('trouble')
    moved += 30 * MINUTE_MS
    expect((await part('payments'))?.state).toBe('trouble')
    await deliverAll()
    await expect.poll(async () => (await part('payments'))?.state).not.toBe('trouble')
  })
})
