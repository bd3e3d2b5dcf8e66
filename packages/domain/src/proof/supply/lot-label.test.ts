import { expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { isOldLabel, labelledBatches, labelWords } from './lot-label.ts'

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

test('a paper names the batches that carry the label, and no others', () => {
  const fresh = { ...label, isOld: false }
  const [none, without] = [null, { ...fresh, status: 'not-labelled' as const }]
  const batches = (...labels: Parameters<typeof labelledBatches>[0][number]['label'][]) =>
    labelledBatches(labels.map((each, at) => ({ lotId: at + 7, label: each })))
  expect(batches(none, without)).toBeNull()
  expect(batches(without, fresh)).toBe(
    'Batch 8 carries the CCP label in the registry, seen on 1 June 2026.',
  )
  const later = { ...fresh, checkedOn: '2026-07-02' as CalendarDate }
  expect(batches(later, fresh)).toBe(
    'Batches 7 and 8 carry the CCP label in the registry, seen on 1 June 2026 or later.',
  )
  expect(batches({ ...fresh, isOld: true })).toContain('seen on 1 June 2026, not checked since.')
  expect(batches(fresh, fresh, fresh, fresh)).toContain('Batches 7, 8, 9 and others carry')
})
