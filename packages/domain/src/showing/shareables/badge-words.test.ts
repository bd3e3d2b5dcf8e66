import { expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { type BadgeOf, badgeWords } from './badge-words.ts'

const said = {
  name: 'Fernbank',
  siteName: 'Fern & Co',
  figures: { milliTrees: 1_500, co2eGrams: 12_500_000, plasticGrams: 800, vehicles: 1 },
  asOf: '2026-11-22' as CalendarDate,
}

test.each<[BadgeOf, string]>([
  ['trees', '1.5 trees funded by Fernbank, as of 22 November 2026'],
  ['offsets', '12.5 tonnes of CO2e funded by Fernbank, as of 22 November 2026'],
  ['plastics', '800 g of plastic removal funded by Fernbank, as of 22 November 2026'],
  ['vehicles', '1 vehicle with a contribution for driving by Fernbank, as of 22 November 2026'],
])('a badge of %s says "%s"', (kind, sentence) => {
  expect(badgeWords(kind, said).sentence).toBe(sentence)
})

test('a badge names who funds it and the day of its figure', () => {
  expect(badgeWords('trees', said)).toEqual({
    shownAs: 'trees',
    figure: '1.5',
    of: 'trees funded',
    by: 'by Fernbank',
    when: 'In the public ledger, 22 November 2026',
    sentence: '1.5 trees funded by Fernbank, as of 22 November 2026',
  })
})

test('the badge of whoever signed up has no figure, and says so much', () => {
  expect(badgeWords('signup', said)).toEqual({
    shownAs: 'signup',
    figure: 'Fern & Co',
    of: 'Our contributions are public',
    by: 'Fernbank',
    when: '22 November 2026',
    sentence: 'Fernbank shows what it funds with Fern & Co, in a ledger that anyone can check',
  })
})

test('two vehicles are vehicles', () => {
  const figures = { ...said.figures, vehicles: 2 }
  expect(badgeWords('vehicles', { ...said, figures }).figure).toBe('2 vehicles')
})

test('none calls anyone neutral or positive, or says that something is offset', () => {
  for (const kind of ['trees', 'offsets', 'plastics', 'vehicles', 'signup'] as const) {
    const { shownAs: _, ...shown } = badgeWords(kind, said)
    const words = Object.values(shown).join(' ')
    expect(words).not.toMatch(/neutral|positive|net.zero|offset|guarantee/i)
  }
})

test('a badge of which there is nothing, or nothing any more, announces no nought', () => {
  const figures = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0, vehicles: 0 }
  for (const kind of ['trees', 'offsets', 'plastics', 'vehicles'] as const) {
    expect(badgeWords(kind, { ...said, figures })).toEqual(badgeWords('signup', said))
  }
})
