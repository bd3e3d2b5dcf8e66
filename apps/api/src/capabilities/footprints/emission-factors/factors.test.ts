import { ComputeLines, SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadEmissionFactors } from '../../../../../../packages/database/src/emission-factors/load-emission-factors.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => closeInBalance(api))

const search = async (query: object) => (await api.call(SearchFactors, { query })).data
const compute = (...lines: object[]) => api.call(ComputeLines, { body: { lines: lines as never } })
const idOf = async (words: string, change: object = {}) =>
  (await search({ words, limit: 1, ...change })).factors[0]?.factorId

describe('searching factors', () => {
  test('finds by plain words, of the newest set, with source and what it includes', async () => {
    const found = await search({
      words: 'natural gas',
      unit: 'kWh (Gross CV)',
      category: 'stationaryCombustion',
    })
    expect(found.factors[0]).toMatchObject({
      kgCo2e: 0.18231,
      set: { setId: 'uk-2026', year: 2026, gwp: 'AR5' },
      usually: { scope: 1, category: 'stationaryCombustion' },
      includes: 'CO2, methane and nitrous oxide where it is used, without well-to-tank.',
      alsoIn: ['MWh (Gross CV)', 'GJ (Gross CV)', 'MJ (Gross CV)', 'therms', 'mmBtu', 'mBtu'],
    })
  })

  test.each([
    [
      { words: 'electricity', year: 2025, category: 'indirectElectricityEmissions', market: 'uk' },
      0.177,
    ],
    [{ words: 'electricity generated', year: 2021, market: 'uk', unit: 'kWh' }, 0.21233],
    [{ words: 'electricity generated', year: 2022, market: 'uk', unit: 'kWh' }, 0.19338],
    [{ words: 'electricity generated', year: 2024, market: 'uk', unit: 'kWh' }, 0.20705],
    [{ words: 'cars size average car petrol', year: 2024, unit: 'km' }, 0.1645],
    [{ words: 'cars size average car diesel', year: 2024, unit: 'km' }, 0.16984],
    [{ words: 'motor gasoline', market: 'us', unit: 'gallon', category: 'mobileCombustion' }, 8.78],
    [{ words: 'accounting bookkeeping', kind: 'spend', year: 2023 }, 0.0502275],
    [{ words: 'wheat farming', kind: 'spend', market: 'us' }, 0.848],
    [{ words: 'train national', year: 2026 }, 0.03092],
    [{ words: 'anthracite', market: 'us', unit: 'short ton' }, 2620.328],
  ])('%j is the published %d', async (query, kgCo2e) => {
    expect((await search(query)).factors[0]?.kgCo2e).toBe(kgCo2e)
  })

  test('gives gases and biogenic CO2 where the source has them', async () => {
    const { factors } = await search({
      words: 'biomass liquid ethanol',
      market: 'us',
      unit: 'gallon',
    })
    expect(factors[0]).toMatchObject({ gases: { co2: 0 }, kgBiogenicCo2: expect.any(Number) })
  })

  test('shows a refrigerant once, with what of it no scope counts', async () => {
    const { factors } = await search({ words: 'R408A', category: 'fugitiveEmissions', near: 2025 })
    const ofBlend = factors.filter(({ name }) => name.includes('R408A'))
    expect(ofBlend).toMatchObject([{ kgCo2e: 2_430, kgOtherGases: 827 }])
    const r22 = await search({ words: 'R22', category: 'fugitiveEmissions', near: 2025, limit: 8 })
    expect(r22.factors[0]).toMatchObject({ kgCo2e: 0, kgOtherGases: 1_760 })
    expect(r22.factors.filter(({ name }) => name.includes('HCFC-22/'))).toHaveLength(1)
  })

  test.each([
    ['R408A', 2, 4_860_000, 1_654_000],
    ['R22', 5, 0, 8_800_000],
    ['R32', 3, 2_031_000, null],
  ])('%s: %d kg are %d g in scope 1, and %s g stand outside', async (words, kg, co2e, other) => {
    const factorId = await idOf(words, { category: 'fugitiveEmissions', near: 2025 })
    const { data } = await compute({ quantity: kg, unit: 'kg', factorId })
    expect(data.lines[0]).toMatchObject({ co2eGrams: co2e, otherGasGrams: other })
    expect(data.total).toMatchObject({ co2eGrams: co2e, otherGasGrams: other ?? 0 })
  })

  test.each([
    ['diesel', 'mobileCombustion', 'GB', 'uk-2025:1_101_1011_8_1'],
    ['bus', 'employeeCommutingAndRemoteWorking', 'GB', 'uk-2025:25_314_3145_11_1'],
    ['electricity', 'indirectElectricityEmissions', 'IE', 'grid-eea-2024:IE'],
    ['electricity', 'indirectElectricityEmissions', 'SG', 'grid-ember-2024:SG'],
    ['electricity NSW', 'indirectElectricityEmissions', 'AU', 'grid-nga-2025:AU-NSW'],
  ] as const)('%s under %s in %s is %s', async (words, category, country, factorId) => {
    const { factors } = await search({ words, category, country, near: 2025 })
    expect(factors[0]).toMatchObject({ factorId, isDefault: true, isPerhaps: false, foreign: null })
  })

  test('names the basis of electricity, and every unit of a factor', async () => {
    const basisOf = async (country: string) =>
      (await search({ words: 'electricity', country, near: 2025 })).factors[0]
    expect(await basisOf('IE')).toMatchObject({ basis: 'direct', kgCo2e: 0.237 })
    expect(await basisOf('SG')).toMatchObject({
      basis: 'life-cycle',
      includes: expect.stringContaining('Scope 2 by location asks for generation alone'),
    })
    const { factors } = await search({ words: 'natural gas', country: 'GB', near: 2025 })
    expect(factors[0]?.units.map(({ unit }) => unit).toSorted()).toEqual([
      'cubic metres',
      'kWh (Gross CV)',
      'kWh (Net CV)',
      'tonnes',
    ])
    expect(factors[0]?.basis).toBeNull()
  })

  test('says whose factor it is where there is none of the country', async () => {
    const { factors } = await search({ words: 'diesel', country: 'DE', near: 2025 })
    expect(factors[0]?.foreign).toBe('Factor of the United Kingdom: there is none of Germany here')
    const inAmerica = await search({ words: 'diesel', country: 'US', near: 2025, limit: 100 })
    expect(inAmerica.factors[0]).toMatchObject({ set: { market: 'us' }, foreign: null })
    const british = inAmerica.factors.filter(({ set }) => set.market === 'uk')
    for (const { foreign } of british) {
      expect(foreign).toBe('Factor of the United Kingdom, not of the United States')
    }
  })

  test('answers with a sentence where an activity has no factor', async () => {
    expect(await search({ words: 'cycle to work', country: 'GB' })).toEqual({
      factors: [],
      none: { activity: 'active_travel', sentence: 'Cycling and walking count as nothing.' },
      nextCursor: null,
    })
  })

  test('goes on where a page ended, and never shows a row twice', async () => {
    const query = { words: 'car', category: 'businessTravel', near: 2025, limit: 8 }
    const first = await search(query)
    const second = await search({ ...query, cursor: first.nextCursor })
    const ids = [...first.factors, ...second.factors].map(({ factorId }) => factorId)
    expect(first.nextCursor).toBe('8')
    expect(new Set(ids).size).toBe(16)
  })

  test('keeps to the market and the unit that are asked for', async () => {
    const query = { words: 'diesel', market: 'us', unit: 'gallon', limit: 100 }
    const { factors } = await search(query)
    expect(factors.length).toBeGreaterThan(0)
    for (const { set, unit } of factors) expect([set.market, unit]).toEqual(['us', 'gallon'])
  })

  test('pages through everything once', async () => {
    const seen = new Set<string>()
    let cursor: string | null | undefined
    do {
      const page = await search({
        market: 'us',
        kind: 'activity',
        limit: 100,
        ...(cursor && { cursor }),
      })
      for (const { factorId } of page.factors) seen.add(factorId)
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.size).toBe(641 + 27)
  })

  test('takes whatever is typed as words', async () => {
    for (const words of ["'", '!(:*', '\\', '🌲', 'a'.repeat(200)]) {
      expect((await api.call(SearchFactors, { query: { words } })).status).toBe(200)
    }
  })
})

