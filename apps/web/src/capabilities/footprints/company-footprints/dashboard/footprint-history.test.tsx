import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Actions, PeriodCell } from './footprint-history.tsx'

const cell = (countsFrom: string) => {
  const footprint = { startMonth: '2026-06', countsFrom, endMonth: null } as Footprint
  return renderToStaticMarkup(<PeriodCell {...footprint} />)
}

test('an estimate within declared months says from when it counts', () => {
  expect(cell('2026-06')).toBe('From June 2026')
  expect(cell('2026-12')).toContain('counts from December 2026, after the declared months')
})

test('every footprint leads to what is beneath it, also one whose months are over', () => {
  const past = { footprintId: 'f-1', startMonth: '2025-01', endMonth: '2025-12', isActive: false }
  const shown = (change: object, mayChange = true) =>
    renderToStaticMarkup(
      <Actions footprint={{ ...past, ...change } as Footprint} mayChange={mayChange} />,
    )
  const verified = shown({ status: 'verified', isRefined: true })
  expect(verified).toContain('href="/my-impact/dashboards/footprint/f-1"')
  expect(verified).toContain('href="/my-impact/dashboards/footprint/f-1/documents"')
  expect(verified).toContain('href="?of=f-1#verification"')
  expect(verified).not.toContain('Delete')
  const looking = shown({ status: 'estimated', isRefined: false }, false)
  expect(looking).toContain('Report')
  expect(looking).not.toMatch(/Refine|Change|Delete|Verification/)
})

test('an estimate of other months can be refined', () => {
  const footprint = {
    footprintId: 'f-2',
    startMonth: '2025-01',
    endMonth: null,
    status: 'estimated',
    isRefined: false,
    input: {},
  }
  const shown = renderToStaticMarkup(<Actions footprint={footprint as Footprint} mayChange />)
  expect(shown).toContain('action="/my-impact/dashboards/footprint/f-2"')
  expect(shown).toContain('Refine')
})
