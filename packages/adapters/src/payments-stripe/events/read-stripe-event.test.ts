import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createStripeGateway } from '../stripe-gateway.ts'

const SECRET = 'whsec_local'
const NOW = 1_800_000_000
const PURCHASE = '0199c3a2-0000-7000-8000-000000000001'
const BODY = JSON.stringify(
  {
    id: 'evt_1',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: NOW - 5,
    type: 'payment_intent.succeeded',
    data: {
      object: {
        id: 'pi_1',
        object: 'payment_intent',
        amount: 756,
        amount_received: 756,
        currency: 'gbp',
        client_secret: 'pi_1_secret_x',
        latest_charge: 'ch_1',
        metadata: { purchase_id: PURCHASE },
        status: 'succeeded',
        last_payment_error: null,
      },
    },
  },
  null,
  2,
)

const gateway = createStripeGateway({
  secretKey: 'sk_test_local_x',
  webhookSecret: SECRET,
  clock: () => new Date(NOW * 1000),
})

function digest(time: number, body = BODY, secret = SECRET): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
const good = `t=${NOW},v1=${digest(NOW)}`

describe('an event of the mode that our key is of is read, and no other', () => {
  const inMode = (livemode: boolean) => JSON.stringify({ ...JSON.parse(BODY), livemode })
  const read = (key: string, livemode: boolean) => {
    const ofKey = createStripeGateway({
      secretKey: key,
      webhookSecret: SECRET,
      clock: () => new Date(NOW * 1000),
    })
    const body = inMode(livemode)
    return ofKey.readEvent(body, `t=${NOW},v1=${digest(NOW, body)}`)
  }
  test.each([
    ['sk_test_x', false],
    ['sk_live_x', true],
    ['rk_live_x', true],
  ] as const)('%s reads an event whose livemode is %s', (key, livemode) => {
    expect(read(key, livemode)).toMatchObject({ id: 'evt_1' })
  })
  test.each([
    ['sk_test_x', true],
    ['sk_live_x', false],
    ['rk_test_x', true],
  ] as const)('%s leaves an event whose livemode is %s unread', (key, livemode) => {
    expect(read(key, livemode)).toMatchObject({ refused: 'unreadable' })
  })
})

describe('only an event signed by the provider is read', () => {
  test.each([
    { rule: 'a good signature', signature: good },
    { rule: 'a signature of 300 seconds ago', signature: `t=${NOW - 300},v1=${digest(NOW - 300)}` },
    { rule: 'two signatures, the second good', signature: `t=${NOW},v1=00,v1=${digest(NOW)}` },
    { rule: 'a good signature among unknown schemes', signature: `v0=aa,${good},v2=bb` },
  ])('$rule is accepted', ({ signature }) => {
    expect(gateway.readEvent(BODY, signature)).toMatchObject({ id: 'evt_1' })
  })

  test.each([
    { rule: 'no signature', signature: null },
    { rule: 'an empty signature', signature: '' },
    { rule: 'nonsense', signature: 'hello' },
    { rule: 'no time', signature: `v1=${digest(NOW)}` },
    { rule: 'no digest', signature: `t=${NOW}` },
    { rule: 'another secret', signature: `t=${NOW},v1=${digest(NOW, BODY, 'whsec_other')}` },
    { rule: 'an empty secret', signature: `t=${NOW},v1=${digest(NOW, BODY, 'x')}` },
    { rule: 'a signature of 301 seconds ago', signature: `t=${NOW - 301},v1=${digest(NOW - 301)}` },
    {
      rule: 'a signature of 301 seconds ahead',
      signature: `t=${NOW + 301},v1=${digest(NOW + 301)}`,
    },
    { rule: 'a time that was changed', signature: `t=${NOW - 1},v1=${digest(NOW)}` },
    { rule: 'a digest cut short', signature: good.slice(0, -1) },
    { rule: 'a digest in the old scheme only', signature: `t=${NOW},v0=${digest(NOW)}` },
    { rule: 'two signatures, both wrong', signature: `t=${NOW},v1=00,v1=11` },
  ])('$rule is refused', ({ signature }) => {
    expect(gateway.readEvent(BODY, signature)).toEqual({ refused: 'signature' })
  })

  test.each([
    { rule: 'a re-serialised body', body: JSON.stringify(JSON.parse(BODY)) },
    { rule: 'a body cut short', body: BODY.slice(0, -1) },
    { rule: 'one more blank', body: `${BODY} ` },
    { rule: 'another amount', body: BODY.replaceAll('756', '999') },
    { rule: 'no body', body: '' },
  ])('$rule is refused', ({ body }) => {
    expect(gateway.readEvent(body, good)).toEqual({ refused: 'signature' })
  })
})

