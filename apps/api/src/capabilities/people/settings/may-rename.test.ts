import { UpdateAccount, UpdateUser } from '@understory/contracts/people/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const company = async (companyName: string, { bearer }: TestPerson) => {
  const body = { companyName, country: 'GB', website: null, vatNumber: null }
  return (await api.call(UpdateAccount, { body }, bearer)).status
}
const person = async (lastname: string, { bearer }: TestPerson) => {
  const body = { firstname: 'Ada', lastname, defaultCurrency: 'GBP', mobile: null } as const
  return (await api.call(UpdateUser, { body }, bearer)).status
}

test.each([
  ['business', company],
  ['personal', person],
] as const)(
  'a %s account is renamed ten times a day, and changed otherwise as before',
  async (kind, call) => {
    const owner = await joinAs(api, kind)
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push(await call(`Name ${count}`, owner))
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect(await call('Name 9', owner)).toBe(200)
  },
)

test('what is recorded for good is changed so often at most', async () => {
  const owner = await joinAs(api, 'business')
  const statuses: number[] = []
  for (let count = 0; count < 121; count += 1) statuses.push(await company('The same', owner))
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  expect(await company('Another', await joinAs(api, 'business'))).toBe(200)
})
