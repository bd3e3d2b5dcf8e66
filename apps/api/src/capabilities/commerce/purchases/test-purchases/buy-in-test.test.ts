import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEDGER_RULES } from '../../../../from-manifests/ledger-rules.ts'
import { liveTablesWith } from '../../../../testing/database/live-tables-with.ts'
import { callPublicApi, makeApiKey } from '../../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
let live: string
let trial: string
let quoteId: string
let totalMinor: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  live = (await makeApiKey(api, owner)).secret
  trial = (await makeApiKey(api, owner, undefined, 'test')).secret
})
beforeEach(async () => {
  const quoted = await quoteWith(trial)
  quoteId = quoted.id
  totalMinor = quoted.totalMinor
})
afterAll(() => api.close())

async function quoteWith(key: string) {
  const ask = { by: 'units', milliTrees: 6_000, co2eGrams: 2_000_000 }
  const body = { ask, currency: 'GBP', startMonth: '2026-11', months: 3 }
  const answer = await callPublicApi(api, '/v1/quotes', { key, body })
  return (await answer.json()) as { id: string; totalMinor: number }
}

const pdfOf = ({ certificateId }: Bought, key: string) =>
  callPublicApi(api, `/v1/certificates/${certificateId}/pdf`, { key })

type Bought = ApiPurchase & { readonly code: string }

async function buy(more: object = {}, { query = '', key = trial, headers = {} }: Buying = {}) {
  const body = { quoteId, payment: { method: 'card' }, ...more }
  const answer = await callPublicApi(api, `/v1/purchases${query}`, { key, body, headers })
  return { status: answer.status, bought: (await answer.json()) as Bought }
}
type Buying = {
  readonly query?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}
const read = async (path: string, key?: string) => {
  const answer = await callPublicApi(api, path, { ...(key !== undefined && { key }) })
  return { status: answer.status, body: await answer.json() }
}
const declined = { payment: { method: 'card', cardId: 'pm_card_chargeDeclined' } }

describe('a purchase with a test key', () => {
  test('is paid at once, and is read with its certificate', async () => {
    const metadata = { cart: '81731', channel: 'Hofladen' }
    const { status, bought } = await buy({ reference: 'Order 7', metadata })
    expect(status).toBe(201)
    expect(bought).toMatchObject({
      mode: 'test',
      status: 'paid',
      dryRun: false,
      quoteId,
      totalMinor,
      milliTrees: 6_000,
      reference: 'Order 7',
      metadata,
      effectiveFrom: '2026-11-01',
      effectiveTo: '2027-01-31',
      invoiceNumber: null,
    })
    expect((await read(`/v1/purchases/${bought.id}`, trial)).body).toEqual(bought)
    const listed = await read('/v1/purchases', trial)
    expect((listed.body as { data: object[] }).data).toContainEqual(bought)
    const certificate = await read(`/v1/certificates/${bought.certificateId}`, trial)
    expect(certificate.body).toMatchObject({
      object: 'certificate',
      mode: 'test',
      user: 'Analytical Engines Ltd',
      products: { trees: 6, kg_co2e: 2_000 },
      entryCount: 6,
      proof: null,
    })
    const paper = await pdfOf(bought, trial)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await paper.arrayBuffer()).toString('latin1')
    expect(bytes.replaceAll('\0', '')).toContain('TEST: ')
  })

  test('is shown to nobody else, and its certificate to no page', async () => {
    const { bought } = await buy()
    const { secret: foreign } = await makeApiKey(
      api,
      await joinAs(api, 'business'),
      undefined,
      'test',
    )
    for (const key of [live, foreign]) {
      expect((await read(`/v1/purchases/${bought.id}`, key)).status).toBe(404)
      expect((await read(`/v1/certificates/${bought.certificateId}`, key)).status).toBe(404)
      expect((await pdfOf(bought, key)).status).toBe(404)
    }
    expect((await read(`/v1/certificates/${bought.certificateId}`)).status).toBe(404)
    const params = { certificateId: bought.certificateId ?? '' }
    const onPages = await api.call(VerifyCertificate, { params })
    expect(onPages.refusal.code).toBe('CERTIFICATE_NOT_FOUND')
  })

  test('is in no live table and no total, and breaks no rule of the books', async () => {
    const totals = await read('/v1/public-totals')
    await buy()
    expect(await read('/v1/public-totals')).toEqual(totals)
    const tests = await api.deps.db.selectFrom('test_account').select('id').execute()
    const { found } = await liveTablesWith(
      api,
      tests.map(({ id }) => id),
    )
    expect(found).toEqual([])
    for (const rule of LEDGER_RULES) {
      if (!('statement' in rule)) continue
      const { rows } = await sql.raw(rule.statement).execute(api.deps.db)
      expect([rule.id, rows]).toEqual([rule.id, []])
    }
  })

  test('that is repeated after a crash is the one that was made', async () => {
    const headers = { 'idempotency-key': 'order-8' }
    const first = await buy({}, { headers })
    await sql`update idempotent_request set status = null, content_type = null, body = null`.execute(
      api.deps.db,
    )
    api.moveClock(60_001)
    const again = await buy({}, { headers })
    expect([again.status, again.bought]).toEqual([201, first.bought])
  })

  test('is made once, however many buy the same quote at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 201)
    expect(new Set(others.map(({ bought }) => bought.code))).toEqual(new Set(['ALREADY_PAID']))
  })
})

