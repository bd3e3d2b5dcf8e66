import { expect, test } from 'vitest'
import { campaignOf, mayMeasure } from './measured-pages.ts'

test.each([
  ['/', true],
  ['/faq?utm_source=news&gclid=1', true],
  ['/solutions/personal?gad_source=1&gad_campaignid=2&msclkid=3', true],
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

test('of an address its campaign is read by others, and nothing else', () => {
  const asked = [
    ['utm_source', 'spring & news'],
    ['view', 'trees'],
    ['gclid', 'Abc-1_x'],
    ['token', 'secret'],
    ['utm_term', 'x'.repeat(301)],
  ] as const
  expect(campaignOf(asked)).toBe('?utm_source=spring%20%26%20news&gclid=Abc-1_x')
  expect(campaignOf([['view', 'trees']])).toBe('')
})
