import {
  GetPublicLedger,
  ListOwnLedger,
  ListPublicLedger,
  type PublicLedgerEntry,
} from '@understory/contracts/proof/public-ledger.ts'
import { GetLedgerCard } from '@understory/contracts/site/share-cards.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../../../../../bench/recorded-statements.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { readWhole } from '../../../testing/database/read-whole.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { reverseInLedger } from '../ledger/public.ts'
import { appendToLog } from '../public-log/public.ts'

let api: TestApi
let ada: TestPerson
let certificateId: string
let purchaseId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  const ben = await joinAs(api, 'personal')
  ;({ certificateId, purchaseId } = await buy(ada, { milliTrees: 5_000, co2eGrams: 250_000 }))
  await buy(ben, { milliTrees: 7_000 })
  await buy(ada, { plasticGrams: 9_000 })
  await appendToLog(api.deps)
})
afterAll(() => api.close())

async function buy(person: TestPerson, choice: Parameters<typeof quote>[1]) {
  const paid = await payFor(api, person, (await quote(api, choice)).quoteId)
  const { data } = await askOutcome(api, person, paid.paymentId)
  return { certificateId: data.certificateId ?? '', purchaseId: paid.purchaseId }
}

type Query = Partial<Record<'certificate' | 'project' | 'month' | 'cursor', string>> & {
  limit?: number
  entry?: number
}
const list = (query: Query = {}) => api.call(ListPublicLedger, { query })
const found = async (query: Query) => (await list(query)).data.entries
const whatOf = (entries: readonly PublicLedgerEntry[]) =>
  entries.map(({ impact, quantity }) => `${quantity} ${impact}`).toSorted()

const thisMonth = () => api.deps.clock().toISOString().slice(0, 7)

describe('a search', () => {
  test('without anything lists the log, the newest first, a page at a time', async () => {
    const first = (await list({ limit: 3 })).data
    expect(first.entries.map(({ logIndex }) => logIndex)).toEqual([3, 2, 1])
    const rest = (await list({ limit: 3, cursor: first.nextCursor ?? '' })).data
    expect(rest.entries.map(({ logIndex }) => logIndex)).toEqual([0])
    expect(rest.nextCursor).toBeNull()
  })

  test('by certificate finds its entries, by number and by short code', async () => {
    const expected = ['250000 co2e', '5000 trees']
    const { code } = await api.deps.db
      .selectFrom('certificate')
      .select('code')
      .where('id', '=', certificateId)
      .executeTakeFirstOrThrow()
    for (const certificate of [certificateId, code]) {
      expect(whatOf(await found({ certificate }))).toEqual(expected)
    }
    const { headers } = await list({ certificate: certificateId })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['oak', 400, 'BAD_CERTIFICATE_ID'],
    ['00000000-0000-4000-8000-000000000000', 404, 'CERTIFICATE_NOT_FOUND'],
  ])('by the certificate %s says what is wrong with it', async (certificate, status, code) => {
    const answer = await list({ certificate })
    expect([answer.status, answer.refusal.code]).toEqual([status, code])
  })

  test('by entry, project and month finds what matches all of them', async () => {
    const [entry] = await found({ certificate: certificateId })
    const project = entry?.project.id ?? ''
    expect(await found({ entry: entry?.entryId ?? 0 })).toEqual([entry])
    expect((await found({ project, month: thisMonth() })).length).toBeGreaterThan(0)
    expect(await found({ project, month: '2020-01' })).toEqual([])
    expect(await found({ project: 'nowhere' })).toEqual([])
    expect((await list({ month: '2020-13' })).status).toBe(400)
    expect((await list({ cursor: 'x' })).status).toBe(400)
  })

  test('tells nobody whose an entry is, what it came from, or the second it was recorded', async () => {
    const { data } = await list()
    const said = JSON.stringify(data)
    for (const secret of [ada.accountId, purchaseId, certificateId, ada.email]) {
      expect(said).not.toContain(secret)
    }
    for (const { recordedAt } of data.entries) expect(recordedAt).toMatch(/:\d\d:00\.000Z$/)
  })

  test('reads no whole table, whatever is asked', async () => {
    const statements = await statementsOf(async () => {
      await list()
      await list({ cursor: '3', project: 'a', month: thisMonth() })
      await list({ project: 'a' })
      await list({ month: thisMonth() })
      await list({ certificate: certificateId })
      await list({ entry: 1 })
      await api.call(ListOwnLedger, { query: {} }, ada.bearer)
    })
    expect(await readWhole(api, statements)).toEqual([])
  })
})

