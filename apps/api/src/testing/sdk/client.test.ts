import { GetCertificateFile } from '@understory/contracts/proof/certificates.ts'
import { buyTrees } from '@understory/sdk/examples/buy-trees.ts'
import { checkCertificate } from '@understory/sdk/examples/check-certificate.ts'
import { receiveWebhook } from '@understory/sdk/examples/receive-webhook.ts'
import { totalOfPurchases } from '@understory/sdk/examples/total-of-purchases.ts'
import { ProofError, verifyCertificate, verifyEvent } from '@understory/sdk/proofs.ts'
import { Understory, UnderstoryError } from '@understory/sdk/understory.ts'
import { verify, WebhookError, type WebhookEvent } from '@understory/sdk/webhooks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { V1_OPERATIONS } from '../../../../../tools/sdk/v1-operations.ts'
import { allApiRoutes } from '../../app.ts'
import { numberEvents } from '../../capabilities/developers/events/number-events.ts'
import { Deliveries } from '../../capabilities/developers/webhooks/delivery/deliver-messages.ts'
import { appendToLog } from '../../capabilities/proof/public-log/public.ts'
import { makeBuyingKey, readyToBeCharged } from '../commerce/buying-keys.ts'
import { makeApiKey } from '../people/api-keys.ts'
import { joinAs, type TestPerson } from '../people/people.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { servedTestApi } from './served-test-api.ts'

let api: TestApi
let served: Awaited<ReturnType<typeof servedTestApi>>
let owner: TestPerson
let trial: Understory
let trialKey: string
let live: Understory
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  served = await servedTestApi(api)
  owner = await joinAs(api, 'business')
  await readyToBeCharged(api, owner)
  trialKey = (await makeApiKey(api, owner, undefined, 'test')).secret
  trial = new Understory({ origin: served.origin, key: trialKey })
  live = new Understory({ origin: served.origin, key: (await makeBuyingKey(api, owner)).secret })
})
afterAll(async () => {
  await served.close()
  await api.close()
})

