import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createStripeGateway } from './stripe-gateway.ts'

const SECRET = 'whsec_local'
const NOW = 1_800_000_000
const BODY = JSON.stringify(
  {
    id: 'evt_1',
    object: 'event',
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
        metadata: { purchase_id: 'p1' },
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

describe('only an event signed by the provider is read', () => {
  test.each([
    { rule: 'a good signature', signature: good },
    { rule: 'a signature of 300 seconds ago', signature: `t=${NOW - 300},v1=${digest(NOW - 300)}` },
    { rule: 'two signatures, the second good', signature: `t=${NOW},v1=00,v1=${digest(NOW)}` },
    { rule: 'a good signature among unknown schemes', signature: `v0=aa,${good},v2=bb` },
  ])('$rule is accepted', ({ signature }) => {
    expect(gateway.readEvent(BODY, signature)?.id).toBe('evt_1')
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
    { rule: 'a time that was changed', signature: `t=${NOW - 1},v1=${digest(NOW)}` },
    { rule: 'a digest cut short', signature: good.slice(0, -1) },
    { rule: 'a digest in the old scheme only', signature: `t=${NOW},v0=${digest(NOW)}` },
    { rule: 'two signatures, both wrong', signature: `t=${NOW},v1=00,v1=11` },
  ])('$rule is refused', ({ signature }) => {
    expect(gateway.readEvent(BODY, signature)).toBeNull()
  })

  test.each([
    { rule: 'a body written anew', body: JSON.stringify(JSON.parse(BODY)) },
    { rule: 'a body cut short', body: BODY.slice(0, -1) },
    { rule: 'one more blank', body: `${BODY} ` },
    { rule: 'another amount', body: BODY.replaceAll('756', '999') },
    { rule: 'no body', body: '' },
  ])('$rule is refused', ({ body }) => {
    expect(gateway.readEvent(body, good)).toBeNull()
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
        purchaseId: 'p1',
        clientSecret: 'pi_1_secret_x',
        money: { minor: 756, currency: 'GBP' },
        state: {
          status: 'succeeded',
          paidAt: new Date((NOW - 5) * 1000),
          received: { minor: 756, currency: 'GBP' },
          card: null,
        },
      },
    },
  })
})
