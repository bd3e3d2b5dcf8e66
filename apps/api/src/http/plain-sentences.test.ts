import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { allRoutes } from '../app.ts'
import { joinAs, type TestPerson } from '../testing/people/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { plainSentence } from './plain-sentences.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

type Refusal = { readonly code: string; readonly problems?: { field: string; message: string }[] }

async function ask(path: string, body?: unknown): Promise<[status: number, Refusal]> {
  const headers = { ...ada.bearer, 'content-type': 'application/json' }
  const init =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await api.send(new Request(`http://understory.test${path}`, init))
  return [response.status, (await response.json()) as Refusal]
}

const WRONG = [undefined, null, '', 'zz', -1, 1.5, true, [], {}, [{}], { kind: 'zz' }]

type Shape = { readonly shape?: Record<string, z.ZodType> }
const schemasOf = ({ params, query, body }: Endpoint): z.ZodType[] =>
  [params, query, body].flatMap((input) => [
    ...(input ? [input] : []),
    ...Object.values((input as Shape | undefined)?.shape ?? {}),
  ])

test('no call answers with a sentence that the schema library wrote', () => {
  const said = allRoutes(api.deps)
    .flatMap(({ endpoint }) => schemasOf(endpoint))
    .flatMap((schema) => WRONG.map((value) => schema.safeParse(value, { error: plainSentence })))
    .flatMap((parsed) => parsed.error?.issues.map(({ message }) => message) ?? [])
  expect(said.length).toBeGreaterThan(1000)
  expect(
    said.filter((message) => /invalid |expected|must match|too (big|small)/i.test(message)),
  ).toEqual([])
})

test('a field that is not known is named', async () => {
  const [status, { problems }] = await ask('/api/footprints/offset-quotes', {
    currency: 'GBP',
    co2eGrams: 100_000,
    startMonth: '2026-12',
    spare: 1,
    other: 2,
  })
  expect(status).toBe(400)
  expect(problems).toEqual([
    { field: 'spare', message: 'There is no such field.' },
    { field: 'other', message: 'There is no such field.' },
  ])
})

test('a parameter that is given several times is read as a list, and none of it is dropped', async () => {
  const metrics = '/api/impacts/metrics/v2?products=business-instant-onetime&products='
  expect((await ask(`${metrics}business-vehicle-onetime`))[0]).toBe(200)
  const [status, { code, problems }] = await ask(`${metrics}no-such-product`)
  expect([status, code]).toEqual([404, 'UNKNOWN_PRODUCT'])
  expect(problems?.[0]?.message).toContain('no-such-product')
})

test.each([
  '/api/impacts/metrics/v2?fromDate=9999-12-31',
  '/api/impacts/metrics/v2?toDate=0001-01-01',
  '/api/impacts/chart?fromDate=9999-12-31',
  '/api/public-ledger/entries?month=0000-01',
  `/api/stores/list-orders?storeId=${randomUUID().slice(1)}`,
])('%s is refused, and is no fault of ours', async (path) => {
  const [status, { code, problems }] = await ask(path)
  expect([status, code, problems?.length]).toEqual([400, 'BAD_REQUEST', 1])
})
