import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerifyConfirmationPage } from './verify-confirmation-page.tsx'

const ORDER = {
  purchaseId: '019aa000-0000-7000-8000-000000000001',
  services: ['Verification of scopes 1 and 2'],
  parts: ['scopesOneTwo' as const],
  paidAt: '2026-03-01T09:00:00Z',
}
const USED = {
  footprintId: '019aa000-0000-7000-8000-000000000002',
  companyName: 'Fernbank',
  parts: [{ name: 'Scopes 1 and 2', grams: 12_340_000 }],
  requestedAt: '2026-03-02T09:00:00Z',
  decidedAt: '2026-03-09T09:00:00Z',
}
const OPEN = { ...USED, outcome: null, decidedAt: null }

test.each([
  ['nothing', null, 'No verification is ordered yet', 'You pay once'],
  ['an order', { ...ORDER, used: null }, 'Your verification is ordered', 'You pay once'],
  [
    'one that is used',
    { ...ORDER, used: OPEN },
    'Your verification is under way',
    'The footprint of Fernbank was handed over on 02/03/26, and is being checked.',
  ],
  [
    'one that verified',
    { ...ORDER, used: { ...USED, outcome: 'verified' as const } },
    'Your verification is done',
    'handed over on 02/03/26, and verified on 09/03/26.',
  ],
  [
    'one that returned it',
    { ...ORDER, used: { ...USED, outcome: 'returned' as const } },
    'Your verification is done',
    'handed over on 02/03/26, and returned, with what has to change, on 09/03/26.',
  ],
])('of %s the page of a verification says how far it is', (_, order, title, says) => {
  const html = renderToStaticMarkup(<VerifyConfirmationPage order={order} />)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain(says)
  expect(html.includes('You pay once')).toBe(!order?.used)
  expect(html.includes('Scopes 1 and 2: 12.34 tonnes of CO2e')).toBe(Boolean(order?.used))
})
