import { ListApiKeys } from '@understory/contracts/developers/api-keys.ts'
import { Me } from '@understory/contracts/people/accounts/accounts.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import type { ApiOperation } from '@understory/contracts/v1/operation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allApiRoutes } from '../../../app.ts'
import { payFor, quote } from '../../../testing/commerce/purchases.ts'
import { liveTablesWith } from '../../../testing/database/live-tables-with.ts'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  await api.work()
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

const testKeyOf = async (person: TestPerson) =>
  (await makeApiKey(api, person, undefined, 'test')).secret
const accountOf = async (key: string) => {
  const answer = await callPublicApi(api, '/v1/account', { key })
  return { answer, account: (await answer.json()) as { id: string; mode: string; kind: string } }
}
const testAccountsOf = ({ accountId }: TestPerson) =>
  api.deps.db
    .selectFrom('account')
    .select(['id', 'closed_at'])
    .where('test_of', '=', accountId)
    .execute()

describe('a test key', () => {
  test('acts for an account of its own, and each answer says so', async () => {
    const [live, trial] = [(await makeApiKey(api, owner)).secret, await testKeyOf(owner)]
    expect(trial).toMatch(/^urk_test_/)
    const [ofLive, ofTest] = [await accountOf(live), await accountOf(trial)]
    expect(ofLive.account).toMatchObject({ id: owner.accountId, mode: 'live', kind: 'business' })
    expect(ofTest.account).toMatchObject({ mode: 'test', kind: 'business' })
    expect(ofTest.account.id).not.toBe(owner.accountId)
    expect([ofLive, ofTest].map(({ answer }) => answer.headers.get('understory-mode'))).toEqual([
      'live',
      'test',
    ])
  })

  test('finds nothing of the live account', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    const { purchaseId } = await payFor(api, owner, quoteId)
    const key = await testKeyOf(owner)
    const answer = await callPublicApi(api, `/v1/purchases/${purchaseId}`, { key })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'PURCHASE_NOT_FOUND'])
    const listed = await callPublicApi(api, '/v1/purchases', { key })
    expect(await listed.json()).toEqual({ data: [], nextCursor: null })
  })

  test('is listed with the keys of the account, and makes nobody hold another account', async () => {
    const person = await joinAs(api, 'personal')
    await testKeyOf(person)
    const { data } = await api.call(ListApiKeys, {}, person.bearer)
    expect(data.keys).toMatchObject([{ mode: 'test', prefix: 'urk_test_' }])
    const held = await api.call(Me, {}, person.bearer)
    expect(held.data.userAccountRefs).toHaveLength(1)
  })

  test('shares one test account with those beside it, however many are made at once', async () => {
    const person = await joinAs(api, 'personal')
    const keys = await Promise.all(Array.from({ length: 8 }, () => testKeyOf(person)))
    const accounts = await Promise.all(keys.map(async (key) => (await accountOf(key)).account.id))
    expect(new Set(accounts).size).toBe(1)
    expect(await testAccountsOf(person)).toMatchObject([{ id: accounts[0] }])
  })

  test('ends with the account, and so does the test account', async () => {
    const person = await joinAs(api, 'personal')
    const key = await testKeyOf(person)
    const body = { email: person.email, password: PASSWORD }
    expect((await api.call(DeleteUser, { body }, person.bearer)).status).toBe(204)
    expect((await callPublicApi(api, '/v1/account', { key })).status).toBe(401)
    const [closed] = await testAccountsOf(person)
    expect(closed?.closed_at).not.toBeNull()
  })
})

test('whatever a test key calls, no table of live accounts has a row of its account', async () => {
  const key = await testKeyOf(owner)
  const totals = async () => (await callPublicApi(api, '/v1/public-totals')).json()
  const before = await totals()
  for (const { operation } of allApiRoutes(api.deps)) await callExample(operation, key)
  const ids = (await testAccountsOf(owner)).map(({ id }) => id)
  expect(ids).toHaveLength(1)
  const { found, looked } = await liveTablesWith(api, ids)
  expect([found, looked > 20]).toEqual([[], true])
  expect(await totals()).toEqual(before)
})

async function callExample({ path, example, method }: ApiOperation, key: string) {
  const { params = {}, query } = example
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  const address = query ? `${filled}?${new URLSearchParams(query)}` : filled
  const answer = await callPublicApi(api, address, {
    key,
    ...(method !== 'GET' && { body: example.body ?? {} }),
  })
  expect([address, answer.status < 500]).toEqual([address, true])
}