test('an event says what the payment came to, and when', () => {
  expect(gateway.readEvent(BODY, good)).toEqual({
    id: 'evt_1',
    occurredAt: new Date((NOW - 5) * 1000),
    about: {
      kind: 'payment',
      payment: {
        id: 'pi_1',
        purchaseId: PURCHASE,
        clientSecret: 'pi_1_secret_x',
        money: { minor: 756, currency: 'GBP' },
        state: {
          status: 'succeeded',
          paidAt: new Date((NOW - 5) * 1000),
          received: { minor: 756, currency: 'GBP' },
          card: null,
          isRefunded: false,
        },
      },
    },
  })
})

const signed = (body: string) => gateway.readEvent(body, `t=${NOW},v1=${digest(NOW, body)}`)
const event = JSON.parse(BODY)

test.each([
  { rule: 'in a currency that nothing of ours is sold in', body: BODY.replace('"gbp"', '"xxx"') },
  {
    rule: 'an invoice of something else, whatever it holds',
    body: JSON.stringify({
      ...event,
      type: 'invoice.created',
      data: { object: { object: 'invoice', id: 'in_1', currency: 'xxx', parent: null } },
    }),
  },
])(
  'what someone else sells from the same account is read as nothing of ours: $rule',
  ({ body }) => {
    expect(signed(body)).toMatchObject({ about: { kind: 'other' } })
  },
)

describe('what is signed and cannot be used is refused, with the reason', () => {
  test.each([
    { rule: 'no JSON', body: '{' },
    { rule: 'an event without its object', body: JSON.stringify({ ...event, data: {} }) },
    { rule: 'a thin event', body: JSON.stringify({ ...event, object: 'v2.core.event' }) },
    { rule: 'nothing but null', body: 'null' },
    { rule: 'a NUL in its id', body: JSON.stringify({ ...event, id: 'evt_\0' }) },
    {
      rule: 'a tax id with a NUL in it',
      body: JSON.stringify({
        ...event,
        type: 'customer.tax_id.updated',
        data: { object: { id: 'txi_\0', object: 'tax_id', customer: 'cus_1' } },
      }),
    },
  ])('$rule', ({ body }) => {
    expect(signed(body)).toMatchObject({ refused: 'unreadable', why: expect.any(String) })
  })

  test('an endpoint of another API version', () => {
    const old = JSON.stringify({ ...event, api_version: '2024-06-20' })
    expect(signed(old)).toEqual({
      refused: 'unreadable',
      why: 'the endpoint sends API version 2024-06-20, not 2026-10-28.endive',
    })
  })
})

test.each([
  { rule: 'a purchase', type: 'payment_intent.succeeded', key: 'purchase_id' },
  { rule: 'a subscription', type: 'customer.subscription.updated', key: 'subscription_id' },
])('metadata of something else in the same account names no $rule of ours', ({ type, key }) => {
  const object = {
    ...event.data.object,
    metadata: { [key]: 'order-4711', revision: '1' },
    items: { data: [] },
  }
  const about = signed(JSON.stringify({ ...event, type, data: { object } }))
  expect(about).toMatchObject({
    about:
      key === 'purchase_id'
        ? { payment: { purchaseId: null } }
        : { subscription: { subscriptionId: null } },
  })
})
