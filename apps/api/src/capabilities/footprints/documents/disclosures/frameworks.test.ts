import { AddTarget } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { ReplaceDisclosureProfile } from '@understory/contracts/footprints/disclosure-profiles.ts'
import {
  GetCompanyYear,
  GetKnownOfYear,
  SayCompanyYear,
} from '@understory/contracts/footprints/documents/company-year.ts'
import {
  ExportFrameworkCsv,
  ExportFrameworkPdf,
  ExportFrameworkWorkbook,
  ExportVsmeXbrl,
  type FrameworkDisclosure,
  GetFrameworkDisclosure,
} from '@understory/contracts/footprints/framework-disclosures.ts'
import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareAnswered } from '../../../../testing/footprints/declare-answered.ts'
import { refinedWithEnergy } from '../../../../testing/footprints/refined-with-energy.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let footprintId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  footprintId = (await refinedWithEnergy(api, { startMonth: '2025-01', by: ada })).footprintId
})
afterAll(() => api.close())

const read = async (standard: FrameworkDisclosure['standard'], by = ada) =>
  api.call(GetFrameworkDisclosure, { params: { footprintId, standard } }, by.bearer)
const workbook = (standard: FrameworkDisclosure['standard'], by = ada) =>
  api.call(ExportFrameworkWorkbook, { params: { footprintId, standard } }, by.bearer)
const factOf = ({ facts }: FrameworkDisclosure, key: string) =>
  facts.find((fact) => fact.key === key)

test('what is not declared is a draft of what is stored, and has no file', async () => {
  for (const standard of FRAMEWORKS) {
    const { data } = await read(standard)
    expect([data.isDraft, data.companyName, data.from, data.to]).toEqual([
      true,
      'Fernbank',
      '2025-01',
      '2025-12',
    ])
    const { status, refusal } = await workbook(standard)
    expect([status, refusal.code]).toEqual([409, 'DISCLOSURE_OF_DRAFT'])
  }
  const plan = (await read('ppn-006')).data
  expect(factOf(plan, 'current-scope-3-04')).toMatchObject({
    state: 'not-applicable',
    because: 'We have none.',
  })
  expect(factOf(plan, 'commitment')?.state).toBe('not-given')
})

test('a declared footprint has a workbook, and its targets are in it', async () => {
  const body = {
    kind: 'near-term',
    covers: 'scopes-1-2',
    baseMonth: '2025-01',
    targetYear: 2032,
    reductionBasisPoints: 4_200,
  } as const
  expect((await api.call(AddTarget, { body } as never, ada.bearer)).status).toBe(201)
  await declareAnswered(api, { footprintId }, ada.bearer)
  const { data } = await read('vsme')
  expect(data.isDraft).toBe(false)
  expect(factOf(data, 'C3.target-year')?.value).toBe('2032')
  const [one, two, both] = ['B3.scope-1', 'B3.scope-2-location', 'B3.scopes-1-2-location'].map(
    (key) => Number(factOf(data, key)?.value),
  )
  expect(both).toBeCloseTo((one ?? 0) + (two ?? 0), 2)
  expect(Number(factOf(data, 'B3.total-energy')?.value)).toBeGreaterThan(0)
  for (const standard of FRAMEWORKS) expect((await workbook(standard)).status).toBe(200)
})

test('every framework has a PDF and a CSV file of the same facts', async () => {
  for (const standard of FRAMEWORKS) {
    const params = { params: { footprintId, standard } }
    const { facts } = (await read(standard)).data
    const csv = await api.call(ExportFrameworkCsv, params, ada.bearer)
    const rows = new TextDecoder().decode(csv.data)
    for (const { key } of facts) expect(rows).toContain(key)
    const pdf = await api.call(ExportFrameworkPdf, params, ada.bearer)
    expect(new TextDecoder('latin1').decode(pdf.data.slice(0, 8))).toBe('%PDF-1.7')
  }
})

test('what was said elsewhere is suggested, and stated of no year before it is saved', async () => {
  const known = async (year: number, by = ada) =>
    (await api.call(GetKnownOfYear, { params: { year } }, by.bearer)).data
  const params = { year: 2025 }
  const { fields } = await known(2025)
  const country = fields.find(({ field }) => field === 'country')
  expect(country).toMatchObject({ from: 'footprint' })
  expect((await api.call(GetCompanyYear, { params }, ada.bearer)).data.country).toBe(null)

  const ben = await joinAs(api, 'business')
  expect(await known(2025, ben)).toEqual({ year: 2025, earlierYear: null, fields: [], sites: [] })
  const body = { legalForm: 'Partnership', employees: 4 }
  await api.call(SayCompanyYear, { params, body }, ben.bearer)
  expect((await known(2025, ben)).fields).toEqual([])
  expect(await known(2026, ben)).toMatchObject({
    earlierYear: 2025,
    fields: [{ field: 'legalForm', value: 'Partnership', from: 'earlier-year' }],
  })
})

