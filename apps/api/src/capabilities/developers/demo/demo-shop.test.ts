import { GetOrderImpact, GetOrderProof } from '@understory/contracts/stores/order-pages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountActor } from '../../../http/actor.ts'
import { addCard, COMMERCE_PURCHASES_ADDRESS } from '../../../testing/commerce/purchases.ts'
import { joinAs, userIdOf } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { verifyLedger } from '../../proof/ledger-check/verify-ledger.ts'
import { appendToLog } from '../../proof/public-log/public.ts'
import { orderCode, orderKey } from '../../stores/order-pages/order-code.ts'
import { seedDemoShop } from './demo-shop.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

test('the sample shop has a paid bill of six orders a day, and each order has a proof', async () => {
  const maya = await joinAs(api, 'business')
  await addCard(api, maya, 'pm_card_visa')
  const actor: AccountActor = {
    userId: await userIdOf(api, maya),
    sessionId: '',
    isGuest: false,
    accountId: maya.accountId,
    accountKind: 'business',
    role: 'owner',
    entryPart: null,
    impersonation: null,
  }
  await seedDemoShop(api.deps, actor, COMMERCE_PURCHASES_ADDRESS)
  await appendToLog(api.deps)
  const { id, connector } = await api.deps.db
    .selectFrom('store')
    .select(['id', 'connector'])
    .where('name', '=', 'Fernbank Bakery')
    .executeTakeFirstOrThrow()
  const key = orderKey(api.deps.config.APP_SECRET, id)
  const query = { store: id, order: '5042', code: orderCode(key, '5042') }
  const { data } = await api.call(GetOrderImpact, { query })
  expect(connector).toBe('rutter')
  expect(data).toMatchObject({ stage: 'funded', milliTrees: 1_000, proof: { orders: 6 } })
  expect((await api.call(GetOrderProof, { query })).status).toBe(200)
  const stores = await api.deps.db.selectFrom('store').select('name').orderBy('name').execute()
  expect(stores.map(({ name }) => name)).toEqual(['Fernbank Bakery', 'Fernbank Wholesale'])
  const breaches = (await verifyLedger(api.deps.db)).filter(({ breaches }) => breaches > 0)
  expect(breaches).toEqual([])
})
