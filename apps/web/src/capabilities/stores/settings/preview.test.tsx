import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LastOrders } from './ask-last-orders.ts'
import { Preview } from './preview.tsx'

const PREVIEW = {
  orders: [{ label: '#1001', currency: 'GBP', netMinor: 2_000, moneyMinor: 15, milliTrees: 1_000 }],
  milliTrees: 1_000,
  totalMinor: 15,
  billingCurrency: 'GBP',
} as unknown as NonNullable<LastOrders['preview']>

const shown = (lastOrders: LastOrders) =>
  renderToStaticMarkup(<Preview lastOrders={lastOrders} isAnswer={false} />)

test('a rule that is wrong has no sum, and says why', () => {
  expect(shown({ preview: PREVIEW, problem: null })).toContain('for your last paid order: 1 tree')
  const wrong = shown({ preview: null, problem: 'Please use a number, for example 2.5.' })
  expect(wrong).toContain('There is no sum for what is typed now.')
  expect(wrong).toContain('Please use a number, for example 2.5.')
})
