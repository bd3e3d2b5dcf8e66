import { expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { isOldLabel, labelWords } from './lot-label.ts'

const label = { status: 'labelled', checkedOn: '2026-06-01' as CalendarDate } as const

test('a label is said of units, with the day on which it was seen', () => {
  expect(labelWords({ ...label, isOld: false })).toBe(
    'These units carry the CCP label in the registry, seen on 1 June 2026.',
  )
  expect(labelWords({ ...label, status: 'not-labelled', isOld: false })).toContain('no CCP label')
})

test('after 180 days it was not checked since', () => {
  expect(isOldLabel(label, new Date('2026-11-28T12:00:00Z'))).toBe(false)
  expect(isOldLabel(label, new Date('2026-11-29T12:00:00Z'))).toBe(true)
  expect(labelWords({ ...label, isOld: true })).toContain('and not checked since')
})
