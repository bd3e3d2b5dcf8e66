import { expect, test } from 'vitest'
import { monthOfYear } from '../../../../calendar/calendar.ts'
import { type EnergyLine, energyOfLines } from '../../energy-of-lines.ts'
import { type SecrFactsInput, secrFacts } from './secr-facts.ts'
import { secrStatement } from './secr-statement.ts'
import type { SecrYear } from './secr-year.ts'

const energy = (kWhGross: number, kWhNet = kWhGross) =>
  ({ kind: 'fuel', isRenewable: null, kWhNet, kWhGross }) as const

const line = (change: Partial<EnergyLine>): EnergyLine => ({
  category: 'stationaryCombustion',
  grams: 0,
  country: 'GB',
  factor: { name: 'Fuels: Gaseous fuels > Natural gas' },
  share: 1,
  usesEnergy: true,
  energy: null,
  isUpstream: false,
  ...change,
})

/** Gas and electricity in kWh, 1,000 litres of diesel, 10,000 km of employees' cars. */
const LINES = [
  line({ energy: energy(100_000, 90_000), grams: 18_296_000 }),
  line({ category: 'indirectElectricityEmissions', energy: energy(40_000), grams: 7_080_000 }),
  line({ category: 'mobileCombustion', energy: energy(10_531, 9_911), grams: 2_570_000 }),
  line({ category: 'businessTravel', energy: energy(7_492, 7_096.3), grams: 1_650_000 }),
]

const YEAR: SecrYear = {
  from: monthOfYear(2025, 1),
  to: monthOfYear(2025, 12),
  scope1: 20_866_000,
  scope2: 7_080_000,
  scope2Market: null,
  openCategories: [],
  benchmarked: [],
  lines: energyOfLines(LINES),
  withoutLines: '',
}

const FACTS: SecrFactsInput = {
  kind: 'unquoted',
  now: YEAR,
  before: null,
  isFirstYear: true,
  monthBefore: 'January 2024',
  ratios: [],
  methods: 'By operational control.',
  actions: null,
  plannedActions: [],
}

const secrFactOf = (input: SecrFactsInput, key: string, period = 'this') =>
  secrFacts(input).find((fact) => fact.key === key && fact.period === period)

test('gas, electricity, diesel and own cars are four lines of kWh by one basis, and a total', () => {
  const values = ['gas', 'electricity', 'vehicles', 'own-cars', 'total'].map(
    (use) => secrFactOf(FACTS, `energy-${use}`)?.value,
  )
  expect(values).toEqual([100_000, 40_000, 10_531, 7_492, 158_023])
  expect(secrFactOf(FACTS, 'energy-total-net')?.value).toBe(147_007)
  expect(secrFactOf(FACTS, 'energy-other')).toMatchObject({ state: 'not-applicable', value: null })
})

test('the total of emissions is the sum of what is printed', () => {
  const parts = ['scope-1', 'scope-2', 'mileage'].map((key) =>
    Number(secrFactOf(FACTS, key)?.value),
  )
  expect(parts).toEqual([20.87, 7.08, 1.65])
  expect(secrFactOf(FACTS, 'total')?.value).toBe(29.6)
})

test('of a quoted company own cars are in its energy, and not in its emissions', () => {
  const quoted = { ...FACTS, kind: 'quoted' } as const
  expect(secrFactOf(quoted, 'mileage')?.state).toBe('not-applicable')
  expect(secrFactOf(quoted, 'total')?.value).toBe(27.95)
  expect(secrFactOf(quoted, 'energy-global')?.value).toBe(158_023)
})

test('what has no kWh is named, and a benchmark is no energy', () => {
  const lines = energyOfLines([...LINES, line({ factor: { name: 'Own wood' } })])
  const now = { ...YEAR, lines, benchmarked: ['Fugitive emissions'] }
  const total = secrFactOf({ ...FACTS, now }, 'energy-total')
  expect(secrFactOf({ ...FACTS, now }, 'energy-other')?.state).toBe('not-given')
  expect(total?.note).toBe(
    'No kWh is known of: Own wood. A benchmark has no kWh: Fugitive emissions.',
  )
  const none = energyOfLines([line({ factor: { name: 'Own wood' } })])
  expect(secrFactOf({ ...FACTS, now: { ...YEAR, lines: none } }, 'energy-total')?.state).toBe(
    'not-given',
  )
})

test('nothing is inferred: no kind, no ratio, no action, no year before', () => {
  const bare = { ...FACTS, kind: null, isFirstYear: false }
  for (const key of ['kind', 'intensity', 'actions']) {
    expect(secrFactOf(bare, key)?.state).toBe('not-given')
  }
  expect(secrFactOf(bare, 'previous-year', 'before')?.because).toBe(
    'No declared footprint begins in January 2024.',
  )
  expect(secrFactOf(FACTS, 'previous-year', 'before')?.state).toBe('not-applicable')
})

test('the year before stands beside, figure by figure', () => {
  const before = { ...YEAR, scope1: 30_000_000, from: monthOfYear(2024, 1) }
  const input = { ...FACTS, before, isFirstYear: false }
  expect(secrFactOf(input, 'scope-1', 'before')?.value).toBe(30)
  expect(secrFactOf(input, 'previous-year', 'before')).toBeUndefined()
  const words = secrStatement({ ...STATEMENT, facts: secrFacts(input) })
  expect(words).toContain(
    'Scope 1: gas, fuels and company vehicles: 20.87 tCO2e (the year before: 30.00 tCO2e)',
  )
})

const STATEMENT = {
  companyName: 'Fernbank',
  from: monthOfYear(2025, 1),
  to: monthOfYear(2025, 12),
  kind: 'unquoted',
  isDraft: false,
} as const

test('words for the directors’ report hold the figures of the table', () => {
  const ratio = {
    title: 'Turnover',
    unit: '£1m of turnover',
    counts: 'scopes 1 and 2',
    gramsPerUnit: 32_876_470,
    gramsPerUnitBefore: null,
  }
  const words = secrStatement({ ...STATEMENT, facts: secrFacts({ ...FACTS, ratios: [ratio] }) })
  for (const line of [
    'Fernbank, January 2025 to December 2025',
    'Gas: 100,000 kWh',
    'Transport: employees’ own cars on business: 7,492 kWh',
    'Total of scopes 1 and 2 and of that travel: 29.60 tCO2e',
    'Intensity: Turnover: 32.9 tCO2e per £1m of turnover',
    'The year before: This is the first footprint of the company.',
  ]) {
    expect(words).toContain(line)
  }
  expect(words).not.toContain('DRAFT')
})

test('a low user has one sentence, unless it uses more or something is not known', () => {
  const small = { ...YEAR, lines: energyOfLines([line({ energy: energy(9_000) })]) }
  const of = (now: SecrYear) =>
    secrStatement({
      ...STATEMENT,
      kind: 'low-user',
      isDraft: true,
      facts: secrFacts({ ...FACTS, kind: 'low-user', now }),
    })
  expect(of(small)).toContain('used 40,000 kWh of energy or less')
  expect(of(small)).toContain('DRAFT')
  expect(of(small)).not.toContain('tCO2e')
  expect(of(YEAR)).toContain('158,023 kWh')
  expect(of({ ...small, benchmarked: ['Heat'] })).toContain('A benchmark has no kWh')
})
