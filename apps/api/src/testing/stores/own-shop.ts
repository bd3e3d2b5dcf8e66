import type { ApiStore } from '@understory/contracts/v1/shops/stores.ts'
import { callPublicApi, makeApiKey } from '../people/api-keys.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { ONE_TREE } from './store-bills.ts'

/** A key of someone's account, and one of its test account. */
export async function keysOfBoth(
  api: TestApi,
  owner: TestPerson,
): Promise<{ readonly live: string; readonly trial: string }> {
  const live = await makeApiKey(api, owner)
  const trial = await makeApiKey(api, owner, undefined, 'test')
  return { live: live.secret, trial: trial.secret }
}

/** A shop without a connector, which a program adds by its key. */
export async function addOwnShop(api: TestApi, key: string, more: object = {}): Promise<ApiStore> {
  const body = { name: 'Moss Kitchen', currency: 'GBP', rule: ONE_TREE, ...more }
  return (await (await callPublicApi(api, '/v1/stores', { key, body })).json()) as ApiStore
}

/** What a program says of an order, placed and last changed at one moment unless it says otherwise. */
export const orderPlaced = (at: string, more: object = {}) => ({
  createdAt: at,
  updatedAt: at,
  currency: 'GBP',
  totalMinor: 1_000,
  ...more,
})
