import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Preview } from './preview.tsx'

const PREVIEW = {
  orders: [{ label: '#1001', currency: 'GBP', netMinor: 2_000, moneyMinor: 15, milliTrees: 1_000 }],
  milliTrees: 1_000,
  totalMinor: 15,
  billingCurrency: 'GBP',
} as unknown as NonNullable<Parameters<typeof Preview>[0]['preview']>

const shown = (problem: string | null) =>
  renderToStaticMarkup(<Preview preview={PREVIEW} problem={problem} isAnswer={false} />)

test('a rule that is wrong has no sum, and above all not that of the rule before', () => {
  expect(shown(null)).toContain('for your last paid order: 1 tree')
  const wrong = shown('Please use a number, for example 2.5.')
  expect(wrong).toContain('There is no sum for what is typed now.')
  expect(wrong).toContain('Please use a number, for example 2.5.')
  expect(wrong).not.toContain('£0.15')
})
