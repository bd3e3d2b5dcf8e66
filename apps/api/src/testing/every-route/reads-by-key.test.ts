import { randomUUID } from 'node:crypto'
import type { ApiOperation } from '@understory/contracts/v1/operation.ts'
import { hashFromBase64 } from '@understory/ledger-log/hashes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allApiRoutes } from '../../app.ts'
import { appendToLog } from '../../capabilities/proof/public-log/public.ts'
import { makeBuyingKey } from '../commerce/buying-keys.ts'
import { askOutcome, payFor, quote } from '../commerce/purchases.ts'
import { subscribe } from '../commerce/subscriptions.ts'
import { declaredFootprint } from '../footprints/declared-footprint.ts'
import { callPublicApi, makeApiKey } from '../people/api-keys.ts'
import { joinAs, type TestPerson } from '../people/people.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

let api: TestApi
let owner: TestPerson
let key: string
let certificateId: string
let purchaseId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  key = (await makeApiKey(api, owner)).secret
  for (const milliTrees of [5_000, 7_000]) {
    const { quoteId } = await quote(api, { milliTrees }, 'business')
    const paid = await payFor(api, owner, quoteId)
    purchaseId = paid.purchaseId
    certificateId = (await askOutcome(api, owner, paid.paymentId)).data.certificateId ?? ''
    await appendToLog(api.deps)
  }
  const members = [{ plan: 'employee_lite' as const, count: 3 }]
  const product = 'business-workforce-recurring' as const
  const { paymentId } = await subscribe(api, owner, { product, members })
  await askOutcome(api, owner, paymentId)
  await appendToLog(api.deps)
  await declaredFootprint(api, owner)
})
afterAll(() => api.close())

type Answered = Record<string, unknown> & { readonly data: readonly { readonly id: string }[] }
const read = async (path: string, of: string | null = key) => {
  const answer = await callPublicApi(api, path, of === null ? {} : { key: of })
  return { status: answer.status, body: (await answer.json()) as Answered, answer }
}

describe.each([
  [
    '/v1/subscriptions',
    { object: 'subscription', product: 'business-workforce-recurring' },
    'SUBSCRIPTION_NOT_FOUND',
  ],
  ['/v1/invoices', { object: 'invoice', refundedMinor: 0 }, 'INVOICE_NOT_FOUND'],
  [
    '/v1/footprints',
    { object: 'footprint', declared: expect.objectContaining({ scope1: 3_000_000 }) },
    'FOOTPRINT_NOT_FOUND',
  ],
])('%s', (path, shape, missing) => {
  test('lists what is of the account, and each by its id', async () => {
    const { status, body } = await read(path)
    expect([status, body.data[0]]).toEqual([
      200,
      expect.objectContaining({ ...shape, mode: 'live' }),
    ])
    const [first] = body.data
    expect((await read(`${path}/${first?.id}`)).body).toEqual(first)
  })

  test('shows nothing of it to another account, nor to its test keys', async () => {
    const { body } = await read(path)
    const other = (await makeApiKey(api, await joinAs(api, 'business'))).secret
    const trial = (await makeApiKey(api, owner, undefined, 'test')).secret
    for (const foreign of [other, trial]) {
      expect((await read(path, foreign)).body.data).toEqual([])
      const one = await read(`${path}/${body.data[0]?.id}`, foreign)
      const none = await read(`${path}/${randomUUID()}`, foreign)
      expect([one.status, one.body.code, none.body.code]).toEqual([404, missing, missing])
    }
  })
})

test('invoices go on where the page before ended', async () => {
  const first = await read('/v1/invoices?limit=2')
  const rest = await read(`/v1/invoices?cursor=${first.body.nextCursor}`)
  const all = await read('/v1/invoices')
  expect([...first.body.data, ...rest.body.data]).toEqual(all.body.data)
  expect(all.body.data.map((each) => (each as { purchaseId?: string }).purchaseId)).toContain(
    purchaseId,
  )
  expect((await read('/v1/invoices?cursor=nothing')).status).toBe(400)
})