test.each([
  [{ cursor: '9'.repeat(40) }, 200],
  [{ words: '½ ² ª:* !(&' }, 200],
  [{ year: 99_999_999_999 }, 400],
])('a search with %j answers %i', async (query, status) => {
  expect((await api.call(SearchFactors, { query })).status).toBe(status)
})

describe('computing lines', () => {
  test('is activity times factor, and the sum is that of the lines', async () => {
    const gas = await idOf('natural gas', { year: 2025, market: 'uk', unit: 'kWh (Gross CV)' })
    const power = await idOf('electricity generated', { year: 2025, market: 'uk', unit: 'kWh' })
    const { data } = await compute(
      { description: 'Boiler', quantity: 12, unit: 'MWh (Gross CV)', factorId: gas, year: 2025 },
      { quantity: 10_000, unit: 'kWh', factorId: power, year: 2025 },
      {
        quantity: 3,
        unit: 'tonnes',
        ownFactor: { kgCo2e: 410.5, unit: 'tonnes', source: 'Mill Ltd, product declaration 7' },
      },
    )
    expect(data.lines.map(({ co2eGrams }) => co2eGrams)).toEqual([2_195_520, 1_770_000, 1_231_500])
    expect(data.total.co2eGrams).toBe(5_197_020)
    expect(data.total.uncertainty.factor).toBeLessThan(data.lines[0]?.uncertainty.factor ?? 0)
    expect(data.lines[2]).toMatchObject({ factor: null, source: 'Mill Ltd, product declaration 7' })
    expect(data.lines[0]?.source).toContain('UK Government GHG Conversion Factors')
  })

  test('asks whether a kWh of fuel is gross or net', async () => {
    const factorId = await idOf('natural gas', { year: 2025, market: 'uk', unit: 'kWh (Gross CV)' })
    const { status, refusal } = await compute({ quantity: 5, unit: 'kWh', factorId })
    expect(status).toBe(400)
    expect(refusal.problems).toEqual([
      {
        field: 'lines.0.unit',
        message: 'Please say whether this energy is by gross or by net calorific value.',
      },
    ])
  })

  test('names each line that cannot be computed, and computes none', async () => {
    const { refusal } = await compute(
      { quantity: 1, unit: 'kg', factorId: 'uk-2025:nothing' },
      { quantity: 1, unit: 'km', ownFactor: { kgCo2e: 1, unit: 'kg', source: 'x' } },
    )
    expect(refusal.problems?.map(({ field }) => field)).toEqual([
      'lines.0.factorId',
      'lines.1.unit',
    ])
  })

  test('takes any unit that a factor of one’s own names, and a result without a factor', async () => {
    const flooring = { kgCo2e: 7.5, unit: 'm2', source: 'Floors Ltd, EPD 12' }
    const { data } = await compute(
      { quantity: 100, unit: 'ft2', ownFactor: flooring },
      { quantity: 3, unit: 'Reel', ownFactor: { kgCo2e: 2, unit: 'reel ', source: 'Film Ltd' } },
      {
        quantity: 1.24,
        unit: 't CO2e',
        ownFactor: {
          unit: 'kg CO2e',
          source: 'Haulier',
          method: 'GLEC, by the haulier',
          year: 2025,
        },
      },
      { quantity: 500, unit: 'lb', factorId: 'uk-2025:3_201_2122_3_1' },
    )
    expect(data.lines.map(({ co2eGrams }) => co2eGrams)).toEqual([
      69_677, 6_000, 1_240_000, 894_257_357,
    ])
  })

  test.each([
    [
      { quantity: 1, unit: 'kg CO2e', ownFactor: { unit: 'kg CO2e', source: 'x', year: 2025 } },
      'lines.0.ownFactor.method',
    ],
    [
      { quantity: 1, unit: 'pieces', ownFactor: { unit: 'pieces', source: 'x' } },
      'lines.0.ownFactor.kgCo2e',
    ],
    [
      { quantity: 1, unit: 'reels', ownFactor: { kgCo2e: 1, unit: 'pieces', source: 'x' } },
      'lines.0.unit',
    ],
    [{ quantity: 1, unit: 'kg' }, 'lines.0.factorId'],
    [{ quantity: -1, unit: 'kg', factorId: 'a' }, 'lines.0.quantity'],
    [{ quantity: 1, unit: 'stone', factorId: 'a' }, 'lines.0.unit'],
    [
      { quantity: 1, unit: 'kg', ownFactor: { kgCo2e: 1, unit: 'kg', source: ' ' } },
      'lines.0.ownFactor.source',
    ],
  ])('%j is refused at %s', async (line, field) => {
    const { status, refusal } = await compute(line)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })
})

