import { describe, expect, it } from 'vitest'
import type { CalendarDate, Month } from '../../../calendar/calendar.ts'
import { monthsOfWindow } from './months-of-window.ts'

const trees = (month: string, milliTrees: number) => ({
  month: month as Month,
  milliTrees,
  co2eGrams: 0,
  plasticGrams: 0,
})
const days = (from: string | null, to: string | null) => ({
  from: from as CalendarDate | null,
  to: to as CalendarDate | null,
})
const funded = [trees('2025-12', 4000), trees('2026-02', 1000)]
const monthsIn = (from: string | null, to: string | null) =>
  monthsOfWindow(funded, days(from, to)).map(({ month, milliTrees }) => [month, milliTrees])

describe('the months of a chart', () => {
  it('are a year at least, with no gap up to the last impact', () => {
    const shown = monthsIn(null, null)
    expect(shown).toHaveLength(12)
    expect(shown[0]).toEqual(['2025-03', 0])
    expect(shown.slice(-3)).toEqual([
      ['2025-12', 4000],
      ['2026-01', 0],
      ['2026-02', 1000],
    ])
  })

  it('reach back to the first impact, however long ago', () => {
    const long = [trees('2023-05', 1000), ...funded]
    expect(monthsOfWindow(long, days(null, null))).toHaveLength(34)
  })

  it('fill the whole of a window that was asked for', () => {
    expect(monthsIn('2025-11-15', '2026-03-02')).toEqual([
      ['2025-11', 0],
      ['2025-12', 4000],
      ['2026-01', 0],
      ['2026-02', 1000],
      ['2026-03', 0],
    ])
  })

  it('fill two years that were asked for, and of more only what was funded', () => {
    expect(monthsIn('2025-01-01', '2026-12-31')).toHaveLength(24)
    expect(monthsIn('2024-12-31', '2026-12-31')).toHaveLength(12)
  })

  it.each([
    ['2025-11-15', null],
    [null, '2026-03-02'],
  ])('from %s to %s are those of what was funded', (from, to) => {
    expect(monthsIn(from, to)).toEqual(monthsIn(null, null))
  })

  it('do not stretch over centuries because someone asked for them', () => {
    expect(monthsIn('0001-01-01', '9999-12-31')).toHaveLength(12)
  })

  it('are none when there is nothing and no window', () => {
    expect(monthsOfWindow([], days(null, null))).toEqual([])
  })
})
