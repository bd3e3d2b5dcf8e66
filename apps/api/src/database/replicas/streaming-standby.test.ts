import { GetImpactMetrics, GetPublicTotals } from '@understory/contracts/proof/ledger.ts'
import {
  CapStore,
  ListStores,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerHealth } from '../../http/serve/health.ts'
import { createHealthChecks } from '../../signals/health-checks.ts'
import { type Replicated, startWithStandby } from '../../testing/database/standby.ts'
import { joinAs, type TestPerson } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../testing/stores/store-deliveries.ts'

const PATIENT = { timeout: 20_000, interval: 500 }

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
    await store.commit([storeDeliveriesStateOf(api, 'late')])
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

  test('while its standby is silent every dashboard is read from the primary, and none waits for it', async () => {
    servers.silence('standby')
    try {
      // Each that waited for an answer would take half a minute.
      for (let dashboard = 0; dashboard < 20; dashboard += 1)
        expect(await orders()).toEqual(['late'])
    } finally {
      servers.wake('standby')
    }
    await servers.untilCaughtUp()
    expect(await orders()).toEqual(['late'])
  })

  test('while the primary is silent people are told at once to try again, and all is well when it is back', async () => {
    const readiness = async () =>
      (await answerHealth('/readyz', createHealthChecks(api.deps), { stopping: false }))?.status
    const totals = async () => (await api.call(GetPublicTotals, {})).status
    expect([await totals(), await readiness()]).toEqual([200, 200])
    servers.silence('primary')
    try {
      const answered: number[] = []
      const ask = () => void totals().then((status) => answered.push(status))
      expect(await readiness()).toBe(503)
      await expect
        .poll(() => {
          ask()
          return answered.includes(503)
        }, PATIENT)
        .toBe(true)
      // Each that waited for a connection would take five seconds.
      for (let request = 0; request < 20; request += 1) expect(await totals()).toBe(503)
    } finally {
      servers.wake('primary')
    }
    await expect.poll(totals, PATIENT).toBe(200)
    expect(await readiness()).toBe(200)
  })

  test('without its standby the server answers from the primary', async () => {
    await servers.killStandby()
    expect(await orders()).toEqual(['late'])
    expect(await capSeen()).toEqual([900])
  })
})
