import type { Footprint } from '@understory/contracts/footprint-estimates.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PeriodCell } from './footprint-history.tsx'

const cell = (countsFrom: string) => {
  const footprint = { startMonth: '2026-06', countsFrom, endMonth: null } as Footprint
  return renderToStaticMarkup(<PeriodCell {...footprint} />)
}

test('an estimate within declared months says from when it counts', () => {
  expect(cell('2026-06')).toBe('From June 2026')
  expect(cell('2026-12')).toContain('counts from December 2026, after the declared months')
})
