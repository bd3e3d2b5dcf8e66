import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import {
  GetCycleInvoice,
  ListSubscriptions,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../testing/emails.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { numberInvoices } from '../payments/public.ts'

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

async function words(pdf: unknown): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf as ArrayBuffer)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}

const PAID_BY = 'Paid by Visa ending in 4242.'

// Nothing works in the background here: no receipt has asked for the card before.
test('the invoice of a purchase names the card that paid it, from its first moment', async () => {
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 10_000 })
  const { paymentId, purchaseId } = await payFor(api, person, quoteId)
  await askOutcome(api, person, paymentId)
  await numberInvoices(api.deps)
  const invoice = await api.call(GetInvoicePdf, { params: { purchaseId } }, person.bearer)
  expect(await words(invoice.data)).toContain(PAID_BY)
})

test('the invoice of each payment of a plan names its card as well', async () => {
  const person = await joinAs(api, 'personal')
  await subscribe(api, person)
  await deliverEvents()
  await numberInvoices(api.deps)
  const { subscriptions } = (await api.call(ListSubscriptions, {}, person.bearer)).data
  const cycleId = subscriptions[0]?.cycles[0]?.cycleId ?? ''
  const invoice = await api.call(GetCycleInvoice, { params: { cycleId } }, person.bearer)
  expect(await words(invoice.data)).toContain(PAID_BY)
})

test('the invoice that comes with a receipt is the same as the one to download', async () => {
  await api.work()
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 10_000 })
  const { paymentId, purchaseId } = await payFor(api, person, quoteId)
  await askOutcome(api, person, paymentId)
  await subscribe(api, person)
  await deliverEvents()
  const invoice = await api.call(GetInvoicePdf, { params: { purchaseId } }, person.bearer)
  await emailTo(api, person.email, /Thank you. This cycle is in the ledger/)
  await emailTo(api, person.email, /Thank you. It is in the ledger/)
  const attached = await attachedInvoices(person.email)
  expect(attached.filter((text) => text.includes(PAID_BY))).toHaveLength(2)
  expect(attached).toContain(await words(invoice.data))
})

type Listed = { readonly messages: { readonly id: number; readonly subject: string }[] }
type Message = { readonly attachments: { readonly filename: string }[] }

async function attachedInvoices(email: string): Promise<string[]> {
  const box = `${api.sandbox.url}/mailbox/messages`
  const { messages } = (await (
    await fetch(`${box}?to=${encodeURIComponent(email)}`)
  ).json()) as Listed
  const receipts = messages.filter(({ subject }) => subject.startsWith('Your receipt'))
  return Promise.all(
    receipts.map(async ({ id }) => {
      const { attachments } = (await (await fetch(`${box}/${id}`)).json()) as Message
      const file = await fetch(`${box}/${id}/attachments/${attachments[0]?.filename}`)
      return words(new Uint8Array(await file.arrayBuffer()))
    }),
  )
}
