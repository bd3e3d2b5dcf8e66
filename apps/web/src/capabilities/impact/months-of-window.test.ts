import type { CalendarDate } from '@understory/domain/quantity/calendar.ts'
import { describe, expect, it } from 'vitest'
import { monthsOfWindow, shortMonth } from './months-of-window.ts'

const trees = (month: string, milliTrees: number) => ({
  month,
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
  it('leave no gap between the first impact and the last', () => {
    expect(monthsIn(null, null)).toEqual([
      ['2025-12', 4000],
      ['2026-01', 0],
      ['2026-02', 1000],
    ])
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

  it('do not stretch over centuries because someone asked for them', () => {
    expect(monthsIn('0001-01-01', '9999-12-31')).toHaveLength(3)
  })

  it('are none when there is nothing and no window', () => {
    expect(monthsOfWindow([], days(null, null))).toEqual([])
  })

  it('are named shortly', () => {
    expect(shortMonth('2026-09')).toBe('Sep 2026')
  })
})
