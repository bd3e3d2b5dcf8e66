import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { AddTarget } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { SayCompanyYear } from '@understory/contracts/footprints/documents/company-year.ts'
import {
  ExportVsmeTemplate,
  ExportVsmeXbrl,
  GetFrameworkDisclosure,
} from '@understory/contracts/footprints/framework-disclosures.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import { CELLS_OF_FACTS } from '@understory/domain/footprints/documents/disclosures/frameworks/template/template-cells.ts'
import { templateCountry } from '@understory/domain/footprints/documents/disclosures/frameworks/template/template-countries.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareAnswered } from '../../../../testing/footprints/declare-answered.ts'
import { refinedWithEnergy } from '../../../../testing/footprints/refined-with-energy.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

const TEMPLATE = new URL('./VSME-Digital-Template-1.3.0.xlsx', import.meta.url)
const SHA_256 = '6652336d63ea523bb57dfb87d4f96ea5f032c82fa05f5a9b594223cfaa87df6e'

let api: TestApi
let ada: TestPerson
let footprintId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  footprintId = (await refinedWithEnergy(api, { startMonth: '2025-01', by: ada })).footprintId
})
afterAll(() => api.close())

const filled = (by = ada) => api.call(ExportVsmeTemplate, { params: { footprintId } }, by.bearer)

const SAID = {
  currency: 'GBP',
  turnover: 850_000,
  balanceSheet: 400_000,
  employees: 12,
  employeesKind: 'fte',
  employeesMethod: 'average',
  basis: 'individual',
  legalForm: 'Private limited liability undertaking',
  naceCodes: '10.71',
  identifierScheme: 'LEI',
  identifier: '5299000J2N45DDNE4Y28',
  module: 'comprehensive',
  country: 'GB',
  sites: [
    {
      address: '4 Mill Lane',
      postalCode: 'LS1 4AP',
      city: 'Leeds',
      country: 'GB',
      coordinates: '53.7997, -1.5492',
    },
    {
      address: '9 Keizersgracht',
      postalCode: null,
      city: 'Amsterdam',
      country: 'NL',
      coordinates: null,
    },
  ],
} satisfies Partial<BodyOf<typeof SayCompanyYear>>

test('the template is that of EFRAG, byte for byte', async () => {
  const bytes = await readFile(TEMPLATE)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(SHA_256)
})

test('a footprint that is not declared has no template', async () => {
  expect((await filled()).refusal.code).toBe('DISCLOSURE_OF_DRAFT')
})

