import {
  CreateExchange,
  EndExchange,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import {
  CreateOwnProduct,
  DeleteOwnProduct,
  GetOwnProduct,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import {
  ChangeProductFootprint,
  CreateProductFootprint,
  EndProductFootprintRelease,
  GetProductFootprint,
  PublishProductFootprint,
  ReleaseProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  draftedFootprint,
  OAK_TABLE,
  ownProduct,
  partnerOf,
  publishedProduct,
  TABLES_OF_2025,
} from '../../../testing/footprints/own-products.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const PACT = { statesPact: true } as const
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

test('a draft that lacks something is not published, and says what is open', async () => {
  const productId = await ownProduct(api, owner, { fossilCarbonKg: null })
  const footprintId = await draftedFootprint(api, owner, productId)
  const params = { footprintId }
  const { checks } = (await api.call(GetProductFootprint, { params }, owner.bearer)).data
  expect(checks.filter(({ passes }) => !passes)).toEqual([
    { check: 'fossil-carbon', passes: false },
  ])
  const published = await api.call(PublishProductFootprint, { params, body: PACT }, owner.bearer)
  expect(published.refusal.code).toBe('PRODUCT_CHECKS_FAIL')
  const { exchangeId } = await partnerOf(api, owner)
  const releasing = { params, body: { exchangeId } }
  const released = await api.call(ReleaseProductFootprint, releasing, owner.bearer)
  expect(released.refusal.code).toBe('PRODUCT_FOOTPRINT_UNPUBLISHED')
})

test('what was published stays, and so does its product', async () => {
  const productId = await ownProduct(api, owner)
  const footprintId = await publishedProduct(api, owner, productId)
  const changing = { params: { footprintId }, body: TABLES_OF_2025 }
  const changed = await api.call(ChangeProductFootprint, changing, owner.bearer)
  expect(changed.refusal.code).toBe('PRODUCT_FOOTPRINT_FIXED')
  const deleted = await api.call(DeleteOwnProduct, { params: { productId } }, owner.bearer)
  expect(deleted.refusal.code).toBe('OWN_PRODUCT_PUBLISHED')
})

test('what is not there is said to be so', async () => {
  const footprintId = await publishedProduct(api, owner)
  const code = async (answer: Promise<{ refusal: { code: string } }>) => (await answer).refusal.code
  const { bearer } = owner
  expect(await code(api.call(GetOwnProduct, { params: { productId: NOBODYS } }, bearer))).toBe(
    'OWN_PRODUCT_NOT_FOUND',
  )
  const nobodys = { params: { footprintId: NOBODYS } }
  expect(await code(api.call(GetProductFootprint, nobodys, bearer))).toBe(
    'PRODUCT_FOOTPRINT_NOT_FOUND',
  )
  const releasing = { params: { footprintId }, body: { exchangeId: NOBODYS } }
  expect(await code(api.call(ReleaseProductFootprint, releasing, bearer))).toBe(
    'EXCHANGE_NOT_FOUND',
  )
  const ending = { params: { footprintId, releaseId: NOBODYS } }
  expect(await code(api.call(EndProductFootprintRelease, ending, bearer))).toBe(
    'PRODUCT_RELEASE_NOT_FOUND',
  )
  expect(await code(api.call(EndExchange, { params: { exchangeId: NOBODYS } }, bearer))).toBe(
    'EXCHANGE_NOT_FOUND',
  )
})

test('a partner’s own server is one that a request of ours may go to', async () => {
  const callback = { base: 'http://example.org', clientId: 'us', clientSecret: 'secret' }
  const body = { peerName: 'Marram Retail', callback }
  const { refusal } = await api.call(CreateExchange, { body }, owner.bearer)
  expect(refusal).toMatchObject({
    code: 'EXCHANGE_ADDRESS_FORBIDDEN',
    problems: [{ field: 'callback.base' }],
  })
})

test('there are at most 200 products, 50 footprints of each, and 100 partners', async () => {
  const maker = await joinAs(api, 'business')
  const productId = await ownProduct(api, maker)
  await draftedFootprint(api, maker, productId)
  await partnerOf(api, maker)
  const fill = (table: string, most: number) =>
    sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid())
      || case when ${table} = 'exchange' then jsonb_build_object('client_id',
        'pact_' || translate(left(md5(n::text), 16), '01890', 'abcde')) else '{}' end)).*
    from ${sql.table(table)} t, generate_series(2, ${most}::int) n
    where t.account_id = ${maker.accountId}`.execute(api.deps.db)
  await fill('product_footprint', 50)
  await fill('own_product', 200)
  await fill('exchange', 100)
  const { bearer } = maker
  const product = await api.call(CreateOwnProduct, { body: OAK_TABLE }, bearer)
  expect(product.refusal.code).toBe('TOO_MANY_OWN_PRODUCTS')
  const drafting = { params: { productId }, body: TABLES_OF_2025 }
  const draft = await api.call(CreateProductFootprint, drafting, bearer)
  expect(draft.refusal.code).toBe('TOO_MANY_PRODUCT_FOOTPRINTS')
  const partner = await api.call(CreateExchange, { body: { peerName: 'One more' } }, bearer)
  expect(partner.refusal.code).toBe('TOO_MANY_EXCHANGES')
})