const TREES = { ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' } as const

async function buy(understory: Understory) {
  const { id: quoteId } = await understory.quotes.create(TREES)
  const bought = await understory.purchases.create({ quoteId, payment: { method: 'card' } })
  const { certificateId } = await understory.purchases.get({ purchaseId: bought.id ?? '' })
  if (!certificateId) throw new Error('there is no certificate')
  return { bought, certificateId }
}

test('the client has every call that the server answers, and no other', () => {
  const answered = allApiRoutes(api.deps).map(({ operation }) => operation.operationId)
  const known = V1_OPERATIONS.map(({ operationId }) => operationId)
  expect(known.toSorted()).toEqual(answered.toSorted())
})

test('what is public needs no key', async () => {
  const open = new Understory({ origin: served.origin })
  const { projects } = await open.projects.list()
  expect(projects.length).toBeGreaterThan(0)
  const factors = []
  for await (const factor of open.factors.search({ words: 'gas', limit: 50 })) factors.push(factor)
  expect(factors.length).toBeGreaterThan(0)
})

describe('a purchase', () => {
  test('with a test key ends in a certificate that never enters the log', async () => {
    const { bought, certificateId } = await buy(trial)
    expect(bought).toMatchObject({ mode: 'test', status: 'paid' })
    const certificate = await trial.certificates.get({ certificateId })
    expect(certificate).toMatchObject({ mode: 'test', products: { trees: 10 } })
    const refused = trial.certificates.getProof({ certificateId })
    await expect(refused).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_FOUND' })
  })

  test('with a live key ends in a certificate that is checked offline', async () => {
    const { certificateId } = await buy(live)
    await appendToLog(api.deps)
    const [{ key: verifierKey } = { key: '' }] = (await live.ledger.getLog()).keys
    const proof = await live.certificates.getProof({ certificateId })
    const says = { certificateId, milliTrees: 10_000, entries: 1, name: expect.any(String) }
    expect(verifyCertificate(proof, { verifierKey })).toMatchObject({
      ...says,
      checked: 'statement',
    })
    const files = await Promise.all(
      proof.files.map(async ({ name: file }) => {
        const { data } = await api.call(GetCertificateFile, { params: { certificateId, file } })
        return Buffer.from(data).toString()
      }),
    )
    expect(verifyCertificate(proof, { verifierKey, files })).toMatchObject({
      ...says,
      checked: 'entries',
    })
    await numberEvents(api.deps)
    const logged = []
    for await (const each of live.events.list()) {
      const event = each as WebhookEvent
      if (event.type === 'ledger.logged') logged.push(event)
    }
    const [entry] = logged.flatMap((event) => verifyEvent(event, { verifierKey }))
    expect(entry).toMatchObject({ impact: 'trees', quantity: 10_000 })
    const [event] = logged
    if (!event) throw new Error('nothing was logged')
    const [first] = event.data.entries
    const more = { ...event.data, entries: first ? [{ ...first, quantity: 20_000 }] : [] }
    expect(() => verifyEvent({ ...event, data: more }, { verifierKey })).toThrow(ProofError)
    const checked = await checkCertificate(served.origin, certificateId, verifierKey)
    expect(checked).toMatchObject(says)
    const renamed = { ...proof, named: proof.named && { ...proof.named, name: 'Someone Else' } }
    expect(() => verifyCertificate(renamed, { verifierKey })).toThrow(ProofError)
    expect(() => verifyCertificate(renamed, { verifierKey, files })).toThrow(ProofError)
  })

  test('that is sent twice with your own key is made once, and says so', async () => {
    const { id: quoteId } = await trial.quotes.create(TREES)
    const order = { quoteId, payment: { method: 'card' } } as const
    const options = { idempotencyKey: 'order-7' }
    const first = await trial.purchases.create(order, options)
    const again = await trial.purchases.create(order, options).withResponse()
    expect(again.data).toEqual(first)
    expect(again.response.headers.get('idempotency-replayed')).toBe('true')
  })

  test('that is tried makes nothing', async () => {
    const { id: quoteId } = await trial.quotes.create(TREES)
    const payment = { method: 'card' } as const
    const tried = await trial.purchases.create({ quoteId, payment, dryRun: true })
    expect(tried).toMatchObject({ id: null, dryRun: true })
  })
})

test('a list gives every item, a page at a time', async () => {
  for (let made = 0; made < 3; made += 1) await buy(trial)
  const page = await trial.purchases.list({ limit: 2 })
  expect([page.data.length, typeof page.nextCursor]).toEqual([2, 'string'])
  const ids = new Set<string | null>()
  for await (const { id } of trial.purchases.list({ limit: 2 })) ids.add(id)
  expect(ids.size).toBeGreaterThanOrEqual(3)
  const numbers: number[] = []
  for await (const { sequence } of trial.events.list({ limit: 1 })) numbers.push(sequence)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
})

test('the examples of the pages for developers do what they say', async () => {
  const before = await totalOfPurchases(served.origin, trialKey)
  const bought = await buyTrees(served.origin, trialKey)
  if (typeof bought === 'string') throw new Error(bought)
  expect(bought).toMatchObject({ status: 'paid', milliTrees: 10_000, reference: 'Order 1042' })
  const after = await totalOfPurchases(served.origin, trialKey)
  expect(after - before).toBe(bought.totalMinor)
})

test('a refusal has its code, its sentence and the fields that are not right', async () => {
  const wrong = { ask: { by: 'units', milliTrees: -1 }, currency: 'GBP' } as const
  const refused = await trial.quotes.create(wrong).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnderstoryError)
  expect(refused).toMatchObject({
    status: 400,
    requestId: 'test-request',
    problems: [{ pointer: '/ask/milliTrees', message: expect.any(String) }],
  })
})

test('a webhook is verified by its secret alone, and what was changed is not', async () => {
  await numberEvents(api.deps)
  const receiver = await startWebhookReceiver()
  const { id: endpointId, secret } = await trial.webhooks.create({
    url: receiver.url,
    types: ['purchase.paid'],
  })
  const { bought } = await buy(trial)
  await numberEvents(api.deps)
  const deliveries = new Deliveries()
  await deliveries.deliver(api.deps)
  await deliveries.settle()
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  const event = await verify(body, headers, ['whsec_b3RoZXI=', secret])
  expect(event).toMatchObject({ type: 'purchase.paid', data: { id: bought.id } })
  const request = new Request('https://example.org', {
    method: 'POST',
    body,
    headers: headers as Record<string, string>,
  })
  const paid: number[] = []
  const answer = await receiveWebhook(request, secret, async (_, total) => {
    paid.push(total)
  })
  expect([answer.status, paid]).toEqual([204, [bought.totalMinor]])
  const changed = body.replace('"paid"', '"free"')
  for (const [text, by] of [
    [changed, secret],
    [body, 'whsec_b3RoZXI='],
  ] as const)
    await expect(verify(text, headers, by)).rejects.toMatchObject({ code: 'NOT_SIGNED' })
  const old = verify(body, headers, secret, { toleranceSeconds: -1 })
  await expect(old).rejects.toBeInstanceOf(WebhookError)
  await trial.webhooks.delete({ endpointId })
  await receiver.close()
})
