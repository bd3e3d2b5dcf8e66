import { randomUUID } from 'node:crypto'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import type { Database } from '@understory/database/connect.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { newsOfAccounts } from './news-of-accounts.ts'

let api: TestApi
let owner: TestPerson
let key: string
let accountId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  key = (await makeApiKey(api, owner, undefined, 'test')).secret
  accountId = (await makeEvent()).accountId
})
afterAll(() => api.close())

const makeEvent = async () => {
  const body = { type: 'purchase.paid' }
  return (await (await callPublicApi(api, '/v1/test/events', { key, body })).json()) as ApiEvent
}
const newest = async () => (await makeEvent()).sequence

/** Counts the statements that are sent. */
function counted(): { readonly db: Database; readonly statements: () => number } {
  let sent = 0
  const db = api.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sent += 1
      return result
    },
  })
  return { db, statements: () => sent }
}

const FEW = { ofProcess: 200, ofAccount: 150 }
const quick = (db = api.deps.db, most = FEW) =>
  newsOfAccounts({ ...api.deps, db }, { lookMs: 20, most })
const { signal } = new AbortController()

test('a hundred calls that wait are woken by one look', async () => {
  const { db, statements } = counted()
  const news = quick(db)
  const sequence = (await newest()) + 1
  const waiting = Array.from({ length: 100 }, () =>
    news.wait({ accountId, sequence: sequence - 1, ms: 20_000, signal }),
  )
  await expect.poll(statements).toBeGreaterThan(0)
  const before = statements()
  await makeEvent()
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => true))
  expect(statements() - before).toBeLessThan(100)
})

test('who left waits no longer, and nobody looks for them', async () => {
  const { db, statements } = counted()
  const news = quick(db)
  const client = new AbortController()
  const waiting = news.wait({
    accountId,
    sequence: await newest(),
    ms: 20_000,
    signal: client.signal,
  })
  client.abort()
  expect(await waiting).toBe(false)
  const gone = { accountId, sequence: 0, ms: 20_000, signal: client.signal }
  expect(await news.wait(gone)).toBe(false)
  expect(statements()).toBe(0)
})

test('one call too many is answered at once, and the next one waits again', async () => {
  const news = quick(api.deps.db, { ofProcess: 3, ofAccount: 2 })
  const client = new AbortController()
  const wait = (account: string) =>
    news.wait({ accountId: account, sequence: 1_000_000, ms: 20_000, signal: client.signal })
  const others = [randomUUID(), randomUUID()] as const
  const waiting = [wait(accountId), wait(accountId), wait(others[0])]
  expect(await wait(others[1])).toBe(false)
  client.abort()
  expect(await Promise.all(waiting)).toEqual([false, false, false])
  const again = new AbortController()
  const next = { accountId, sequence: 0, ms: 20_000, signal: again.signal }
  const ofOne = quick(api.deps.db, { ofProcess: 3, ofAccount: 1 })
  const first = ofOne.wait({ ...next, sequence: 1_000_000 })
  expect(await ofOne.wait(next)).toBe(false)
  again.abort()
  expect(await first).toBe(false)
  expect(await news.wait({ ...next, signal })).toBe(true)
})

test('what came while nobody looked is found, and a call that nobody awaits any more has ended', async () => {
  const query = `/v1/events?after=latest&wait=20`
  const client = new AbortController()
  const request = new Request(`http://understory.test${query}`, { signal: client.signal })
  request.headers.set('authorization', `Bearer ${key}`)
  const answer = api.send(request)
  client.abort()
  expect(((await (await answer).json()) as { data: unknown[] }).data).toEqual([])
})
