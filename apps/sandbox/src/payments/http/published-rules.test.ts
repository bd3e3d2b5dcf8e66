import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'
import { BROWSER_KEY, callerOf, intentForm } from './sandbox-caller.ts'

const SECRET = 'whsec_published_rules'
type CameEvent = { readonly signature: string; readonly body: string }

let sandbox: Sandbox
let server: ReturnType<typeof callerOf>
const came: CameEvent[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    came.push({ signature: String(request.headers['stripe-signature']), body })
    response.writeHead(200).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const webhook = { url, secret: SECRET }
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook })
  server = callerOf(sandbox)
})
afterAll(async () => {
  await sandbox.close()
  receiver.close()
})

const customer = async (form: Record<string, string> = {}) =>
  (await server.post('/v1/customers', { name: 'Ada', ...form })).body

const namesOf = (data: readonly { readonly name: string }[]) => data.map(({ name }) => name)

// https://docs.stripe.com/api/idempotent_requests
describe('idempotent requests', () => {
  test('a key of 255 characters is taken, and a longer one is refused', async () => {
    const taken = await server.post('/v1/customers', { name: 'Ada' }, 'k'.repeat(255))
    expect(taken.status).toBe(200)
    const { status, body } = await server.post('/v1/customers', { name: 'Ada' }, 'k'.repeat(256))
    expect([status, body.error.type]).toEqual([400, 'invalid_request_error'])
  })

  test('the saved answer is given again, status and body, and nothing is made twice', async () => {
    const first = await server.post('/v1/customers', { name: 'Saved' }, 'saved')
    const second = await server.post('/v1/customers', { name: 'Saved' }, 'saved')
    expect(second.body).toEqual(first.body)
    const { body } = await server.get('/v1/customers?limit=100')
    expect(namesOf(body.data).filter((name) => name === 'Saved')).toHaveLength(1)
  })

  test('a key that is older than a day makes a new request', async () => {
    const before = await server.post('/v1/customers', { name: 'Day' }, 'of-a-day')
    sandbox.control.advanceClock(24 * 3600 + 1)
    const after = await server.post('/v1/customers', { name: 'Day' }, 'of-a-day')
    expect(after.body.id).not.toBe(before.body.id)
  })

  test('what failed validation is not saved: the same key takes the corrected request', async () => {
    const wrong = await server.post('/v1/payment_intents', { currency: 'gbp' }, 'corrected')
    expect(wrong.status).toBe(400)
    const right = await server.post('/v1/payment_intents', intentForm(), 'corrected')
    expect(right.status).toBe(200)
  })
})

