import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { describe, expect, it } from 'vitest'
import {
  ALL_TIME,
  overlaps,
  quickRanges,
  rangeWords,
  readWindow,
  windowQuery,
} from './date-window.ts'

const read = (query: string) => readWindow(new URLSearchParams(query))
const window = (from: string | null, to: string | null) => ({
  from: from as CalendarDate | null,
  to: to as CalendarDate | null,
})

describe('the dates of the dashboard', () => {
  it.each([
    ['', window(null, null), null],
    ['from=2026-03-01&to=2026-03-31', window('2026-03-01', '2026-03-31'), null],
    ['from=2026-03-01', window('2026-03-01', null), null],
    ['from=&to=2026-03-31', window(null, '2026-03-31'), null],
    ['from=2026-03-01&to=2026-03-01', window('2026-03-01', '2026-03-01'), null],
    ['from=2026-02-30', ALL_TIME, 'Please choose a date that exists.'],
    ['from=9999-12-31', ALL_TIME, 'Please choose a date that exists.'],
    ['to=yesterday', ALL_TIME, 'Please choose a date that exists.'],
    ['from=2026-04-01&to=2026-03-01', ALL_TIME, 'The range ends before it begins.'],
  ])('are read from "%s"', (query, expected, problem) => {
    expect(read(query)).toMatchObject({ window: expected, problem })
  })

  it('keep what was typed beside their problem', () => {
    expect(read('from=2026-04-01&to=2026-03-01').typed).toEqual({
      from: '2026-04-01',
      to: '2026-03-01',
    })
  })

  it.each([
    ['', 'All time'],
    ['from=2026-01-01&to=2026-12-31', 'This year'],
    ['from=2026-03-01&to=2026-05-31', '1 March 2026 to 31 May 2026'],
    ['from=2026-03-01', 'From 1 March 2026'],
    ['to=2026-03-01', 'Until 1 March 2026'],
  ])('of "%s" are called %s', (query, words) => {
    expect(rangeWords(read(query).window, '2026-11-20' as CalendarDate)).toBe(words)
  })

  it.each([
    ['2024-02-29', 'This month', '2024-02-01', '2024-02-29'],
    ['2026-11-20', 'This year', '2026-01-01', '2026-12-31'],
    ['2026-11-20', 'Last 12 months', '2025-12-01', '2026-11-30'],
    ['2026-11-20', 'All time', null, null],
  ])('on %s, %s is %s to %s', (today, label, from, to) => {
    const range = quickRanges(today as CalendarDate).find((quick) => quick.label === label)
    expect(range?.window).toEqual({ from, to })
  })

  it.each([
    [window(null, null), true],
    [window('2026-03-31', null), true],
    [window('2026-04-01', null), false],
    [window(null, '2026-03-01'), true],
    [window(null, '2026-02-28'), false],
  ])('touch a purchase that counts for March: %o', (given, expected) => {
    expect(overlaps(given, { from: '2026-03-01', to: '2026-03-31' })).toBe(expected)
  })

  it('travel in the address with the view', () => {
    expect(windowQuery(window('2026-03-01', null), { view: 'purchases' })).toBe(
      '?from=2026-03-01&view=purchases',
    )
    expect(windowQuery(ALL_TIME)).toBe('')
  })
})
