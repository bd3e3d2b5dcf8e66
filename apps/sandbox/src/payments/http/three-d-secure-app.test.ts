import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'
import { callerOf, intentForm } from './sandbox-caller.ts'

let sandbox: Sandbox
let server: ReturnType<typeof callerOf>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  server = callerOf(sandbox)
})
afterAll(() => sandbox.close())

async function challenged(card = 'pm_card_threeDSecure2Required') {
  const { body: intent } = await server.post('/v1/payment_intents', intentForm())
  const { body } = await server.post(`/v1/payment_intents/${intent.id}/confirm`, {
    payment_method: card,
    return_url: 'http://localhost/paid?theme=gift',
  })
  return { id: String(intent.id), page: String(body.next_action.redirect_to_url.url) }
}

async function answer(page: string, outcome: string): Promise<URL> {
  const body = new URLSearchParams({ outcome })
  const sent = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  expect(sent.status).toBe(303)
  return new URL(sent.headers.get('location') ?? '')
}

test.each([
  {
    outcome: 'complete',
    card: 'pm_card_threeDSecure2Required',
    status: 'succeeded',
    word: 'succeeded',
  },
  {
    outcome: 'fail',
    card: 'pm_card_threeDSecure2Required',
    status: 'requires_payment_method',
    word: 'failed',
  },
  {
    outcome: 'complete',
    card: 'pm_card_threeDSecureRequiredChargeDeclined',
    status: 'requires_payment_method',
    word: 'failed',
  },
])('$outcome with $card ends as $status and leads back', async (row) => {
  const { id, page } = await challenged(row.card)
  const back = await answer(page, row.outcome)
  expect(back.searchParams.get('theme')).toBe('gift')
  expect(back.searchParams.get('payment_intent')).toBe(id)
  expect(back.searchParams.get('redirect_status')).toBe(row.word)
  expect((await server.get(`/v1/payment_intents/${id}`)).body.status).toBe(row.status)
})

test('a second answer, from another tab, changes nothing', async () => {
  const { id, page } = await challenged()
  await answer(page, 'complete')
  expect((await answer(page, 'fail')).searchParams.get('redirect_status')).toBe('succeeded')
  const { body } = await server.get('/v1/events?limit=100')
  const paid = body.data.filter(
    (event: { type: string; data: { object: { id: string } } }) =>
      event.type === 'payment_intent.succeeded' && event.data.object.id === id,
  )
  expect(paid).toHaveLength(1)
})

test('confirming with another card closes the page of the first', async () => {
  const { id, page } = await challenged()
  await server.post(`/v1/payment_intents/${id}/confirm`, { payment_method: 'pm_card_visa' })
  await answer(page, 'fail')
  expect((await server.get(`/v1/payment_intents/${id}`)).body.status).toBe('succeeded')
})

test('the page says what is paid, to whom, and that it is a test', async () => {
  const { page } = await challenged()
  const shown = await (await fetch(page)).text()
  for (const text of [
    'Test payment',
    'Understory',
    '£7.56',
    'ending in 3220',
    'Complete authentication',
    'Fail authentication',
  ])
    expect(shown).toContain(text)
})

test('a page nobody knows says so', async () => {
  const answered = await fetch(`${sandbox.url}/3ds/tds_nothing`)
  expect(answered.status).toBe(404)
  expect(await answered.text()).toContain('nothing to confirm')
})
