import { parseForm } from '@understory/sandbox/payments/wire/form-params.ts'
import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { problemsOfRequest } from './problems-of-request.ts'
import { facts } from './request-facts.ts'

test('the compiler refuses what the SDK does not have', () => {
  // @ts-expect-error a misspelt name
  facts<Stripe.CustomerCreateParams>()({ nmae: 'string' })
  // @ts-expect-error another kind
  facts<Stripe.PaymentIntentCreateParams>()({ amount: 'boolean' })
  // @ts-expect-error a name in the wrong place
  facts<Stripe.SubscriptionCreateParams>()({ items: [{ recurring: 'string' }] })
  // @ts-expect-error a misspelt name further down
  facts<Stripe.SubscriptionCreateParams>()({ payment_settings: { methods: ['string'] } })
  facts<Stripe.SubscriptionCreateParams>()({ items: [{ quantity: 'integer' }] })
})

const problemsOf = (path: string, form: string) =>
  problemsOfRequest({ method: 'POST', path, params: parseForm(form) })

describe('of a request is reported', () => {
  test.each([
    { rule: 'nothing, when all is right', form: 'name=Ada&address[city]=Bath', problems: [] },
    { rule: 'a name nobody knows', form: 'nmae=Ada', problems: ['nmae is not known'] },
    {
      rule: 'a name in the wrong place',
      form: 'address[town]=Bath',
      problems: ['address[town] is not known'],
    },
    { rule: 'another kind', form: 'name[0]=Ada', problems: ['name is not a string'] },
  ])('$rule', ({ form, problems }) => {
    expect(problemsOf('/v1/customers/cus_1', form)).toEqual(problems)
  })

  test('a call that has no facts yet', () => {
    expect(problemsOf('/v1/coupons', '')).toEqual(['POST /v1/coupons has no facts'])
  })

  test('an integer and a choice that are none', () => {
    const form = 'amount=1.5&setup_future_usage=on_session'
    expect(problemsOf('/v1/payment_intents', form)).toEqual([
      'amount is not an integer: 1.5',
      'setup_future_usage is not one of off_session: on_session',
    ])
  })
})
