import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar.ts'
import { type AssetToShow, assetUse, isShownPlain } from './asset-use.ts'

const DAY = '2026-11-29' as CalendarDate
const BADGE: AssetToShow = {
  asset: 'badge',
  words: '410 trees funded by Fernbank, as of 29 November 2026',
  basis: {},
  hasPicture: true,
  statedOn: DAY,
}
const use = (shown: Partial<AssetToShow>, market: 'UK' | 'EU' | 'US' | 'other', day = DAY) =>
  assetUse({ ...BADGE, ...shown }, { market, day })

describe('where something may be shown', () => {
  it('what says only what was funded may be shown for twelve months', () => {
    for (const market of ['UK', 'US'] as const)
      expect(use({}, market)).toMatchObject({ use: 'as-is', until: '2027-11-29', source: null })
  })
  it('as words alone or not at all where staff have narrowed a market, and never wider than the rules', () => {
    const because = 'A regulator asked about it.'
    const narrowed = (to: 'plain' | 'closed', shown: Partial<AssetToShow> = {}) =>
      assetUse(
        { ...BADGE, ...shown },
        { market: 'US', day: DAY, switched: { US: { to, because } } },
      )
    expect(narrowed('plain')).toMatchObject({ use: 'plain', until: '2027-11-29', because })
    expect(narrowed('plain', { hasPicture: false }).use).toBe('as-is')
    expect(narrowed('closed')).toMatchObject({ use: 'not', until: null, because, source: null })
    const refused = { words: 'We are carbon neutral.' }
    expect(narrowed('plain', refused)).toEqual(use(refused, 'US'))
    expect(isShownPlain(['US'], { US: { to: 'closed', because } })).toBe(true)
    expect(isShownPlain(['UK'], { US: { to: 'closed', because } })).toBe(false)
  })
  it('to consumers in the EU words alone, with the source and how it was read', () => {
    expect(use({}, 'EU')).toMatchObject({
      use: 'plain',
      until: '2027-11-29',
      source: expect.stringContaining('2024/825'),
      sourceReading: 'secondary',
    })
    expect(use({ hasPicture: false }, 'EU').use).toBe('as-is')
    expect(use({}, 'EU', '2026-09-26' as CalendarDate).use).toBe('as-is')
  })
  it('of other markets it says that nothing is known', () => {
    expect(use({}, 'other')).toMatchObject({
      use: 'unknown',
      because: expect.stringContaining('no rules'),
    })
  })
  it('words that a rule refuses may not be shown at all', () => {
    const refused = use({ words: 'Saving the planet, tree by tree.' }, 'UK')
    expect(refused).toMatchObject({ use: 'not', until: null, source: expect.any(String) })
    expect(refused.because).toContain('Saving the planet')
  })
  it('words that need a basis may be shown with it', () => {
    const words = 'We use renewable energy.'
    expect(use({ words }, 'UK')).toMatchObject({
      use: 'not',
      because: expect.stringContaining('rests on'),
    })
    const basis = {
      boundary: 'Office',
      period: '2026',
      standard: 'REGO',
      link: 'https://x.example',
    }
    expect(use({ words, basis }, 'UK').use).toBe('as-is')
  })
  it('ends the day before a rule begins that refuses its words', () => {
    const day = '2026-01-31' as CalendarDate
    const words = 'Carbon-neutral delivery'
    const basis = {
      ...{ boundary: 'a', period: 'a', measured: 'a', reductions: 'a', residual: 'a' },
      ...{ credits: 'a', standard: 'a', verifier: 'a', link: 'a' },
    }
    expect(use({ words, basis, statedOn: day, hasPicture: false }, 'EU', day)).toMatchObject({
      use: 'as-is',
      until: '2026-09-26',
    })
  })
})

describe('a badge that is seen in the EU', () => {
  it('is drawn as words alone once its owner says so', () => {
    expect(isShownPlain(null)).toBe(false)
    expect(isShownPlain(['UK', 'US'])).toBe(false)
    expect(isShownPlain(['UK', 'EU'])).toBe(true)
  })
})
