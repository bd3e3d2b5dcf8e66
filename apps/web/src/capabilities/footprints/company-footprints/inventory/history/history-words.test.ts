import type { LineValues } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { expect, test } from 'vitest'
import { shownChanges } from './history-words.ts'

const LINE = {
  category: 'stationaryCombustion',
  description: 'Gas',
  quantity: 1_200,
  unit: 'kWh',
  fromMonth: '2025-11',
  toMonth: '2026-10',
  co2eGrams: 218_772,
  quality: {
    reliability: 'very-good',
    completeness: 'good',
    temporal: 'very-good',
    geographical: 'fair',
    technological: 'poor',
  },
} as unknown as LineValues

test('of a line that was added, its months and its data quality are told in words', () => {
  const told = new Map(
    shownChanges({ before: null, after: LINE }).map(({ name, after }) => [name, after]),
  )
  expect(told.get('Months')).toBe('November 2025 to October 2026')
  expect(told.get('Data quality')).toBe(
    'source very good, coverage good, age very good, place fair, technology poor',
  )
})

test('of a line that was changed, only what differs is told', () => {
  const after = { ...LINE, toMonth: '2025-11' } as LineValues
  expect(shownChanges({ before: LINE, after })).toEqual([
    { name: 'Months', before: 'November 2025 to October 2026', after: 'November 2025' },
  ])
})
