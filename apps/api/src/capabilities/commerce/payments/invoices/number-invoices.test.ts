import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { numberInvoices } from './number-invoices.ts'
import { hasOlderNumbers, highestNumber, reserveNumbers } from './reserve-numbers.ts'

let api: TestApi
let ada: TestPerson
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

async function settle(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    await payFor(api, ada, quoteId)
  }
  await deliverEvents()
}

async function numbers(): Promise<(number | null)[]> {
  const rows = await api.deps.db.selectFrom('invoice').select('number').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

async function receipts(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'send-receipt'`.execute(api.deps.db)
  return rows[0]?.count ?? 0
}

const count = (length: number) => Array.from({ length }, (_, at) => at + 1)

/** A numbering run that dies before it commits. */
const dying = () =>
  numberInvoices({
    ...api.deps,
    crashPoint: () => Promise.reject(new Error('killed')),
  }).catch(() => {})

test('a settled purchase has an invoice without a number, and no receipt before it has one', async () => {
  await settle(1)
  expect(await numbers()).toEqual([null])
  expect(await receipts()).toBe(0)
  await numberInvoices(api.deps)
  expect(await numbers()).toEqual([1])
  expect(await receipts()).toBe(1)
})

test('a sequencer that is killed before its commit leaves no number, and the next one gives it', async () => {
  const before = (await numbers()).length
  await settle(1)
  await dying()
  expect((await numbers()).at(-1)).toBeNull()
  expect(await receipts()).toBe(before)
  await numberInvoices(api.deps)
  expect(await numbers()).toEqual(count(before + 1))
})

test('two sequencers at once give each invoice one number and one receipt', async () => {
  const before = (await numbers()).length
  await settle(3)
  await Promise.all([numberInvoices(api.deps), numberInvoices(api.deps), numberInvoices(api.deps)])
  expect(await numbers()).toEqual(count(before + 3))
  expect(await receipts()).toBe(before + 3)
})

test('numbers count from one without a gap, whatever settles, numbers and dies in between', async () => {
  const step = fc.constantFrom('settle', 'number', 'twice', 'die')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
      const doing: Promise<unknown>[] = []
      for (const each of steps) {
        if (each === 'settle') await settle(1)
        if (each === 'number') doing.push(numberInvoices(api.deps))
        if (each === 'twice') doing.push(numberInvoices(api.deps), numberInvoices(api.deps))
        if (each === 'die') doing.push(dying())
      }
      await Promise.all(doing)
      await numberInvoices(api.deps)
      const given = await numbers()
      expect(given).toEqual(count(given.length))
      expect(await receipts()).toBe(given.length)
    }),
    { numRuns: 8 },
  )
})

test.each([
  ['a number that leaves a gap', 'number = (select max(number) + 2 from invoice)', /no_gap/],
  ['a number that is there already', 'number = 1', /legal_entity_number/],
  ['another buyer', `buyer = '{}'`, /stays as it was issued/],
])('the database refuses %s', async (_, change, why) => {
  await settle(1)
  const refused = sql.raw(`update invoice set ${change} where number is null`).execute(api.deps.db)
  await expect(refused).rejects.toThrow(why)
  await numberInvoices(api.deps)
})

test('a number that was given stays', async () => {
  const change = sql`update invoice set number = number + 1000 where number = 1`.execute(
    api.deps.db,
  )
  await expect(change).rejects.toThrow(/stays as it was issued/)
})

test('numbers that another process reserves at this moment do not make the database look older', async () => {
  const { db, logCopy } = api.deps
  let beyond = 0
  /** Between reading the database and reading the copy, another process reserves. */
  const interrupted = () => {
    let isDone = false
    const get: typeof logCopy.get = async (key) => {
      if (!isDone) {
        isDone = true
        beyond += 1_000
        await reserveNumbers(api.deps, (await highestNumber(db)) + beyond)
      }
      return logCopy.get(key)
    }
    return { db, logCopy: { ...logCopy, get } }
  }
  expect(await hasOlderNumbers(interrupted())).toBe(false)
  expect(await reserveNumbers(interrupted(), (await highestNumber(db)) + 1)).not.toBeNull()
  expect(await hasOlderNumbers(api.deps)).toBe(false)
})
