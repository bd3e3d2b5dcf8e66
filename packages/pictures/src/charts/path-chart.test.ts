import { describe, expect, it } from 'vitest'
import type { Mark } from './chart-marks.ts'
import { type PathChartFacts, type PathYear, pathChart } from './path-chart.ts'

const year = (label: string, change: Partial<PathYear> = {}): PathYear => ({
  label,
  path: 50,
  actual: null,
  isEstimated: false,
  forecast: null,
  ...change,
})
const YEARS = [
  year('2026', { path: 100, actual: 100, isEstimated: true, forecast: 100 }),
  year('2027', { path: 75, actual: 90, forecast: 90 }),
  year('2028', { forecast: 90 }),
]
const groupsOf = (change: Partial<PathChartFacts> = {}) =>
  pathChart({ years: YEARS, gap: 'gap 40', write: String, width: 400, height: 230, ...change })
const marksOf = (change: Partial<PathChartFacts> = {}): Mark[] =>
  groupsOf(change).flatMap(({ marks }) => [...marks])
const words = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'value' ? [mark.text] : []))
const pointsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'point' ? [mark] : []))
const linesOf = (marks: readonly Mark[], kind: 'dashes' | 'baseline') =>
  marks.flatMap((mark) => (mark.kind === kind ? [mark.d] : []))

describe('a chart of a target', () => {
  it('draws what is estimated hollow, and what is declared filled', () => {
    const reached = pointsOf(marksOf()).filter(({ tone }) => tone === 'co2e')
    expect(reached.map(({ isHollow }) => isHollow)).toEqual([true, false])
  })

  it('writes where it begins, what the target is and what is missing', () => {
    expect(words(marksOf())).toEqual(['gap 40', '100', '50'])
  })

  it('names no gap where the forecast reaches the target', () => {
    expect(words(marksOf({ gap: null }))).toEqual(['100', '50'])
  })

  it('says each figure that was reached to those who point at it', () => {
    expect(groupsOf().flatMap(({ title }) => title || [])).toEqual(['2026: 100', '2027: 90'])
  })

  it('begins its scale at nothing', () => {
    const heights =
      linesOf(marksOf(), 'dashes')
        .join()
        .match(/[\d.]+(?=L|$)/g) ?? []
    const [baseline = ''] = linesOf(marksOf(), 'baseline')
    const bottom = Number(/^M0 ([\d.]+)/.exec(baseline)?.[1])
    const [from = 0, , to = 0] = heights.map((y) => bottom - Number(y))
    expect(to / from).toBeCloseTo(0.5, 2)
  })

  it('has room for the names of a long row of years', () => {
    const years = Array.from({ length: 26 }, (_, at) => year(`${2025 + at}`))
    const names = marksOf({ years }).flatMap((mark) => (mark.kind === 'month' ? [mark.text] : []))
    expect(names.length).toBeLessThan(6)
    expect(names.at(-1)).toBe('2050')
  })
})
