import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

const LINK = 'https://understory.test/impact/fern'
const figures = {
  milliTrees: 5_000,
  co2eGrams: 0,
  plasticGrams: 0,
  vehicles: 0,
  since: '2026-03-02' as CalendarDate,
  asOf: '2026-11-22T00:00:00.000Z',
}
const place = {
  id: 'birch',
  name: 'Birch and pine',
  country: 'GB',
  place: 'Glen Affric',
  latitude: 57,
  longitude: -5,
  impact: 'trees',
  quantity: 5_000,
  isSample: false,
} as const

test('a caption says what was funded, since when, where, and how to check it', () => {
  const captions = captionsOf({ kind: 'business', figures, projects: [place] }, LINK)
  expect(captions[0]).toContain('We have funded 5 trees since March 2026.')
  expect(captions[1]).toBe(`5 trees, funded at Birch and pine in United Kingdom. Check it: ${LINK}`)
  for (const caption of captions) {
    expect(caption).toContain(LINK)
    expect(caption).not.toMatch(/neutral|positive|net.zero|guarante/i)
  }
})

test('a person says I, and nobody names a sample as the place where trees grow', () => {
  const samples = [{ ...place, isSample: true }]
  const captions = captionsOf({ kind: 'personal', figures, projects: samples }, LINK).join('\n')
  expect(captions).toMatch(/^I have funded/)
  expect(captions).not.toContain('Birch')
})

test('nothing is said of nothing', () => {
  const nothing = { ...figures, milliTrees: 0, since: null }
  expect(captionsOf({ kind: 'personal', figures: nothing, projects: [] }, LINK)).toEqual([])
})
