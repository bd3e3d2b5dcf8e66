import { ListApiCalls } from '@understory/contracts/developers/api-calls.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepOldRows } from '../../../../jobs/sweep-old-rows.ts'
import { callPublicApi, makeApiKey } from '../../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
let live: string
let trial: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  live = (await makeApiKey(api, owner, ['impact:read', 'quotes:write'])).secret
  trial = (await makeApiKey(api, owner, undefined, 'test')).secret
})
afterAll(() => api.close())

async function latest(person = owner, refused: 'true' | 'false' = 'false') {
  const { data } = await api.call(ListApiCalls, { query: { refused } }, person.bearer)
  return data.calls
}

const stored = () => api.deps.db.selectFrom('api_call').select('id').execute()

test('people see what their programs called, and why it was refused', async () => {
  await callPublicApi(api, '/v1/impact?fromDate=2026-01-01&toDate=2026-12-31', { key: live })
  await callPublicApi(api, '/v1/account', { key: live })
  const body = { ask: { by: 'units' }, currency: 'GBP' }
  await callPublicApi(api, '/v1/quotes', { key: trial, body })
  await callPublicApi(api, '/v1/projects')
  await expect.poll(async () => (await latest()).length).toBe(3)
  const [quote, account, impact] = await latest()
  expect(quote).toMatchObject({
    method: 'POST',
    path: '/v1/quotes',
    status: 400,
    code: 'NO_PRODUCTS_SELECTED',
    mode: 'test',
    keyName: 'Bookkeeping',
  })
  expect(account).toMatchObject({ status: 403, code: 'SCOPE_MISSING', mode: 'live' })
  expect(impact).toMatchObject({ method: 'GET', path: '/v1/impact', status: 200, code: null })
  expect((await latest(owner, 'true')).map(({ code }) => code)).toEqual([
    'NO_PRODUCTS_SELECTED',
    'SCOPE_MISSING',
  ])
})

test('nobody sees the calls of another account, and they go after thirty days', async () => {
  const other = await joinAs(api, 'business')
  expect(await latest(other)).toEqual([])
  await callPublicApi(api, '/v1/account', { key: live })
  await expect.poll(async () => (await latest()).length).toBeGreaterThan(0)
  api.moveClock(29 * DAY_MS)
  await sweepOldRows(api.deps)
  expect(await stored()).not.toEqual([])
  api.moveClock(2 * DAY_MS)
  await sweepOldRows(api.deps)
  expect(await stored()).toEqual([])
})
