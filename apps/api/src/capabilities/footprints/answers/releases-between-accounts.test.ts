import { randomUUID } from 'node:crypto'
import { withinRowsOf } from '@understory/database/row-security.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import { SUPPLIED_YEAR } from '../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const ACCOUNTS = 5
const STEPS = 2_000
const MOST_REQUESTS = 30
const LAST_DAY = '2026-12-31' as CalendarDate

type Account = { readonly accountId: string; readonly userId: string; readonly footprintId: string }
type AskedRelease = { readonly requestId: string; readonly reader: number; readonly giver: number }
type MadeRelease = AskedRelease & { readonly releaseId: string; isOpen: boolean }

let api: TestApi
const accounts: Account[] = []
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const person = await joinAs(api, 'business')
    const footprintId = await refinedFootprint(api, person, SUPPLIED_YEAR)
    const { user_id: userId } = await api.deps.db
      .selectFrom('membership')
      .select('user_id')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow()
    accounts.push({ accountId: person.accountId, userId, footprintId })
  }
})
afterAll(() => api.close())

const accountAt = (at: number): Account => {
  const account = accounts[at % ACCOUNTS]
  if (!account) throw new RangeError(`there is no account ${at}`)
  return account
}

/** What a customer asks, as the capability writes it. */
async function ask(reader: number, giver: number): Promise<AskedRelease> {
  const { accountId, footprintId } = accountAt(reader)
  const [supplierId, requestId, now] = [randomUUID(), randomUUID(), new Date()]
  const name = `Supplier ${supplierId}`
  await api.deps.db
    .insertInto('supplier')
    .values({
      ...{ id: supplierId, account_id: accountId, name, name_key: name, country: null },
      ...{ contact_name: null, email: null, source: 'hand', note: null, created_at: now },
    })
    .execute()
  await api.deps.db
    .insertInto('supplier_request')
    .values({
      ...{ id: requestId, account_id: accountId, supplier_id: supplierId, asked_at: now },
      ...{ footprint_id: footprintId, supplier_name: name, token_hash: requestId },
      ...{ from_month: LAST_DAY, to_month: LAST_DAY, due_on: LAST_DAY, expires_at: now },
      ...{ state: 'requested', stepped_at: now },
    })
    .execute()
  return { requestId, reader, giver }
}

const end = (releaseId: string, because: 'withdrawn' | 'superseded') =>
  api.deps.db
    .updateTable('answer_release')
    .set({ ended_at: new Date(), ended_because: because })
    .where('id', '=', releaseId)
    .execute()

async function release({ requestId, reader, giver }: AskedRelease): Promise<string> {
  const id = randomUUID()
  await api.deps.db
    .insertInto('answer_release')
    .values({
      ...{ id, account_id: accountAt(giver).accountId, request_id: requestId },
      ...{ reader_account_id: accountAt(reader).accountId, level: 'inventory' },
      ...{ disclosed: 'allocated', shown: '{}', statement: id, released_at: new Date() },
    })
    .execute()
  return id
}

async function seenBy(at: number): Promise<string[]> {
  const { accountId, userId } = accountAt(at)
  const rows = await withinRowsOf({ accountId, userId }, () =>
    api.scopedDb.selectFrom('answer_release').select('id').execute(),
  )
  return rows.map(({ id }) => id).toSorted()
}

const expectedOf = (made: readonly MadeRelease[], at: number) =>
  made
    .filter(({ giver, reader, isOpen }) => giver === at || (reader === at && isOpen))
    .map(({ releaseId }) => releaseId)
    .toSorted()

const STEP_KINDS = ['release', 'withdraw', 'supersede', 'delete', 'hand-on'] as const
type StepKind = (typeof STEP_KINDS)[number]

const step = fc.record({
  what: fc.constantFrom('ask', 'release', ...STEP_KINDS),
  which: fc.nat(),
  reader: fc.nat(ACCOUNTS - 1),
  giver: fc.nat(ACCOUNTS - 1),
  looks: fc.nat(ACCOUNTS - 1),
})

/** What is asked and released, in memory and in the database. */
class Releases {
  readonly asked: AskedRelease[] = []
  made: MadeRelease[] = []

  openOf(request: AskedRelease): MadeRelease | undefined {
    return this.made.find(({ requestId, isOpen }) => isOpen && requestId === request.requestId)
  }

  readonly steps: { readonly [Kind in StepKind]: (of: AskedRelease) => Promise<void> } = {
    release: async (request) => {
      if (this.openOf(request)) return
      this.made.push({ ...request, releaseId: await release(request), isOpen: true })
    },
    withdraw: (request) => this.#close(request, 'withdrawn'),
    supersede: async (request) => {
      await this.#close(request, 'superseded')
      await this.steps.release(request)
    },
    delete: async (request) => {
      const { requestId } = request
      await sql`delete from supplier_request where id = ${requestId}`.execute(api.deps.db)
      this.asked.splice(this.asked.indexOf(request), 1)
      this.made = this.made.filter((each) => each.requestId !== requestId)
    },
    'hand-on': async (request) => {
      const open = this.openOf(request)
      if (!open) return
      const handOn = api.deps.db
        .updateTable('answer_release')
        .set({ reader_account_id: accountAt(request.reader + 1).accountId })
        .where('id', '=', open.releaseId)
      await expect(handOn.execute()).rejects.toThrow('only ends, once')
    },
  }

  async #close(request: AskedRelease, because: 'withdrawn' | 'superseded'): Promise<void> {
    const open = this.openOf(request)
    if (!open) return
    await end(open.releaseId, because)
    open.isOpen = false
  }
}

test('whatever is released, withdrawn, replaced or deleted, each account reads its own and what is open to it', async () => {
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const releases = new Releases()
      for (const { what, which, reader, giver, looks } of taken) {
        const request = releases.asked[which % Math.max(releases.asked.length, 1)]
        if (request && what !== 'ask') await releases.steps[what](request)
        else if (releases.asked.length < MOST_REQUESTS)
          releases.asked.push(await ask(reader, giver))
        expect(await seenBy(looks)).toEqual(expectedOf(releases.made, looks))
      }
      for (let at = 0; at < ACCOUNTS; at += 1)
        expect(await seenBy(at)).toEqual(expectedOf(releases.made, at))
    }),
    { numRuns: 1, endOnFailure: true },
  )
})
