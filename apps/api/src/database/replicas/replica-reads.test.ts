import {
  CapStore,
  ListStores,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../tools/test-database/create-test-database.ts'
import { joinAs, type TestPerson } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { connectShop, FERN } from '../../testing/stores/stores.ts'

let api: TestApi
let ada: TestPerson
let other: Awaited<ReturnType<typeof createTestDatabase>>
let replica: Database
beforeAll(async () => {
  // Another database stands for the replica: what it shows is told apart, and how far it is can be set.
  other = await createTestDatabase()
  replica = createPlatformDatabase(createPool(other.url, 1))
  api = await startTestApi({ env: { DATABASE_REPLICA_URL: other.tenantUrl } })
  ada = await joinAs(api, 'business')
  const { storeId } = (await connectShop(api, ada, FERN)).data
  await copyToReplica(storeId)
})
afterAll(async () => {
  await api.close()
  await replica.destroy().catch(() => {})
})

async function copyToReplica(storeId: string): Promise<void> {
  const { db } = api.deps
  const { is_live: _, ...account } = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', ada.accountId)
    .executeTakeFirstOrThrow()
  const store = await db
    .selectFrom('store')
    .selectAll()
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  await replica.insertInto('account').values(account).execute()
  await replica
    .insertInto('store')
    .values({ ...store, name: 'As the replica has it' })
    .execute()
}

const names = async (person = ada) =>
  (await api.call(ListStores, {}, person.bearer)).data.stores.map(({ name }) => name)
const behind = () =>
  api.deps.db.updateTable('account_write').set({ lsn: 'FFFFFFFF/FFFFFFFF' }).execute()

test('a dashboard is read from the replica when it has what its account changed', async () => {
  expect(await names()).toEqual(['As the replica has it'])
  const { data } = await api.call(ListStoreOrders, { query: {} }, ada.bearer)
  expect(data.orders).toEqual([])
})

test('someone else sees nothing of it there, too', async () => {
  expect(await names(await joinAs(api, 'business'))).toEqual([])
})

test('a replica that is behind what its account changed is not asked', async () => {
  await behind()
  expect(await names()).toEqual(['Fern & Field'])
})

test('a change is noted by where it is in the log, and read again at once', async () => {
  await behind()
  const [store] = (await api.call(ListStores, {}, ada.bearer)).data.stores
  const params = { storeId: store?.storeId ?? '' }
  await api.call(CapStore, { params, body: { capMinor: 700 } }, ada.bearer)
  const { lsn } = await api.deps.db
    .selectFrom('account_write')
    .select('lsn')
    .where('account_id', '=', ada.accountId)
    .executeTakeFirstOrThrow()
  expect(lsn).not.toBe('FFFFFFFF/FFFFFFFF')
  expect(await names()).toEqual(['As the replica has it'])
})

test('a dashboard that the replica breaks off is read from the primary', async () => {
  await sql`revoke select on store from understory_tenant`.execute(replica)
  expect(await names()).toEqual(['Fern & Field'])
  await sql`grant select on store to understory_tenant`.execute(replica)
  expect(await names()).toEqual(['As the replica has it'])
})

test('without its replica the server answers from the primary', async () => {
  await replica.destroy()
  await other.drop()
  expect(await names()).toEqual(['Fern & Field'])
})
