import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INSTRUMENT_CRITERIA, type MarketFactor, missingCriteria } from './market-factor.ts'
import { marketCover, marketGrams } from './market-figure.ts'
import { coverInWords } from './market-words.ts'
import { publishedResidualMix, withResidualMix } from './residual-mix.ts'

const ALL = [...INSTRUMENT_CRITERIA]
const market = (change: Partial<MarketFactor> = {}): MarketFactor => ({
  kind: 'certificate',
  kgCo2e: 0,
  source: 'GO 17',
  criteria: ALL,
  ...change,
})
const MWH_100 = { quantity: 100, unit: 'MWh' }
const computed = { quantity: 100_000, co2e: 36_300_000 }
const MIX = { kgCo2e: 0.701, source: 'AIB 2025, typed' }
const marketGramsOf = (marketFactor: MarketFactor | null) =>
  marketGrams({ ...MWH_100, marketFactor }, computed)

describe('scope 2 by market', () => {
  test('40 of 100 MWh by guarantees of origin, the rest by a residual mix of 0.701: 42.1 t', () => {
    const bought = market({ mwh: 40, residual: MIX })
    expect(marketGramsOf(bought)).toBe(42_060_000)
    expect(marketCover(bought, MWH_100)).toEqual({ byInstrument: 0.4, byResidualMix: 0.6 })
  })

  test('without a residual mix the rest counts by location', () => {
    expect(marketGramsOf(market({ mwh: 40 }))).toBe(21_780_000)
  })

  test('more certificates than energy cover all of it, and no more', () => {
    expect(marketGramsOf(market({ mwh: 400, kgCo2e: 0.01 }))).toBe(1_000_000)
  })

  test.each(INSTRUMENT_CRITERIA)('without %s an instrument covers nothing', (without) => {
    const bought = market({ criteria: ALL.filter((each) => each !== without) })
    expect(missingCriteria(bought)).toEqual([without])
    expect(marketGramsOf(bought)).toBeNull()
    expect(marketGramsOf({ ...bought, residual: MIX })).toBe(70_100_000)
  })

  test('one from before criteria were asked for counts as it did', () => {
    const bought = market({ criteria: undefined, kgCo2e: 0.02 })
    expect(marketGramsOf(bought)).toBe(2_000_000)
    expect(coverInWords(bought, MWH_100)).toMatch(/^From before/)
  })

  test('a residual mix covers nothing and counts', () => {
    const mix: MarketFactor = { kind: 'residual-mix', ...MIX }
    expect(marketGramsOf(mix)).toBe(70_100_000)
    expect(marketCover(mix, MWH_100)).toEqual({ byInstrument: 0, byResidualMix: 1 })
  })

  test('nothing bought has no figure of its own', () => {
    expect(marketGramsOf(null)).toBeNull()
  })

  test('what is covered, takes a mix and goes by location is never more than all of it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.boolean(),
        (mwh, quantity, hasMix) => {
          const bought = market({ mwh, ...(hasMix && { residual: MIX }) })
          const { byInstrument, byResidualMix } = marketCover(bought, { quantity, unit: 'MWh' })
          expect(byInstrument).toBeGreaterThanOrEqual(0)
          expect(byInstrument + byResidualMix).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('in words', () => {
  test('why it covers nothing, and what counts instead', () => {
    const bought = market({ criteria: ['attribute', 'vintage', 'same-market'] })
    expect(coverInWords(bought, MWH_100)).toBe(
      'Covers nothing: nobody has confirmed that nobody else claims it and it was cancelled for you. The average of the grid counts instead.',
    )
    expect(coverInWords({ ...bought, residual: MIX }, MWH_100)).toContain(
      'The residual mix counts instead: AIB 2025, typed.',
    )
  })

  test('how much it covers where that is not all', () => {
    expect(coverInWords(market({ mwh: 40 }), MWH_100)).toBe(
      'Covers 40% of it. For the rest: the average of the grid counts instead.',
    )
    expect(coverInWords(market(), MWH_100)).toBeNull()
  })
})

describe('a residual mix that is published', () => {
  const AU = { category: 'indirectElectricityEmissions', factorUnit: 'MWh', country: 'AU' } as const

  test('is that of the year, or the nearest before it; none where none may be passed on', () => {
    expect(publishedResidualMix('AU', 2025)?.kgPerKWh).toBe(0.81)
    expect(publishedResidualMix('AU', 2030)?.kgPerKWh).toBe(0.79)
    expect(publishedResidualMix('AU', 2022)).toBeNull()
    expect(publishedResidualMix('GB', 2025)).toBeNull()
  })

  test('counts for what no instrument covers, in the unit of the factor', () => {
    const source = 'DCCEEW, National Greenhouse Accounts Factors 2025, table 2: residual mix'
    const mix = { kgCo2e: 810, source }
    expect(withResidualMix({ ...AU, marketFactor: null, year: 2025 })).toEqual({
      kind: 'residual-mix',
      ...mix,
    })
    const bought = market({ mwh: 40 })
    expect(withResidualMix({ ...AU, marketFactor: bought, year: 2025 })).toEqual({
      ...bought,
      residual: mix,
    })
  })

  test('takes the place of nothing that was typed, and changes no line from before', () => {
    const typed = market({ residual: MIX })
    const before = market({ criteria: undefined })
    for (const marketFactor of [typed, before]) {
      expect(withResidualMix({ ...AU, marketFactor, year: 2025 })).toBe(marketFactor)
    }
    const heat = {
      ...AU,
      category: 'combinedHeatAndPower',
      marketFactor: null,
      year: 2025,
    } as const
    expect(withResidualMix(heat)).toBeNull()
  })
})
