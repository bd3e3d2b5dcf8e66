import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDate, dayOf, firstDay, lastDay } from './calendar.ts'
import { coverByMonths } from './month-coverage.ts'

const date = (text: string) => text as CalendarDate

test.each([
  ['2026-01-01', '2026-12-31', { from: '2026-01', to: '2026-12' }, []],
  ['2026-01-15', '2026-01-20', null, [{ from: '2026-01-15', to: '2026-01-20' }]],
  [
    '2025-03-15',
    '2026-03-14',
    { from: '2025-04', to: '2026-02' },
    [
      { from: '2025-03-15', to: '2025-03-31' },
      { from: '2026-03-01', to: '2026-03-14' },
    ],
  ],
  ['2026-01-31', '2026-02-01', null, [{ from: '2026-01-31', to: '2026-02-01' }]],
  ['2026-01-15', '2026-01-15', null, [{ from: '2026-01-15', to: '2026-01-15' }]],
  ['2026-02-10', '2026-02-05', null, []],
  ['2024-02-01', '2024-02-29', { from: '2024-02', to: '2024-02' }, []],
])('%s to %s', (from, to, months, edges) => {
  expect(coverByMonths({ from: date(from), to: date(to) })).toEqual({ months, edges })
})

test.each([
  [null, null, { from: null, to: null }, 0],
  ['2026-01-02', null, { from: '2026-02', to: null }, 1],
  [null, '2026-01-30', { from: null, to: '2025-12' }, 1],
])('an open range from %s to %s', (from, to, months, edges) => {
  const covered = coverByMonths({
    from: from === null ? null : date(from),
    to: to === null ? null : date(to),
  })
  expect(covered.months).toEqual(months)
  expect(covered.edges).toHaveLength(edges)
})

const DAY = 86_400_000
const day = (count: number) => dayOf(new Date(Date.UTC(2020, 0, 1) + count * DAY))

test('every day of a range is covered once, and no other day', () => {
  fc.assert(
    fc.property(fc.nat(1_500), fc.nat(800), (start, length) => {
      const { months, edges } = coverByMonths({ from: day(start), to: day(start + length) })
      const ranges = [
        ...edges,
        ...(months?.from && months.to
          ? [{ from: firstDay(months.from), to: lastDay(months.to) }]
          : []),
      ]
      for (let count = start - 40; count <= start + length + 40; count += 1) {
        const times = ranges.filter(({ from, to }) => from <= day(count) && day(count) <= to).length
        expect(times).toBe(count >= start && count <= start + length ? 1 : 0)
      }
    }),
    { numRuns: 150 },
  )
})