test('what the company says of its year goes into the sheets that ask for it, and into no other year', async () => {
  const params = { year: 2025 }
  const body = { currency: 'GBP', turnover: 850_000, employees: 12, isOfLargerGroup: false }
  expect((await api.call(SayCompanyYear, { params, body }, ada.bearer)).status).toBe(200)
  const about = { params, body: { responsible: 'Ada Moss, director' } }
  expect((await api.call(ReplaceDisclosureProfile, about, ada.bearer)).status).toBe(200)
  expect((await api.call(GetCompanyYear, { params }, ada.bearer)).data).toMatchObject(body)
  const other = await api.call(GetCompanyYear, { params: { year: 2024 } }, ada.bearer)
  expect(other.data.turnover).toBe(null)

  const cdp = (await read('cdp-sme')).data
  expect(factOf(cdp, 'revenue')).toMatchObject({ value: 850_000, unit: 'GBP' })
  expect(factOf(cdp, 'responsible')?.value).toBe('Ada Moss, director')
  expect(factOf(cdp, 'approach')?.value).toBe('Operational control')
  expect(factOf((await read('sbti-sme')).data, 'eligible-group')?.value).toBe('Yes')
  const intensity = factOf((await read('vsme')).data, 'B3.intensity-total-location')
  expect(intensity).toMatchObject({ state: 'given', unit: 'tCO2e per GBP' })
  const iso = (await read('iso-14064-1')).data
  expect(factOf(iso, 'iso-14064-1-2018.responsible')).toMatchObject({
    state: 'given',
    note: 'Ada Moss, director',
  })
})

test('the VSME is written in the names of its taxonomy once the company has an identifier', async () => {
  const xbrl = (by = ada) => api.call(ExportVsmeXbrl, { params: { footprintId } }, by.bearer)
  expect((await xbrl()).refusal.code).toBe('XBRL_WITHOUT_IDENTIFIER')
  const params = { year: 2025 }
  const said = (await api.call(GetCompanyYear, { params }, ada.bearer)).data
  const { year: _, ...before } = said
  const body = { ...before, identifierScheme: 'LEI', identifier: '5299000J2N45DDNE4Y28' } as const
  expect((await api.call(SayCompanyYear, { params, body }, ada.bearer)).status).toBe(200)
  const { status, data } = await xbrl()
  expect(status).toBe(200)
  const { documentInfo, facts } = data
  expect(documentInfo.taxonomy[0]).toContain('vsme-all.xsd')
  const vsme = (await read('vsme')).data
  const scope1 = Object.values(facts).find(
    ({ dimensions }) =>
      dimensions.concept === 'vsme:GrossScope1GreenhouseGasEmissions' &&
      !dimensions['vsme:ReportingScopesAxis'],
  )
  expect(Number(scope1?.value)).toBe(factOf(vsme, 'B3.scope-1')?.value)
  expect(scope1?.dimensions).toMatchObject({
    entity: 'lei:5299000J2N45DDNE4Y28',
    period: '2025-01-01T00:00:00/2026-01-01T00:00:00',
    unit: 'utr:tCO2e',
  })
  const ben = await joinAs(api, 'business')
  expect((await xbrl(ben)).refusal.code).toBe('FOOTPRINT_NOT_FOUND')
})

test('a site without a town, or nowhere on earth, is refused beside its field', async () => {
  const sites = [{ address: '4 Mill Lane', city: '', country: 'GB', coordinates: '95.1, 0' }]
  const asked = { params: { year: 2025 }, body: { sites } }
  const { refusal } = await api.call(SayCompanyYear, asked, ada.bearer)
  expect(refusal.problems?.map(({ field }) => field)).toEqual([
    'sites.0.city',
    'sites.0.coordinates',
  ])
})

test('amounts without a currency are refused, and so are personal accounts', async () => {
  const params = { year: 2025 }
  const unnamed = await api.call(SayCompanyYear, { params, body: { turnover: 1 } }, ada.bearer)
  expect(unnamed.refusal.problems?.[0]).toMatchObject({ field: 'currency' })
  const cara = await joinAs(api, 'personal')
  const personal = await api.call(SayCompanyYear, { params, body: {} }, cara.bearer)
  expect(personal.refusal.code).toBe('FOOTPRINT_BUSINESS_ONLY')
})

test('nobody else sees it', async () => {
  const ben = await joinAs(api, 'business')
  expect((await read('vsme', ben)).refusal.code).toBe('FOOTPRINT_NOT_FOUND')
  expect((await workbook('ppn-006', ben)).refusal.code).toBe('FOOTPRINT_NOT_FOUND')
})
