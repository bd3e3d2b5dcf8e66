import { expect, test } from 'vitest'
import { offerNow } from './load-messages.ts'

const OFFER = { message: 'offer-1', text: 'Twins', href: '/faq', label: 'Read more' }
const during = (from: string | null, until: string | null) =>
  offerNow({ offer: { ...OFFER, from, until } }, new Date('2026-12-24T12:00:00Z'))

test.each([
  ['always', null, null, true],
  ['from that day on', '2026-12-24', null, true],
  ['to the end of that day', null, '2026-12-24', true],
  ['from the next day on', '2026-12-25', null, false],
  ['until the day before', null, '2026-12-23', false],
])('an offer that holds %s', (_, from, until, isShown) =>
  expect(during(from, until)).toEqual(isShown ? OFFER : null),
)
test('where there is none, none is shown', () =>
  expect(offerNow({ offer: null }, new Date())).toBeNull())