// https://docs.stripe.com/api/pagination
describe('pagination', () => {
  test('a list is an object with its address, and gives ten unless asked otherwise', async () => {
    for (let n = 0; n < 11; n += 1) await customer()
    const { body } = await server.get('/v1/customers')
    expect(body).toMatchObject({ object: 'list', url: '/v1/customers', has_more: true })
    expect(body.data).toHaveLength(10)
  })

  test.each(['0', '101', '-1', 'ten'])('a limit of %s is refused', async (limit) => {
    const { status, body } = await server.get(`/v1/customers?limit=${limit}`)
    expect([status, body.error.param]).toEqual([400, 'limit'])
  })

  test('the newest comes first, and a cursor gives what is after or before it', async () => {
    for (const name of ['Cursor 1', 'Cursor 2', 'Cursor 3', 'Cursor 4']) await customer({ name })
    const { body: newest } = await server.get('/v1/customers?limit=4')
    expect(namesOf(newest.data)).toEqual(['Cursor 4', 'Cursor 3', 'Cursor 2', 'Cursor 1'])
    const [first, second, third] = newest.data
    const after = await server.get(`/v1/customers?limit=2&starting_after=${second.id}`)
    expect(namesOf(after.body.data)).toEqual(['Cursor 2', 'Cursor 1'])
    const before = await server.get(`/v1/customers?ending_before=${third.id}`)
    expect(before.body.data.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect(before.body.has_more).toBe(false)
  })

  test('one cursor is used at a time', async () => {
    const { id } = await customer()
    const both = `starting_after=${id}&ending_before=${id}`
    const { status, body } = await server.get(`/v1/customers?${both}`)
    expect([status, body.error.type]).toEqual([400, 'invalid_request_error'])
  })
})

// https://docs.stripe.com/api/metadata
describe('metadata', () => {
  test.each([
    ['a key of 40 characters', { [`metadata[${'k'.repeat(40)}]`]: 'v' }, 200],
    ['a key of 41 characters', { [`metadata[${'k'.repeat(41)}]`]: 'v' }, 400],
    ['a value of 500 characters', { 'metadata[k]': 'v'.repeat(500) }, 200],
    ['a value of 501 characters', { 'metadata[k]': 'v'.repeat(501) }, 400],
    ['50 keys', pairs(50), 200],
    ['51 keys', pairs(51), 400],
  ])('%s', async (_, form, status) => {
    expect((await server.post('/v1/customers', form)).status).toBe(status)
  })

  test('pairs are added to those there are, and an empty value takes one away', async () => {
    const { id } = await customer({ 'metadata[a]': '1', 'metadata[b]': '2' })
    const { body } = await server.post(`/v1/customers/${id}`, {
      'metadata[a]': '',
      'metadata[c]': '3',
    })
    expect(body.metadata).toEqual({ b: '2', c: '3' })
  })
})

// https://docs.stripe.com/api/expanding_objects
describe('expanding', () => {
  test('the id of an object becomes the object where it is asked for, in lists behind data', async () => {
    const { id } = await customer()
    const { body: made } = await server.post('/v1/payment_intents', intentForm({ customer: id }))
    expect(made.customer).toBe(id)
    const one = await server.get(`/v1/payment_intents/${made.id}?expand[]=customer`)
    expect(one.body.customer).toMatchObject({ id, object: 'customer' })
    const list = await server.get('/v1/payment_intents?limit=1&expand[]=data.customer')
    expect(list.body.data[0].customer).toMatchObject({ id })
  })

  test('deeper than four levels is refused', async () => {
    const path = 'data.invoice.payment_intent.latest_charge.customer'
    const { status } = await server.get(`/v1/payment_intents?expand[]=${path}`)
    expect(status).toBe(400)
  })
})

// https://docs.stripe.com/api/errors and https://docs.stripe.com/api/request_ids
describe('errors', () => {
  test.each([
    ['a key that nobody has', 401, () => callerOf(sandbox, 'sk_test_other').get('/v1/customers')],
    ['a key that may not', 403, () => callerOf(sandbox, BROWSER_KEY).get('/v1/customers')],
    ['what there is not', 404, () => server.get('/v1/customers/cus_no')],
    ['a wrong parameter', 400, () => server.get('/v1/customers?limit=x')],
  ])(
    '%s is answered with %i, its type, a message and the id of the request',
    async (_, is, ask) => {
      const { status, body, headers } = await ask()
      expect(status).toBe(is)
      expect(body.error).toMatchObject({
        type: 'invalid_request_error',
        message: expect.stringMatching(/\w/),
      })
      expect(headers.get('request-id')).toMatch(/^req_\w+$/)
    },
  )

  test('a declined card is a card error with 402 and the reason of the bank', async () => {
    const { status, body } = await server.post('/v1/payment_intents', {
      ...intentForm(),
      payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
      confirm: 'true',
    })
    expect(status).toBe(402)
    expect(body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    })
  })
})

// https://docs.stripe.com/webhooks
describe('webhooks', () => {
  const next = async (type: string): Promise<CameEvent> =>
    vi.waitFor(() => {
      const found = came.find(({ body }) => JSON.parse(body).type === type)
      if (!found) throw new Error(`${type} has not come yet`)
      return found
    })

  test('the signature is that of time, full stop and body, in hexadecimal', async () => {
    await customer()
    const { signature, body } = await next('customer.created')
    const { t = '', v1 } = Object.fromEntries(signature.split(',').map((each) => each.split('=')))
    expect(v1).toBe(createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex'))
  })

  test('the library of the vendor takes it, and refuses another body, secret or time', async () => {
    await customer()
    const { signature, body } = await next('customer.created')
    const { webhooks } = new Stripe('sk_test_local_tests')
    expect(webhooks.constructEvent(body, signature, SECRET).type).toBe('customer.created')
    const refused = [
      () => webhooks.constructEvent(`${body} `, signature, SECRET),
      () => webhooks.constructEvent(body, signature, 'whsec_other'),
      () => webhooks.constructEvent(body, signature.replace(/t=\d+/, 't=1'), SECRET),
    ]
    for (const each of refused) expect(each).toThrow(/signature/i)
  })

  test('an event names its object as it was, its kind, its version and what asked for it', async () => {
    const { id } = await customer({ email: 'ada@example.com' })
    const { body } = await vi.waitFor(() => {
      const found = came.find((each) => each.body.includes(id))
      if (!found) throw new Error('it has not come yet')
      return found
    })
    expect(JSON.parse(body)).toMatchObject({
      object: 'event',
      id: expect.stringMatching(/^evt_/),
      api_version: expect.any(String),
      livemode: false,
      data: { object: { id, email: 'ada@example.com' } },
      request: { id: expect.stringMatching(/^req_/) },
    })
  })
})

function pairs(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`metadata[k${n}]`, 'v']))
}