test('each fact that is given is read back out of the template, and nothing else is there', async () => {
  const target = {
    kind: 'near-term',
    covers: 'scopes-1-2',
    baseMonth: '2025-01',
    targetYear: 2032,
    reductionBasisPoints: 4_200,
  } as const
  await api.call(AddTarget, { body: target } as never, ada.bearer)
  await api.call(SayCompanyYear, { params: { year: 2025 }, body: SAID }, ada.bearer)
  await declareAnswered(api, { footprintId }, ada.bearer)
  const { status, data } = await filled()
  expect(status).toBe(200)

  const workbook = cellsOf(data)
  const { facts } = (
    await api.call(
      GetFrameworkDisclosure,
      { params: { footprintId, standard: 'vsme' } },
      ada.bearer,
    )
  ).data
  const given = facts.filter(({ state }) => state === 'given')
  expect(given.length).toBeGreaterThan(25)
  for (const { key, value, state } of facts) {
    const at = CELLS_OF_FACTS[key]
    if (!at) continue
    const read = workbook.at(at)
    if (state !== 'given') expect([key, read ?? '-']).toEqual([key, '-'])
    else expect([key, read]).toEqual([key, key.endsWith('-year') ? Number(value) : value])
  }
  expect(workbook.at('template_reporting_period_startdate')).toBe('2025-01-01')
  expect(workbook.at('UndertakingsLegalForm')).toBe('private limited liability undertaking')
  expect(workbook.at('General Information!E182')).toMatch(/^NACE C - 10\.71 Manufacture of bread/)
  expect(workbook.at('TypeOfNumberOfEmployees')).toBe('Full-time equivalent (FTE)')
  expect(workbook.at('BasisForPreparation')).toBe(
    'Option B (Basic Module and Comprehensive Module)',
  )
  expect(workbook.at('CountryOfPrimaryOperationsAndLocationOfSignificantAssets')).toBe(
    'United Kingdom of Great Britain and Northern Ireland',
  )
  const site = (row: number) =>
    [...'DEFGH'].map((column) => workbook.at(`General Information!${column}${row}`))
  expect(site(406)).toEqual([
    ...['4 Mill Lane', 'LS1 4AP', 'Leeds'],
    'United Kingdom of Great Britain and Northern Ireland',
    '53.7997, -1.5492',
  ])
  expect(site(407)).toEqual([
    ...['9 Keizersgracht', undefined, 'Amsterdam', 'Netherlands (Kingdom of the)', '-'],
  ])
  expect(site(408).slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
})

test('only the sheets that are written, formulas and the wish to be calculated change', async () => {
  const [was, is] = [unzipSync(await readFile(TEMPLATE)), unzipSync((await filled()).data)]
  expect(Object.keys(is)).toEqual(Object.keys(was))
  const changed = Object.keys(is).filter(
    (name) => Buffer.compare(is[name] ?? Buffer.of(), was[name] ?? Buffer.of()) !== 0,
  )
  expect(changed.toSorted()).toEqual([
    'xl/calcChain.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet4.xml',
    'xl/worksheets/sheet5.xml',
    'xl/worksheets/sheet8.xml',
  ])
  for (const name of changed) expect(openTagsOf(strFromU8(is[name] ?? Buffer.of()))).toEqual([])
  const names = (files: Record<string, Uint8Array>) =>
    /<definedNames>.*<\/definedNames>/s.exec(
      strFromU8(files['xl/workbook.xml'] ?? Buffer.of()),
    )?.[0]
  expect(names(is)).toBe(names(was))
})

test('the same choices stand in the xBRL file, by their names in the taxonomy', async () => {
  const { facts } = (await api.call(ExportVsmeXbrl, { params: { footprintId } }, ada.bearer)).data
  const value = (concept: string) =>
    Object.values(facts).find(({ dimensions }) => dimensions.concept === concept)?.value
  expect(value('vsme:BasisForReporting')).toBe('vsme:IndividualMember')
  expect(value('vsme:UndertakingsLegalForm')).toBe('vsme:PrivateLimitedLiabilityUndertakingMember')
  expect(value('vsme:NaceSectorClassificationCodes')).toBe('nace:NACE_C1071')
  expect(value('vsme:BasisForPreparation')).toBe(
    'vsme:OptionBBasicModuleAndComprehensiveModuleMember',
  )
  const cities = Object.values(facts)
    .filter(({ dimensions }) => dimensions.concept === 'vsme:CityOfSite')
    .map((city) => [city.value, city.dimensions['vsme:IdentifierOfSiteTypedAxis']])
  expect(cities).toEqual([
    ['Leeds', '1'],
    ['Amsterdam', '2'],
  ])
  expect(value('vsme:CountryOfPrimaryOperationsAndLocationOfSignificantAssets')).toBe('country:GB')
  expect(value('vsme:EmployeeCountingMethodology')).toBe(
    'vsme:AverageDuringTheReportingPeriodMember',
  )
})

test('each country has the name that the template’s own list has', async () => {
  const texts = strFromU8(
    unzipSync(await readFile(TEMPLATE))['xl/sharedStrings.xml'] ?? Buffer.of(),
  )
  const missing = COUNTRIES.map(({ iso2 }) => templateCountry(iso2)).filter(
    (name) => !texts.includes(`>${name}<`),
  )
  expect(missing).toEqual([])
})

test('nobody else has it', async () => {
  const ben = await joinAs(api, 'business')
  expect((await filled(ben)).refusal.code).toBe('FOOTPRINT_NOT_FOUND')
})

/** What a program reads that does not calculate: the values as they are stored. */
function cellsOf(bytes: Uint8Array) {
  const files = unzipSync(bytes)
  const text = (name: string) => strFromU8(files[name] ?? Buffer.of())
  const workbook = text('xl/workbook.xml')
  const sheets = [...workbook.matchAll(/<sheet name="([^"]*)"[^>]*r:id="([^"]*)"/g)]
  const paths = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/Id="([^"]*)"[^>]*Target="([^"]*)"/g)].map(
      ([, id = '', target = '']) => [id, `xl/${target}`],
    ),
  )
  return {
    at(place: string): string | number | boolean | undefined {
      const [, named] = new RegExp(`<definedName name="${place}">([^<]*)<`).exec(workbook) ?? []
      const [sheet = '', ref = ''] = (named ?? place).replaceAll(/['$]/g, '').split('!')
      const [, , id = ''] = sheets.find(([, name]) => name === sheet) ?? []
      const [cell = ''] = ref.split(':')
      return storedIn(text(paths.get(id) ?? ''), cell)
    },
  }
}

function storedIn(sheet: string, cell: string): string | number | boolean | undefined {
  const [, rest, inner] =
    new RegExp(`<c r="${cell}"([^>]*?)(?:/>|>(.*?)</c>)`, 's').exec(sheet) ?? []
  if (inner === undefined) return undefined
  const [, value] = /<(?:v|t)[^>]*>([^<]*)</.exec(inner) ?? []
  if (rest?.includes('t="b"')) return value === '1'
  if (rest?.includes('t="')) return value
  return Number(value)
}

/** Tags that are opened and not closed again in their order: none in XML that is well formed. */
function openTagsOf(xml: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', , isWhole] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.]*)((?:\s+[\w:.]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (isWhole) continue
    if (!closing) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [...open, `</${name}>`]
  }
  return open
}
