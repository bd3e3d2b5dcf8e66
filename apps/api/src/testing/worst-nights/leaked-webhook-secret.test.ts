import { expect, test } from 'vitest'
import { deliver, listEvents } from '../commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../commerce/purchases.ts'
import { joinAs } from '../people/people.ts'
import { startTestApi } from '../start-test-api.ts'

const LEAKED = 'whsec_known_to_somebody_else'
const NEXT = 'whsec_that_replaces_the_leaked_one'

test('an event signed with a leaked webhook secret is refused once the secret is replaced, and payments settle', async () => {
  const api = await startTestApi({ env: { PAYMENTS_WEBHOOK_SECRET: NEXT } })
  const ada = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId } = await payFor(api, ada, quoteId)
  const events = await listEvents(api)
  expect(events.map(({ type }) => type)).toContain('payment_intent.succeeded')
  for (const event of events) {
    const forged = await deliver(api, event, LEAKED)
    expect([forged.status, (await forged.json()) as unknown]).toEqual([
      401,
      expect.objectContaining({ code: 'BAD_SIGNATURE' }),
    ])
  }
  for (const event of events) expect((await deliver(api, event, NEXT)).status).toBe(200)
  expect((await askOutcome(api, ada, paymentId)).data).toMatchObject({ status: 'succeeded' })
  await api.close()
})
