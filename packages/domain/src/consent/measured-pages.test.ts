import { expect, test } from 'vitest'
import { mayMeasure } from './measured-pages.ts'

test.each([
  ['/', true],
  ['/faq?utm_source=news&gclid=1', true],
  ['/my-impact/dashboards/impact?welcome=true', true],
  ['/logout', false],
  ['/login/reset-password/reset?token=secret', false],
  ['/app/payment', false],
  ['/app/payment/shopify', false],
  ['/stripe-payment-confirmed?payment_intent=pi_1', false],
  ['/gift/abcd-efgh', false],
  ['/staff/accounts', false],
  ['/my-impact/account/settings', false],
  ['/faq?token=secret', false],
  ['/faq?email=ada@ashdown.example', false],
  ['/joiners', true],
])('%s is measured: %s', (address, expected) => {
  const [path = '', query = ''] = address.split('?')
  const names = query === '' ? [] : query.split('&').map((pair) => pair.split('=')[0] ?? '')
  expect(mayMeasure(path, names)).toBe(expected)
})