describe('money', () => {
  const accountant = (change: object) => ({
    quantity: 1_000,
    unit: 'EUR',
    spendYear: 2024,
    factorId: 'uk-spend-2023:69.2',
    ...change,
  })

  test('becomes the currency and the prices of the multiplier, and the working is shown', async () => {
    const { lines } = (await compute(accountant({}))).data
    const [line] = lines
    // 0.78258 pounds and 0.9242 euros per dollar in 2024; prices rose by 3.2716% from 2023.
    expect(line?.spend).toMatchObject({
      amount: 1_000,
      currency: 'EUR',
      year: 2024,
      priceYear: 2023,
    })
    expect(line?.spend?.rate).toBeCloseTo(0.78258 / 0.9242, 10)
    expect(line?.spend?.deflator).toBeCloseTo(1 / 1.032716, 10)
    expect(line?.co2eGrams).toBe(Math.round((1e6 * 0.0502275 * 0.78258) / 0.9242 / 1.032716))
    expect(line?.warnings.map(({ code }) => code)).toContain('spend-based')
    expect(line?.uncertainty.factor).toBeGreaterThan(7)
  })

  test('is of the year of the activity where no other is said', async () => {
    const line = { ...accountant({}), spendYear: undefined, year: 2024 }
    expect((await compute(line)).data.lines[0]?.spend?.year).toBe(2024)
  })

  test.each<[object, string]>([
    [{ spendYear: undefined }, 'lines.0.spendYear'],
    [{ spendYear: 2014 }, 'lines.0.spendYear'],
    [{ unit: 'ZWL' }, 'lines.0.unit'],
    [{ unit: 'CUP', spendYear: 2015 }, 'lines.0.unit'],
    [{ unit: 'kg' }, 'lines.0.unit'],
    [{ factorId: 'uk-2025:1_100_1004_6_1' }, 'lines.0.unit'],
  ])('with %j is refused at %s', async (change, field) => {
    const { status, refusal } = await compute(accountant(change))
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })
})