describe('a dry run', () => {
  test('says what would be bought, needs no Idempotency-Key, and buys nothing', async () => {
    const query = '?dryRun=true'
    const { status, bought } = await buy({}, { query, headers: { 'idempotency-key': '' } })
    expect(status).toBe(200)
    expect(bought).toMatchObject({ id: null, dryRun: true, mode: 'test', quoteId, totalMinor })
    const real = await buy()
    expect(real.status).toBe(201)
    const same = ({ id, dryRun, createdAt, paidAt, certificateId, ...rest }: Bought) => rest
    expect(same(real.bought)).toEqual(same(bought))
  })

  test('is refused as the purchase would be', async () => {
    const query = '?dryRun=true'
    expect((await buy(declined, { query })).bought.code).toBe('CARD_DECLINED')
    await buy()
    expect((await buy({}, { query })).bought.code).toBe('ALREADY_PAID')
  })
})

describe('what is refused', () => {
  test('a card that is declined, each time that call is repeated, and not with another card', async () => {
    const headers = { 'idempotency-key': 'order-9' }
    const [first, again] = [await buy(declined, { headers }), await buy(declined, { headers })]
    expect([first.status, first.bought.code]).toEqual([402, 'CARD_DECLINED'])
    expect(again).toEqual(first)
    expect((await buy()).status).toBe(201)
  })

  test('a total above what is allowed', async () => {
    const { status, bought } = await buy({ maxTotalMinor: totalMinor - 1 })
    expect([status, bought.code]).toEqual([409, 'TOTAL_CHANGED'])
    expect((await buy({ maxTotalMinor: totalMinor })).status).toBe(201)
  })

  test('a key without the scope, and a card that no test account has', async () => {
    expect((await buy({}, { key: live })).bought.code).toBe('SCOPE_MISSING')
    const { bought } = await buy({ payment: { method: 'card', cardId: 'pm_card_other' } })
    expect(bought.code).toBe('NO_SAVED_CARD')
  })

  test('to end what is paid', async () => {
    const { bought } = await buy()
    const end = (id: string | null) =>
      callPublicApi(api, `/v1/purchases/${id}/cancellation`, { key: trial, body: {} })
    expect((await (await end(bought.id)).json()).code).toBe('ALREADY_PAID')
    expect((await (await end(quoteId)).json()).code).toBe('PURCHASE_NOT_FOUND')
  })

  test('nothing where a person would pay by a link: it is paid at once', async () => {
    expect((await buy({ payment: { method: 'link' } })).bought.status).toBe('paid')
  })

  test.each([
    [
      'more than 20 pairs',
      Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 'x'])),
    ],
    ['a name with a space', { 'order number': '7' }],
    ['a value of two lines', { order: 'one\ntwo' }],
    ['a value that is no text', { order: 7 }],
  ])('metadata with %s', async (_, metadata) => {
    expect((await buy({ metadata })).bought.code).toBe('BAD_REQUEST')
  })

  test('a reference of two lines', async () => {
    const { status, bought } = await buy({ reference: 'one\ntwo' })
    expect([status, bought.code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('a quote of the live account, and one that has expired', async () => {
    const { id } = await quoteWith(live)
    expect((await buy({ quoteId: id })).bought.code).toBe('QUOTE_NOT_FOUND')
    api.moveClock(8 * 86_400_000)
    expect((await buy()).bought.code).toBe('QUOTE_EXPIRED')
  })
})
