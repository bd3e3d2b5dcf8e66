import { AddIntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  GetDisclosureProfile,
  ReplaceDisclosureProfile,
} from '@understory/contracts/footprints/disclosure-profiles.ts'
import {
  ExportSecrCsv,
  ExportSecrWorkbook,
  GetSecrDisclosure,
  SaySecr,
  type SecrDisclosure,
} from '@understory/contracts/footprints/secr.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { declareAnswered } from '../../../../testing/footprints/declare-answered.ts'
import {
  LINES_WITH_ENERGY,
  refinedWithEnergy,
} from '../../../../testing/footprints/refined-with-energy.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
})
afterAll(() => closeInBalance(api))

const refined = (startMonth: string, by = ada, lines?: readonly object[]) =>
  refinedWithEnergy(api, { startMonth, by, ...(lines && { lines }) })

const secrOf = async (params: { footprintId: string }, by = ada) =>
  (await api.call(GetSecrDisclosure, { params }, by.bearer)).data

const factOf = ({ facts }: SecrDisclosure, key: string, period = 'this') =>
  facts.find((fact) => fact.key === key && fact.period === period)

test('a firm with gas, electricity, diesel and own cars has four lines of kWh by one basis, and an intensity of scopes 1 and 2', async () => {
  await declareAnswered(api, await refined('2024-01'), ada.bearer)
  const params = await refined('2025-01')
  const draft = await secrOf(params)
  expect(draft.isDraft).toBe(true)
  expect(draft.statement).toContain('DRAFT')
  const file = await api.call(ExportSecrCsv, { params }, ada.bearer)
  expect(file.refusal.code).toBe('DISCLOSURE_OF_DRAFT')

  await declareAnswered(api, params, ada.bearer)
  const figure = {
    title: 'Loaves',
    unit: 'loaf',
    baseMonth: '2024-01',
    counts: 'scopes-1-2' as const,
    units: [
      { year: 2024, units: 1_000 },
      { year: 2025, units: 2_000 },
    ],
  }
  await api.call(AddIntensityFigure, { body: figure }, ada.bearer)
  const secr = await secrOf(params)
  expect(secr).toMatchObject({ isDraft: false, before: { from: '2024-01', to: '2024-12' } })
  const kWh = ['gas', 'electricity', 'vehicles', 'own-cars', 'total'].map(
    (use) => factOf(secr, `energy-${use}`)?.value,
  )
  expect(kWh).toEqual([100_000, 40_000, 10_531, 7_492, 158_023])
  const parts = ['scope-1', 'scope-2', 'mileage'].map((key) => Number(factOf(secr, key)?.value))
  expect(factOf(secr, 'total')?.value).toBeCloseTo(
    parts.reduce((sum, part) => sum + part, 0),
    9,
  )
  expect(factOf(secr, 'intensity')?.note).toBe('scopes 1 and 2')
  expect(factOf(secr, 'intensity', 'before')?.state).toBe('given')
  expect(factOf(secr, 'scope-1', 'before')?.value).toBe(factOf(secr, 'scope-1')?.value)
  expect(factOf(secr, 'kind')?.state).toBe('not-given')
  expect(factOf(secr, 'actions')?.state).toBe('not-given')
})

test('files hold what the call says, fact by fact', async () => {
  const rosa = await joinAs(api, 'business')
  const params = await refined('2025-01', rosa)
  await declareAnswered(api, params, rosa.bearer)
  const secr = await secrOf(params, rosa)
  const csv = new TextDecoder().decode(
    (await api.call(ExportSecrCsv, { params }, rosa.bearer)).data,
  )
  expect(csv.trim().split('\r\n').length).toBeGreaterThan(secr.facts.length)
  expect(csv).toContain('energy-total,Total UK energy use,2025-01,2025-12,given,158023,kWh')
  const book = (await api.call(ExportSecrWorkbook, { params }, rosa.bearer)).data
  expect(Buffer.from(book).subarray(0, 2).toString()).toBe('PK')
})

test('what a company says of it is of the year, and leaves what else it says of its report', async () => {
  const grace = await joinAs(api, 'business')
  const params = { year: 2025 }
  await api.call(ReplaceDisclosureProfile, { params, body: { responsible: 'Grace' } }, grace.bearer)
  const body = { kind: 'unquoted', actions: ' LED lamps. ' } as const
  const { data } = await api.call(SaySecr, { params, body }, grace.bearer)
  expect(data).toEqual({ year: 2025, kind: 'unquoted', actions: 'LED lamps.' })
  const profile = await api.call(GetDisclosureProfile, { params }, grace.bearer)
  expect(profile.data.responsible).toBe('Grace')
  await api.call(ReplaceDisclosureProfile, { params, body: { responsible: 'Ada' } }, grace.bearer)
  const secr = await secrOf(await refined('2025-01', grace), grace)
  expect(secr).toMatchObject({ kind: 'unquoted', actions: 'LED lamps.', before: null })
  expect(factOf(secr, 'previous-year', 'before')?.state).toBe('not-applicable')
})

test('a line without kWh is named, and what is changed after it was declared is not in it', async () => {
  const eve = await joinAs(api, 'business')
  const wood = {
    category: 'stationaryCombustion',
    description: 'Wood',
    quantity: 3,
    unit: 'kg',
    ownFactor: { kgCo2e: 1, unit: 'kg', source: 'Mill' },
  } as const
  const params = await refined('2025-01', eve, [...LINES_WITH_ENERGY, wood])
  await declareAnswered(api, params, eve.bearer)
  expect(factOf(await secrOf(params, eve), 'energy-total')?.note).toContain(
    'No kWh is known of: Wood',
  )
  const before = await secrOf(params, eve)
  expect(before.declaration).toMatchObject({ number: 1, isChangedSince: false })
  expect(factOf(before, 'methods')?.value).toContain('The figures are those of declaration 1')
  await api.call(AddLines, { params, body: { lines: [wood] } }, eve.bearer)
  const after = await secrOf(params, eve)
  expect(after.declaration).toMatchObject({ number: 1, isChangedSince: true })
  expect(after.facts).toEqual(before.facts)
})

test('an estimate has no energy, and someone else’s footprint is not there', async () => {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = { input, companyName: 'Mill', startMonth: '2022-01', frequency: 'annual' } as const
  const joan = await joinAs(api, 'business')
  const { data } = await api.call(SaveFootprint, { body }, joan.bearer)
  const params = { footprintId: data.footprintId }
  expect(factOf(await secrOf(params, joan), 'energy-total')?.because).toContain('has no lines')
  const other = await api.call(GetSecrDisclosure, { params }, ada.bearer)
  expect(other.refusal.code).toBe('FOOTPRINT_NOT_FOUND')
})
