import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LastOrders } from './ask-last-orders.ts'
import { SettingsPreview } from './preview.tsx'

const ONE_TREE = { milliTrees: 1_000, co2eGrams: 0, plasticGrams: 0 }
const PREVIEW = {
  waiting: 0,
  orders: [{ label: '#1001', currency: 'GBP', netMinor: 2_000, moneyMinor: 15, ...ONE_TREE }],
  ...ONE_TREE,
  totalMinor: 15,
  billingCurrency: 'GBP',
} as unknown as NonNullable<LastOrders['preview']>

const shown = (lastOrders: LastOrders) =>
  renderToStaticMarkup(<SettingsPreview lastOrders={lastOrders} isAnswer={false} />)

test('a rule that is wrong has no sum, and says why', () => {
  expect(shown({ preview: PREVIEW, problem: null })).toContain('for your last paid order: 1 tree')
  const wrong = shown({ preview: null, problem: 'Please use a number, for example 2.5.' })
  expect(wrong).toContain('There is no sum for what is typed now.')
  expect(wrong).toContain('Please use a number, for example 2.5.')
})

test('orders that cannot be worked out are said to be there', () => {
  expect(shown({ preview: { ...PREVIEW, waiting: 2 }, problem: null })).toContain(
    '2 paid orders cannot be worked out yet',
  )
  const none = shown({ preview: { ...PREVIEW, orders: [], waiting: 1 }, problem: null })
  expect(none).toContain('One more paid order cannot be worked out yet')
})