const yearly = (name: string, years: readonly number[], rows: number) =>
  Object.fromEntries(years.map((year) => [`${name}-${year}`, rows]))
const FROM_2023 = [2023, 2024, 2025, 2026]

/** Electricity of other countries, fuels of Australia and New Zealand, and blends of refrigerants. */
const GRIDS_AND_FUELS = {
  ...yearly('grid-ember', [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024], 31),
  ...yearly('grid-eea', [2023, 2024], 27),
  ...yearly('grid-nga', FROM_2023, 9),
  'grid-nga-2025-s3': 9,
  ...yearly('grid-mfe', [2023, 2024, 2025], 1),
  'grid-mfe-2025-td': 1,
  ...yearly('au-nga', FROM_2023, 6),
  'nz-mfe-2025': 5,
  'blend-ar5': 9,
}

describe('the loaded sets', () => {
  test('are the published rows, and loading again changes nothing', async () => {
    const count = async () => {
      const { rows } = await sql<{ set_id: string; count: number }>`
        select set_id, count(*)::int as count from emission_factor group by 1 order by 1`.execute(
        api.deps.db,
      )
      return Object.fromEntries(rows.map(({ set_id, count }) => [set_id, count]))
    }
    const loaded = await count()
    await loadEmissionFactors(api.deps.db)
    expect(await count()).toEqual(loaded)
    expect(loaded).toEqual({
      'uk-2021': 2_435,
      'uk-2022': 2_577,
      'uk-2023': 2_587,
      'uk-2024': 2_616,
      'uk-2025': 2_616,
      'uk-2026': 37,
      'uk-spend-2019': 105,
      'uk-spend-2020': 105,
      'uk-spend-2021': 105,
      'uk-spend-2022': 105,
      'uk-spend-2023': 105,
      ...GRIDS_AND_FUELS,
      'us-2025': 641,
      'us-losses-2025': 27,
      'us-spend-2022': 1_016,
    })
  })

  test('never change once they are loaded', async () => {
    const change = api.deps.db.updateTable('emission_factor').set({ kg_co2e: 1 }).execute()
    await expect(change).rejects.toThrow('emission_factor is append-only')
    const tamper = () =>
      api.deps.db.updateTable('emission_factor_set').set({ sha256: 'another' }).execute()
    await expect(tamper()).rejects.toThrow('emission_factor_set is append-only')
    await sql`alter table emission_factor_set disable trigger append_only`.execute(api.deps.db)
    await tamper()
    await expect(loadEmissionFactors(api.deps.db)).rejects.toThrow('differs from the one')
  })
})
