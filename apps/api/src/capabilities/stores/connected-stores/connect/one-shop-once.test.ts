import { DisconnectStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { Shop } from '@understory/sandbox/stores/shops.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { connectShopify, WILLOW } from '../../../../testing/stores/shopify.ts'
import { connectShop } from '../../../../testing/stores/stores.ts'
import { connectWoo, shopAddress } from '../../../../testing/stores/woocommerce.ts'

let api: TestApi
let ada: TestPerson
let grace: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  grace = await joinAs(api, 'business')
})

/** The provider knows a shop by that name, too. */
function alsoAtRutter(platform: Shop['platform'], uniqueName: string): string {
  const { shops } = api.sandbox.stores
  shops.push({ platform, uniqueName, name: 'One Shop', currency: 'GBP', orders: new Map() })
  return uniqueName
}

const disconnect = (storeId: string, person: TestPerson) =>
  api.call(DisconnectStore, { params: { storeId } }, person.bearer)

describe('one shop is connected once, by whichever way, and however its name is written', () => {
  const WAYS: [string, Shop['platform'], () => string, typeof connectWoo][] = [
    ['WooCommerce', 'WOO_COMMERCE', () => shopAddress(api), connectWoo],
    ['Shopify', 'SHOPIFY', () => WILLOW, (...args) => connectShopify(...args)],
  ]
  test.each(WAYS)('a shop of %s', async (_, platform, direct, connectDirectly) => {
    const names = [direct(), `${direct()}/`]
    for (const name of names.map((each) => alsoAtRutter(platform, each))) {
      const { data, status } = await connectShop(api, ada, name)
      expect(status).toBe(201)
      const second = await connectDirectly(api, grace)
      expect(second.refusal.code).toBe('STORE_ALREADY_CONNECTED')
      await disconnect(data.storeId, ada)
      const alone = await connectDirectly(api, grace)
      expect(alone.status).toBe(201)
      expect(alone.data).toMatchObject({ platform: data.platform, uniqueName: data.uniqueName })
      expect((await connectShop(api, ada, name)).refusal.code).toBe('STORE_ALREADY_CONNECTED')
      await disconnect(alone.data.storeId, grace)
    }
  })
})
