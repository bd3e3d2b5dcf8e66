import { PauseStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../../database/transact.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { contribute, MOSS } from '../../../../testing/stores/stores.ts'
import { disconnectStore } from './change-store.ts'
import { findStores } from './remembered-stores.ts'

let api: TestApi
let ada: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
let other: Awaited<ReturnType<typeof storeOf>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  ada = await joinAs(api, 'business')
  store = await storeOf(api, ada)
  other = await storeOf(api, ada, MOSS)
})
afterAll(() => api.close())

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
  asPlatform(() => transact(api.deps.db, work))

const found = async (storeId = store.storeId) =>
  (await inTransaction((tx) => findStores(tx, [storeId]))).get(storeId)

const pause = (isPaused: boolean) =>
  api.call(PauseStore, { params: { storeId: store.storeId }, body: { isPaused } }, ada.bearer)

test('a store that did not change is remembered, and not sent again', async () => {
  const before = await found()
  expect(before?.settings).toHaveLength(1)
  expect(await found()).toBe(before)
})

test('what changes how its orders count is known to the next batch', async () => {
  const rule = { kind: 'trees-per-order' as const, trees: 3 }
  await contribute(api, ada, { storeId: store.storeId, rule })
  expect((await found())?.settings[0]?.settings.rule).toEqual(rule)
  await pause(true)
  expect((await found())?.gaps).toMatchObject([{ reason: 'paused', to: null }])
  api.moveClock(1_000)
  await pause(false)
  expect((await found())?.gaps).toMatchObject([{ reason: 'paused', to: expect.any(Date) }])
  await inTransaction((tx) =>
    tx
      .updateTable('store')
      .set({ billing_currency: 'EUR' })
      .where('id', '=', store.storeId)
      .execute(),
  )
  expect((await found())?.billing_currency).toBe('EUR')
})

test('a change that is rolled back is seen within its transaction, and by nobody after', async () => {
  const before = await found()
  const rolledBack = inTransaction(async (tx) => {
    await tx
      .insertInto('store_gap')
      .values({
        account_id: ada.accountId,
        store_id: store.storeId,
        reason: 'no-plan',
        began_at: api.deps.clock(),
      })
      .execute()
    const within = (await findStores(tx, [store.storeId])).get(store.storeId)
    expect(within?.gaps).toHaveLength(2)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await found()).toEqual(before)
})

test('nobody is given what another transaction changed and has not committed', async () => {
  const before = await found()
  const rounds = Array.from({ length: 60 })
  const rolledBack = async () => {
    const change = inTransaction(async (tx) => {
      await tx
        .updateTable('store')
        .set({ billing_currency: 'USD' })
        .where('id', '=', store.storeId)
        .execute()
      await findStores(tx, [store.storeId])
      throw new Error('rolled back')
    })
    await expect(change).rejects.toThrow('rolled back')
  }
  const seen: unknown[] = []
  const changing = (async () => {
    for (const _ of rounds) await rolledBack()
  })()
  const looking = rounds.slice(0, 4).map(async () => {
    for (const _ of rounds) seen.push((await found())?.billing_currency)
  })
  await Promise.all([changing, ...looking])
  expect([...new Set(seen)]).toEqual([before?.billing_currency])
})

test('a store that is deleted is forgotten', async () => {
  const copy = api.deps.newId()
  const row = await other.row()
  if (!row) throw new Error('the store is gone')
  const { revision: _, slice: __, ...values } = row
  const names = { id: copy, unique_name: copy, connection_id: copy }
  await inTransaction((tx) =>
    tx
      .insertInto('store')
      .values({ ...values, ...names })
      .execute(),
  )
  expect((await found(copy))?.id).toBe(copy)
  await inTransaction((tx) => tx.deleteFrom('store').where('id', '=', copy).execute())
  expect(await found(copy)).toBeUndefined()
})

test('a store that is disconnected is remembered as such', async () => {
  await asPlatform(() =>
    disconnectStore(api.deps, { storeId: other.storeId, accountId: ada.accountId }),
  )
  expect((await found(other.storeId))?.disconnected_at).not.toBeNull()
})
