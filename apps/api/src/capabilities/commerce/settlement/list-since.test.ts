import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { listSinceLast } from './list-since.ts'

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Reads the list of refunds; gives how many minutes back it was asked for. */
async function read(work: (listed: string) => Promise<void> = async () => {}, isCut = false) {
  let since = new Date(0)
  async function* list(asked: Date) {
    since = asked
    yield 'a refund'
    if (isCut) throw new Error('the connection was lost')
  }
  await listSinceLast(api.deps, { name: 'refunds', backMs: WEEK_MS, list }, work)
  return Math.round((api.deps.clock().getTime() - since.getTime()) / MINUTE_MS)
}

const WHOLE = WEEK_MS / MINUTE_MS

test('a list is read whole once an hour, and between since it was last read, with an hour that overlaps', async () => {
  expect(await read()).toBe(WHOLE)
  api.moveClock(MINUTE_MS)
  expect(await read()).toBe(61)
  api.moveClock(5 * MINUTE_MS)
  expect(await read()).toBe(65)
  api.moveClock(55 * MINUTE_MS)
  expect(await read()).toBe(WHOLE)
})

test('what could not be worked through, or listed, is read again', async () => {
  await read()
  api.moveClock(MINUTE_MS)
  await read(() => Promise.reject(new Error('not now')))
  api.moveClock(MINUTE_MS)
  await read(undefined, true)
  api.moveClock(MINUTE_MS)
  expect(await read()).toBe(63)
  api.moveClock(MINUTE_MS)
  expect(await read()).toBe(61)
})

test('of two readings at once, the one that ends last takes back nothing of the other', async () => {
  api.moveClock(2 * WHOLE * MINUTE_MS)
  await read()
  api.moveClock(MINUTE_MS)
  let whole = 0
  await read(async () => {
    api.moveClock(60 * MINUTE_MS)
    whole = await read()
  })
  expect(whole).toBe(WHOLE)
  api.moveClock(MINUTE_MS)
  expect(await read()).toBe(61)
})