describe('the ledger', () => {
  test('lists the entries of the account, and shows each of them to anyone', async () => {
    const { body } = await read('/v1/ledger/entries?limit=1')
    const [entry] = body.data as unknown as { entryId: number; logIndex: number }[]
    expect(entry).toMatchObject({ object: 'ledger_entry' })
    const open = await read(`/v1/ledger/entries/${entry?.entryId}`, null)
    expect([open.status, open.body.entryId]).toEqual([200, entry?.entryId])
    expect((await read('/v1/ledger/entries/999999', null)).body.code).toBe('LEDGER_ENTRY_NOT_FOUND')
    const other = (await makeApiKey(api, await joinAs(api, 'personal'))).secret
    expect((await read('/v1/ledger/entries', other)).body.data).toEqual([])
  })

  test('has a signed log, of which a later tree continues an earlier one', async () => {
    const { body, answer } = await read('/v1/ledger/log', null)
    expect(body).toMatchObject({ object: 'ledger_log', keys: [{ fromSize: expect.any(Number) }] })
    expect(answer.headers.get('etag')).not.toBeNull()
    const size = Number(body.size)
    const { body: proof } = await read(`/v1/ledger/consistency?from=1&to=${size}`, null)
    expect([proof.toRoot, proof.from, proof.to]).toEqual([body.root, 1, size])
    for (const hash of proof.hashes as string[]) expect(hashFromBase64(hash)).not.toBeNull()
    const same = await read(`/v1/ledger/consistency?from=${size}&to=${size}`, null)
    expect([same.body.fromRoot, same.body.hashes]).toEqual([body.root, []])
    for (const query of [`from=1&to=${size + 1}`, 'from=2&to=1'])
      expect((await read(`/v1/ledger/consistency?${query}`, null)).body.code).toBe(
        'LEDGER_TREE_UNKNOWN',
      )
  })

  test('proves a certificate to anyone who holds its number', async () => {
    const { body, status } = await read(`/v1/certificates/${certificateId}/proof`, null)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        object: 'certificate_proof',
        certificateId,
        proof: expect.stringContaining('c2sp.org/tlog-proof'),
        named: { name: expect.any(String), nonce: expect.any(String) },
      }),
    ])
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    const paid = await payFor(api, owner, quoteId)
    const fresh = (await askOutcome(api, owner, paid.paymentId)).data.certificateId
    expect((await read(`/v1/certificates/${fresh}/proof`, null)).body.code).toBe(
      'CERTIFICATE_NOT_LOGGED',
    )
  })
})

test('before anything is logged there is no log to describe', async () => {
  const empty = await startTestApi()
  const answer = await callPublicApi(empty, '/v1/ledger/log')
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'LEDGER_LOG_EMPTY'])
  await empty.close()
})

/** Of what is asked for by an id: the id that another account has. */
test('no call with an id gives a key what is of another account', async () => {
  const { secret } = await makeBuyingKey(api, await joinAs(api, 'business'))
  const ids: Readonly<Record<string, string>> = {
    purchaseId,
    certificateId,
    subscriptionId: (await read('/v1/subscriptions')).body.data[0]?.id ?? '',
    invoiceId: (await read('/v1/invoices')).body.data[0]?.id ?? '',
    footprintId: (await read('/v1/footprints')).body.data[0]?.id ?? '',
    quoteId: await quoteOf(key),
  }
  const named = allApiRoutes(api.deps).flatMap(({ operation }) => withIds(operation))
  expect(named.length).toBeGreaterThan(5)
  for (const { path, method, scope } of named) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
    const body = method === 'GET' ? {} : { body: {} }
    const answer = await callPublicApi(api, address, { key: secret, ...body })
    expect([path, scope, answer.status]).toEqual([path, scope, 404])
  }
})

const withIds = (operation: ApiOperation) =>
  operation.scope !== null && operation.path.includes('{') ? [operation] : []

async function quoteOf(secret: string): Promise<string> {
  const body = { ask: { by: 'units', milliTrees: 5_000 }, currency: 'GBP' }
  const answer = await callPublicApi(api, '/v1/quotes', { key: secret, body })
  return ((await answer.json()) as { id: string }).id
}
