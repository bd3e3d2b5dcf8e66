import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { asPlatform, withinRowsOf } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { urlAs } from '../../../../../tools/postgres/tenant-login.ts'
import { commitDeliveries } from '../../capabilities/stores/store-orders/intake/commit-deliveries.ts'
import { payFor, quote } from '../../testing/commerce/purchases.ts'
import { type PgBouncer, startPgBouncer, whyNoPgBouncer } from '../../testing/database/pgbouncer.ts'
import { joinAs, userIdOf } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../testing/stores/store-deliveries.ts'
import { FERN, MOSS } from '../../testing/stores/stores.ts'
import { transact } from '../transact.ts'

const missing = whyNoPgBouncer()

describe.skipIf(missing !== null)(
  `behind PgBouncer in transaction mode${missing ? ` (${missing})` : ''}`,
  () => {
    let bouncer: PgBouncer
    let api: TestApi
    beforeAll(async () => {
      api = await startTestApi({
        rateLimitScale: 1000,
        env: { DATABASE_POOLING: 'transaction' },
        between: async (url) => {
          bouncer = await startPgBouncer([url, urlAs(url, inject('tenantLogin'))], 2)
          return bouncer.through
        },
      })
    })
    afterAll(async () => {
      await api?.close()
      await bouncer?.stop()
    })

    type Scope = { accountId: string; userId: string }
    async function scoped(): Promise<Scope> {
      const person = await joinAs(api, 'business')
      return { accountId: person.accountId, userId: await userIdOf(api, person) }
    }

    test('people who use the same two connections see their own rows, in and out of transactions', async () => {
      const people = await Promise.all([1, 2, 3, 4].map(scoped))
      const seen = async ({ accountId, userId }: Scope) =>
        withinRowsOf({ userId, accountId }, async () => {
          const alone = await api.scopedDb.selectFrom('account').select('id').execute()
          const inside = await transact(api.scopedDb, async (tx) => {
            await sql`select pg_sleep(0.002)`.execute(tx)
            return tx.selectFrom('membership').select('account_id').execute()
          })
          return [...alone.map(({ id }) => id), ...inside.map((row) => row.account_id)]
        })
      const rounds = Array.from({ length: 25 }, () => people)
      const all = await Promise.all(
        rounds.flat().map(async (person) => ({ person, ids: await seen(person) })),
      )
      for (const { person, ids } of all) expect([...new Set(ids)]).toEqual([person.accountId])
      const nobodys = await api.scopedDb.selectFrom('account').select('id').execute()
      expect(nobodys).toEqual([])
    })

    test('a statement that fails leaves nothing behind', async () => {
      const scope = await scoped()
      for (let turn = 0; turn < 6; turn += 1)
        await expect(
          withinRowsOf(scope, () => sql`select 1 / 0`.execute(api.scopedDb)),
        ).rejects.toThrow('division')
      expect(await api.scopedDb.selectFrom('account').select('id').execute()).toEqual([])
      const count = await asPlatform(() =>
        api.scopedDb.selectFrom('account').select('id').execute(),
      )
      expect(count.length).toBeGreaterThan(0)
    })

    test('orders arrive, and purchases are paid', async () => {
      const [ada, grace] = [await joinAs(api, 'business'), await joinAs(api, 'business')]
      const stores = [await storeOf(api, ada, FERN), await storeOf(api, grace, MOSS)]
      const deps = { ...api.deps, db: api.scopedDb }
      const batches = stores.flatMap((store) =>
        Array.from({ length: 8 }, (_, at) =>
          asPlatform(() =>
            commitDeliveries(deps, [
              store.received(storeDeliveriesStateOf(api, `o-${at}`)),
              store.received(storeDeliveriesStateOf(api, `o-${at + 1}`)),
            ]),
          ),
        ),
      )
      await Promise.all(batches)
      for (const [at, person] of [ada, grace].entries()) {
        const { data } = await api.call(ListStores, {}, person.bearer)
        expect(data.stores.map(({ storeId }) => storeId)).toEqual([stores[at]?.storeId])
        const listed = await api.call(ListStoreOrders, { query: {} }, person.bearer)
        expect(listed.data.orders).toHaveLength(9)
      }
      const asked = { milliTrees: 5_000, co2eGrams: 250_000, plasticGrams: 50 }
      const { quoteId } = await quote(api, asked)
      expect((await payFor(api, await joinAs(api, 'personal'), quoteId)).status).toBe(200)
    })
  },
)
