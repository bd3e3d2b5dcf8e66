import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveTotals } from './live-totals.tsx'

const NOTHING = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }

test.each([
  ['that cannot be read', null, 'Funded so far', 'The ledger cannot be read just now'],
  ['in which nothing is yet', NOTHING, 'The first entry is still blank', 'Nothing has been funded'],
  ['with a tree', { ...NOTHING, milliTrees: 1_000 }, 'Funded so far', 'tree funded'],
] as const)('a ledger %s is called what it is', (_, totals, heading, words) => {
  const html = renderToStaticMarkup(<LiveTotals totals={totals} />)
  expect(html).toContain(`>${heading}</h2>`)
  expect(html).toContain(words)
})

test('a ledger without plastic announces no nought of it', () => {
  const html = renderToStaticMarkup(<LiveTotals totals={{ ...NOTHING, milliTrees: 2_000 }} />)
  expect(html).toContain('trees funded')
  expect(html).not.toMatch(/plastic|>0</)
})
