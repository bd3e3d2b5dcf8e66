import { CapStore, ListStoreOrders, ListStores } from '@understory/contracts/connected-stores.ts'
import { GetImpactMetrics } from '@understory/contracts/impact.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../testing/people.ts'
import { type Replicated, startWithStandby } from '../testing/standby.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { stateOf, storeOf } from '../testing/store-deliveries.ts'

describe.skipIf(process.platform === 'win32')('with a standby that streams', () => {
  let servers: Replicated
  let api: TestApi
  let ada: TestPerson
  let store: Awaited<ReturnType<typeof storeOf>>
  beforeAll(async () => {
    servers = await startWithStandby()
    const { url, tenantUrl, standbyTenantUrl } = servers
    api = await startTestApi({
      database: { url, tenantUrl, drop: async () => {} },
      env: { DATABASE_REPLICA_URL: standbyTenantUrl },
    })
    ada = await joinAs(api, 'business')
    store = await storeOf(api, ada)
  })
  afterAll(async () => {
    await api?.close()
    await servers?.close()
  })

  const orders = async () =>
    (await api.call(ListStoreOrders, { query: {} }, ada.bearer)).data.orders.map(
      ({ externalId }) => externalId,
    )
  const cap = (capMinor: number) =>
    api.call(CapStore, { params: { storeId: store.storeId }, body: { capMinor } }, ada.bearer)
  const capSeen = async () =>
    (await api.call(ListStores, {}, ada.bearer)).data.stores.map(({ capMinor }) => capMinor)

  test('dashboards are read there, and show an order once it is replayed', async () => {
    await cap(700)
    await servers.untilCaughtUp()
    await servers.onStandby('select pg_wal_replay_pause()')
    await store.commit([stateOf(api, 'late')])
    expect(await orders()).toEqual([])
    await servers.onStandby('select pg_wal_replay_resume()')
    await servers.untilCaughtUp()
    expect(await orders()).toEqual(['late'])
    expect((await api.call(GetImpactMetrics, { query: {} }, ada.bearer)).status).toBe(200)
  })

  test('what someone changed they see at once, however far behind the standby is', async () => {
    await servers.untilCaughtUp()
    await servers.onStandby('select pg_wal_replay_pause()')
    await cap(900)
    expect(await capSeen()).toEqual([900])
    await servers.onStandby('select pg_wal_replay_resume()')
    await servers.untilCaughtUp()
    expect(await capSeen()).toEqual([900])
  })

  test('without its standby the server answers from the primary', async () => {
    await servers.killStandby()
    expect(await orders()).toEqual(['late'])
    expect(await capSeen()).toEqual([900])
  })
})
