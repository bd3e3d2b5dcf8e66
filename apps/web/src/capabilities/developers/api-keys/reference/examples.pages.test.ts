import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberInvoices } from '../../../../../../api/src/capabilities/commerce/payments/public.ts'
import { appendToLog } from '../../../../../../api/src/capabilities/proof/public-log/public.ts'
import {
  makeBuyingKey,
  readyToBeCharged,
} from '../../../../../../api/src/testing/commerce/buying-keys.ts'
import { refinedFootprint } from '../../../../../../api/src/testing/footprints/footprints.ts'
import { makeApiKey } from '../../../../../../api/src/testing/people/api-keys.ts'
import { joinAs } from '../../../../../../api/src/testing/people/people.ts'
import {
  type Call,
  groupCalls,
  type OpenApiDocument,
} from '../../../../content/api-docs/open-api.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'
import { referencePath } from './read-document.ts'
import { curlRequest, shellWords, shownCode } from './shown-commands.ts'

let site: TestSite
let trial: string
let live: string
let calls: readonly { readonly tag: string; readonly call: Call }[]
const shown = new Map<string, string>()

beforeAll(async () => {
  site = await startTestSite()
  const person = await joinAs(site.api, 'business')
  await readyToBeCharged(site.api, person)
  trial = (await makeApiKey(site.api, person, undefined, 'test')).secret
  live = (await makeBuyingKey(site.api, person)).secret
  await refinedFootprint(site.api, person)
  const answer = await site.api.send(new Request('http://understory.test/v1/openapi.json'))
  calls = groupCalls((await answer.json()) as OpenApiDocument).flatMap(({ name, calls: own }) =>
    own.map((call) => ({ tag: name, call })),
  )
  for (const tag of new Set(calls.map(({ tag: name }) => name)))
    for (const [label, code] of shownCode((await site.get(referencePath(tag))).html))
      shown.set(label, code)
})
afterAll(() => site.close())

type Answer = {
  readonly status: number
  readonly said: Record<string, unknown>
  /** The code of its refusal. */
  readonly refused: unknown
}

async function answerTo(request: Request): Promise<Answer> {
  const response = await site.api.send(request)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const said = isJson ? (JSON.parse(text) as Answer['said']) : {}
  return { status: response.status, said, refused: response.ok ? undefined : said.code }
}

/** The example of a call, with ids of the reader in place of those that it shows. */
async function runExample(id: string, key: string, ids: Readonly<Record<string, string>> = {}) {
  const call = calls.find(({ call: { operation } }) => operation.operationId === id)?.call
  const command = shown.get(`Example of ${id}`)
  if (!call || !command) throw new Error(`the pages show no example of ${id}`)
  const values = { UNDERSTORY_API_KEY: key, uuidgen: randomUUID() }
  const request = curlRequest(shellWords(command, values))
  const text = request.method === 'GET' ? '' : await request.text()
  const url = new URL(request.url)
  const parts = url.pathname.split('/')
  for (const [at, part] of call.path.split('/').entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name && ids[name]) parts[at] = encodeURIComponent(ids[name])
  }
  url.pathname = parts.join('/')
  const body = text && JSON.parse(text)
  for (const name of Object.keys(ids)) if (body && name in body) body[name] = ids[name]
  return answerTo(
    new Request(url, {
      method: request.method,
      headers: request.headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}

/** Each needs what others made, or ends it. */
const MAKERS = ['createQuote', 'createPurchase', 'createStore', 'putOrder', 'createTestEvent']
const LAST = [
  'cancelPurchase',
  'deleteOrder',
  'updateWebhookEndpoint',
  'deleteWebhookEndpoint',
  'resetTestData',
]
/**
 * A test account has none of these: nothing of it is billed, declared, drawn or in the public log. A test certificate is
 * shown to its own key alone, and the example of an open call brings none.
 */
const OF_LIVE_ACCOUNTS = [
  'getCertificate',
  'getCertificatePdf',
  'getInvoice',
  'getFootprint',
  'getCertificateProof',
  'getLedgerEntry',
  'getLedgerLog',
  'getLedgerConsistency',
]
/** What is not there to be answered, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  // This account has no plan.
  getSubscription: 'SUBSCRIPTION_NOT_FOUND',
  // It was paid at once.
  cancelPurchase: 'ALREADY_PAID',
}

async function made(id: string, key: string, ids: Readonly<Record<string, string>> = {}) {
  const { status, said, refused } = await runExample(id, key, ids)
  expect([id, status, refused]).toEqual([id, expect.toBeOneOf([200, 201, 202, 204]), undefined])
  return said as Readonly<Record<string, string>>
}

/** What a reader has made by the examples before. */
async function buyByExamples(key: string) {
  const { id: quoteId = '' } = await made('createQuote', key)
  const { id: purchaseId = '', certificateId = '' } = await made('createPurchase', key, { quoteId })
  return { quoteId, purchaseId, certificateId }
}

async function firstOf(list: string, name = 'id'): Promise<string> {
  const { data } = (await made(list, live)) as { readonly data?: unknown }
  const [first] = data as Readonly<Record<string, unknown>>[]
  return String(first?.[name])
}

test('every example of the reference works as it stands, with ids of the reader', async () => {
  const bought = await buyByExamples(trial)
  const { id: storeId = '' } = await made('createStore', trial)
  const { id: orderId = '' } = await made('putOrder', trial, { storeId })
  const { id: endpointId = '' } = await made('createWebhookEndpoint', trial)
  const { id: eventId = '' } = await made('createTestEvent', trial)
  const ids = { ...bought, storeId, orderId, endpointId, eventId }
  const ofLive = await buyByExamples(live)
  await numberInvoices(site.api.deps)
  await appendToLog(site.api.deps)
  const liveIds = {
    ...ofLive,
    invoiceId: await firstOf('listInvoices'),
    footprintId: await firstOf('listFootprints'),
    entryId: await firstOf('listLedgerEntries', 'entryId'),
  }
  const names = calls.map(({ call: { operation } }) => operation.operationId)
  for (const id of [...names.filter((name) => ![...MAKERS, ...LAST].includes(name)), ...LAST]) {
    const isLive = OF_LIVE_ACCOUNTS.includes(id)
    const answer = await runExample(id, isLive ? live : trial, isLive ? liveIds : ids)
    expect([id, answer.status, answer.refused]).toEqual([
      id,
      REFUSED[id] ? expect.any(Number) : expect.toBeOneOf([200, 201, 202, 204]),
      REFUSED[id],
    ])
  }
})

test.each([
  ['/developers', ['A call without a key', 'A call with a key']],
  ['/developers/own-shop', ['Adding a shop', 'Sending an order', 'Sending a refund']],
  ['/developers/webhooks', ['Reading events']],
])('every call that %s shows works as it stands', async (path, labels) => {
  const code = shownCode((await site.get(path)).html)
  const curls = [...code].filter(([, text]) => text.startsWith('curl'))
  expect(curls.map(([label]) => label)).toEqual(labels)
  let id = ''
  for (const [label, text] of curls) {
    const values = { UNDERSTORY_API_KEY: trial, uuidgen: randomUUID() }
    const words = shellWords(text.replace('"ID"', `"${id}"`), values)
    const { said, refused } = await answerTo(curlRequest(words))
    expect([label, refused]).toEqual([label, undefined])
    id ||= String(said.id ?? '')
  }
})
