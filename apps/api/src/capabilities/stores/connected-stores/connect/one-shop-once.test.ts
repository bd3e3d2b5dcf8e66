import { readFile } from 'node:fs/promises'
import { DisconnectStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { Shop } from '@understory/sandbox/stores/shops.ts'
import { sql } from 'kysely'
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

describe('stores that are stored under older names', () => {
  type Held = {
    platform: string
    unique_name: string
    isConnected?: boolean
    connector?: 'woocommerce'
  }
  const MIGRATION = new URL(
    '../../../../../../../packages/database/migrations/0050_one_name_of_a_shop.sql',
    import.meta.url,
  )

  /** Rows as they were stored before; each as it is after the migration. */
  async function migrated(held: readonly Held[]) {
    const { data } = await connectShop(
      api,
      ada,
      alsoAtRutter('SHOPIFY', `of-${crypto.randomUUID()}`),
    )
    const row = await api.deps.db
      .selectFrom('store')
      .selectAll()
      .where('id', '=', data.storeId)
      .executeTakeFirstOrThrow()
    const rows = held.map(({ isConnected = true, ...change }, at) => ({
      ...row,
      ...change,
      id: crypto.randomUUID(),
      account_id: at % 2 === 0 ? ada.accountId : grace.accountId,
      connection_id: crypto.randomUUID(),
      connected_at: new Date(row.connected_at.getTime() + at),
      ...(!isConnected && {
        status: 'disconnected' as const,
        disconnected_at: row.connected_at,
      }),
    }))
    await api.deps.db.insertInto('store').values(rows).execute()
    await sql.raw(await readFile(MIGRATION, 'utf8')).execute(api.deps.db)
    const ids = rows.map(({ id }) => id)
    const found = await api.deps.db
      .selectFrom('store')
      .select(['id', 'platform', 'unique_name'])
      .where('id', 'in', ids)
      .execute()
    await api.deps.db.deleteFrom('store').where('id', 'in', ids).execute()
    return ids.map((id) => {
      const { platform, unique_name } = found.find((each) => each.id === id) ?? {}
      return `${platform} ${unique_name}`
    })
  }

  test('get the name that they are connected by now', async () => {
    const names = await migrated([
      { platform: 'woo_commerce', unique_name: 'Moss.example/' },
      { platform: 'woo_commerce', unique_name: 'HTTP://www.Oak.example/Shop/' },
      { platform: 'woocommerce', unique_name: 'https://www.ash.example' },
      { platform: 'woocommerce', unique_name: 'http://127.0.0.1:8080/ivy' },
      { platform: 'woocommerce', unique_name: 'http://localhost:8080/ivy' },
      { platform: 'shopify', unique_name: 'https://Elm.myshopify.com/' },
      { platform: 'shopify', unique_name: 'yew' },
      { platform: 'shopify', unique_name: 'yew.example' },
      { platform: 'big_commerce', unique_name: 'stores/Pebble' },
    ])
    expect(names).toEqual([
      'woocommerce https://moss.example',
      'woocommerce https://oak.example/Shop',
      'woocommerce https://ash.example',
      'woocommerce http://127.0.0.1:8080/ivy',
      'woocommerce http://localhost:8080/ivy',
      'shopify elm.myshopify.com',
      'shopify yew.myshopify.com',
      'shopify yew.example',
      'bigcommerce stores/Pebble',
    ])
  })

  test('keep the older one where two that are connected would have the same', async () => {
    const names = await migrated([
      { platform: 'woocommerce', unique_name: 'https://fir.example', connector: 'woocommerce' },
      { platform: 'woo_commerce', unique_name: 'https://fir.example/' },
      { platform: 'woo_commerce', unique_name: 'https://fir.example/', isConnected: false },
    ])
    expect(names).toEqual([
      'woocommerce https://fir.example',
      'woo_commerce https://fir.example/',
      'woocommerce https://fir.example',
    ])
  })
})
