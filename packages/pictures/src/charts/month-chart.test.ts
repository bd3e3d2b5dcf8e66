import { describe, expect, it } from 'vitest'
import type { ChartMonth, Mark, MonthChart } from './chart-marks.ts'
import { monthChart } from './month-chart.ts'

const trees = { key: 'trees', label: 'Trees', tone: 'trees' } as const
const month = (label: string, count: number, isHatched = false): ChartMonth => ({
  label,
  values: { trees: count },
  isHatched,
})
const MONTHS = [month('Nov 2025', 2), month('Dec 2025', 4), month('Jan 2026', 8, true)]
const marksOf = (chart: Partial<MonthChart>): Mark[] =>
  monthChart({
    series: [trees],
    months: MONTHS,
    shape: 'bars',
    write: String,
    width: 360,
    height: 220,
    ...chart,
  }).flatMap(({ marks }) => [...marks])
const paths = (marks: readonly Mark[], kind: Mark['kind']) =>
  marks.flatMap((mark) => (mark.kind === kind && 'd' in mark ? [mark.d] : []))
const words = (marks: readonly Mark[], kind: 'value' | 'month') =>
  marks.flatMap((mark) => (mark.kind === kind ? [mark.text] : []))
const heightOf = (bar: string) => {
  const [, bottom, top] = /^M\S+ ([\d.]+)V([\d.]+)/.exec(bar) ?? []
  return Number(bottom) - Number(top)
}

describe('a chart by month', () => {
  it('has bars as high as their figures, from nothing', () => {
    const [two = 0, four = 0, eight = 0] = paths(marksOf({}), 'area').map(heightOf)
    expect(four / two).toBeCloseTo(2, 1)
    expect(eight / two).toBeCloseTo(4, 1)
  })

  it('writes a figure above the narrow bars on both of its sides', () => {
    const funded = { key: 'funded', label: 'Funded', tone: 'co2e' } as const
    const monthOf = (trees: number, funds: number, label: string) => ({
      ...month(label, trees),
      values: { trees, funded: funds },
    })
    const heights = (months: readonly ChartMonth[]) =>
      marksOf({ months, beside: funded }).flatMap((mark) => (mark.kind === 'value' ? [mark.y] : []))
    const plain = heights([
      monthOf(4, 0, 'Nov 2025'),
      monthOf(2, 0, 'Dec 2025'),
      monthOf(0, 8, 'Jan'),
    ])
    const ofItsOwn = heights([
      monthOf(4, 8, 'Nov 2025'),
      monthOf(2, 0, 'Dec 2025'),
      monthOf(0, 8, 'Jan'),
    ])
    expect(ofItsOwn[0]).toBeLessThan(plain[0] ?? 0)
    // December stands right beside the bar of November.
    expect(ofItsOwn[1]).toBe(ofItsOwn[0])
  })

  it('hatches what is still to come, as a bar and under a line', () => {
    expect(paths(marksOf({}), 'hatch')).toHaveLength(1)
    const line = marksOf({ shape: 'line' })
    expect(paths(line, 'hatch')).toHaveLength(1)
    expect(paths(line, 'dashes')).toHaveLength(1)
    expect(paths(line, 'line')).toHaveLength(1)
  })

  it('draws no dashes where nothing is still to come', () => {
    const line = marksOf({ shape: 'line', months: MONTHS.slice(0, 2) })
    expect(paths(line, 'dashes')).toEqual([])
    expect(words(line, 'value')).toEqual(['4'])
  })

  it('writes the highest and the newest on bars, the sum so far and the last on a line', () => {
    const written = (shape: 'bars' | 'line', counts: readonly number[]) => {
      const months = counts.map((count, at) => month(`M${at} 2026`, count, at === 3))
      return words(marksOf({ shape, months }), 'value')
    }
    expect(written('bars', [9, 1, 2, 3])).toEqual(['9', '3'])
    expect(written('line', [1, 2, 3, 9])).toEqual(['3', '9'])
    expect(written('line', [1, 2, 9, 9])).toEqual(['9'])
  })

  it('names the year where it begins', () => {
    expect(words(marksOf({}), 'month')).toEqual(['Nov', '2025', 'Dec', 'Jan', '2026'])
  })

  it('lies on its baseline when there is nothing', () => {
    const [line] = paths(marksOf({ shape: 'line', months: [month('Nov 2025', 0)] }), 'line')
    expect(line).toMatch(/^M\S+ 180L\S+ 180$/)
  })
})
