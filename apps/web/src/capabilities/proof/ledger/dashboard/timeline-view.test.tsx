import type { CalendarDate, Month } from '@understory/domain/calendar/calendar.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimelineView } from './timeline-view.tsx'

const monthOfTrees = (month: string, milliTrees: number) => ({
  month: month as Month,
  milliTrees,
  co2eGrams: 0,
  plasticGrams: 0,
})
const shown = (months: ReturnType<typeof monthOfTrees>[]) =>
  renderToStaticMarkup(
    <TimelineView
      timeline={months}
      window={{ from: null, to: null }}
      today={'2026-11-30' as CalendarDate}
    />,
  )

test('what was funded in one month alone is a sentence with its whole figure, and no chart', () => {
  const html = shown([monthOfTrees('2026-11', 38_125)])
  expect(html).toContain('Trees funded: <strong>38.125 trees</strong>, all in November 2026.')
  expect(html).not.toContain('<svg')
})

test('one tree is one tree', () => {
  expect(shown([monthOfTrees('2026-11', 1_000)])).toContain('<strong>1 tree</strong>')
})

test('a month that is still to come says so', () => {
  expect(shown([monthOfTrees('2027-02', 2_000)])).toContain('which is still to come.')
})

test('what was funded in two months is a chart', () => {
  expect(shown([monthOfTrees('2026-10', 2_000), monthOfTrees('2026-11', 3_000)])).toContain('<svg')
})