describe('the totals', () => {
  test('are the sums of what is logged, by month and project', async () => {
    const { data } = await api.call(GetPublicLedger, {})
    const sums = { milliTrees: 12_000, co2eGrams: 250_000, plasticGrams: 9_000 }
    expect(data.totals).toEqual(sums)
    expect(data.months).toEqual([{ month: thisMonth(), entries: 4, ...sums }])
    expect(data.projects.map(({ impact, entries }) => `${entries} ${impact}`).toSorted()).toEqual([
      '1 co2e',
      '1 plastic',
      '2 trees',
    ])
    expect(data.checkpoint).toMatchObject({
      size: 7,
      root: expect.stringMatching(/^.{43}=$/),
      key: expect.stringContaining('/ledger+'),
    })
  })
})

describe('what was reversed', () => {
  test('stays, names its reversal, and the reversal names it', async () => {
    await api.deps.db
      .transaction()
      .execute((tx) =>
        reverseInLedger(tx, { accountId: ada.accountId, recordedAt: api.deps.clock() }, purchaseId),
      )
    await appendToLog(api.deps)
    const entries = await found({ certificate: certificateId })
    expect(whatOf(entries)).toEqual(['-250000 co2e', '-5000 trees', '250000 co2e', '5000 trees'])
    for (const entry of entries) {
      const other = entry.quantity < 0 ? entry.reverses : entry.reversedBy
      expect(entries.find(({ entryId }) => entryId === other?.entryId)).toMatchObject({
        quantity: -entry.quantity,
        logIndex: other?.logIndex,
      })
    }
    const { data } = await api.call(GetPublicLedger, {})
    expect(data.totals).toEqual({ milliTrees: 7_000, co2eGrams: 0, plasticGrams: 9_000 })
  })
})

describe('of an account', () => {
  test('its own entries are listed, with what is not logged yet, and nobody else’s', async () => {
    await buy(ada, { milliTrees: 3_000 })
    const own = await api.call(ListOwnLedger, { query: { limit: 3 } }, ada.bearer)
    expect(own.data.entries).toHaveLength(3)
    const rest = await api.call(
      ListOwnLedger,
      { query: { limit: 3, cursor: own.data.nextCursor ?? '' } },
      ada.bearer,
    )
    const all = [...own.data.entries, ...rest.data.entries]
    expect(new Set(all.map(({ entryId }) => entryId)).size).toBe(6)
    expect(whatOf(all)).not.toContain('7000 trees')
    expect(all.filter(({ logIndex }) => logIndex === null)).toMatchObject([{ quantity: 3_000 }])
  })

  test('strangers list none', async () => {
    expect((await api.call(ListOwnLedger, { query: {} })).status).toBe(401)
    const bad = await api.call(ListOwnLedger, { query: { cursor: '1' } }, ada.bearer)
    expect(bad.status).toBe(400)
  })
})

describe('one unit, one period, one beneficiary: the database refuses', () => {
  const again = (columns: string, changes: string) =>
    sql
      .raw(`insert into impact_ledger_entry (account_id, impact, quantity, project_id, product,
        source_kind, source_id, revision, part, effective_from, effective_to, basis, reverses)
        select ${columns} from impact_ledger_entry where ${changes} limit 1`)
      .execute(api.deps.db)
  const rest = 'product, source_kind, source_id, revision, part'

  test.each([
    [
      'an event that counts twice',
      `account_id, impact, quantity, project_id, ${rest}`,
      'quantity > 0',
    ],
    [
      'an event that counts for someone else, too',
      `(select id from account a where a.id <> account_id limit 1), impact, quantity, project_id, ${rest}`,
      'quantity > 0',
    ],
    [
      'an entry that is reversed twice',
      `account_id, impact, quantity, project_id, ${rest}`,
      'quantity < 0',
    ],
  ])('%s', async (_, columns, where) => {
    const dated = `${columns}, effective_from, effective_to, basis, reverses`
    await expect(again(dated, where)).rejects.toThrow(/impact_ledger_entry_source_id|reversed_once/)
  })

  test('an entry in the statements of two certificates', async () => {
    const claims = api.deps.db.selectFrom('certificate_entry').selectAll()
    const [one, other] = await claims.execute()
    await expect(
      api.deps.db
        .insertInto('certificate_entry')
        .values({
          entry_id: one?.entry_id ?? 0,
          certificate_id: other?.certificate_id ?? '',
          leaf_index: one?.leaf_index ?? 0,
        })
        .execute(),
    ).rejects.toThrow(/certificate_entry_(pkey|leaf_index_key)/)
  })
})

test('the picture for links to it is drawn, and may be stored for a while', async () => {
  const card = await api.call(GetLedgerCard, {})
  expect(card.status).toBe(200)
  expect(card.headers.get('cache-control')).toBe('public, max-age=600')
})
