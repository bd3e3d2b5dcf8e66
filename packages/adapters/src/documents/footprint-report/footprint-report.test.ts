import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { CATEGORY_KEYS, scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import {
  SECTION_IDS,
  type SectionId,
} from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import { STANDARDS } from '@understory/domain/footprints/documents/requirements/requirement.ts'
import { REQUIREMENTS } from '@understory/domain/footprints/documents/requirements/requirements.ts'
import { LINE_METHODS } from '@understory/domain/footprints/documents/summarise-lines.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { createDocumentRenderer } from '../document-renderer.ts'
import type { Table } from './blocks.ts'
import { EXAMPLE_REPORT } from './example-report.ts'
import { reportSections } from './report-sections.ts'
import { preparedAfter } from './requirements/requirements-section.ts'

const documents = createDocumentRenderer()
/** Drawn once for all that look at it. */
const example = documents.footprintReport(EXAMPLE_REPORT)

async function read(facts: FootprintReportFacts) {
  const bytes = await (facts === EXAMPLE_REPORT ? example : documents.footprintReport(facts))
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) =>
      (await pdf.getPage(at + 1)).getTextContent(),
    ),
  )
  const items = pages.flatMap((page) => page.items.flatMap((item) => ('str' in item ? [item] : [])))
  const sizes = items
    .filter(({ str }) => str.trim())
    .map(({ height }) => Math.round(height * 10) / 10)
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  return { bytes, text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages, sizes, info }
}

const words = (facts: FootprintReportFacts, id: SectionId) =>
  JSON.stringify(reportSections(facts).find((section) => section.id === id)?.blocks)

/** What each requirement is answered with, in its section of the example. */
const ANSWERS: Readonly<Record<string, string>> = {
  'Organisational boundary and consolidation approach': 'Equity share, for scopes 1, 2 and 3',
  'Reporting period': 'January 2025 to December 2025',
  'Scope 1 and scope 2, without offsets': 'never subtracted',
  'Scope 2 by location and by market': '1.20',
  'Each greenhouse gas, in tonnes and in CO2e': 'Methane (CH4)',
  'Biogenic CO2 apart from the scopes': 'not quantified',
  'Base year, profile over time and recalculation policy': 'Threshold: 5% of the base year',
  'Methods and tools': 'a quantity times an emission factor',
  'Exclusions, with reasons': 'We have none of it',
  'Emissions of each scope 3 category': 'Purchased goods and services',
  'Categories left out, with the reason': 'Franchises',
  'Types and sources of data, and their quality': 'Data quality, weighted by emissions: 4',
  'Share calculated with data of suppliers, by category': 'Scope 3 with factors of suppliers',
  'Contracts and certificates, or that there are none': 'is covered by a contract',
  'Person responsible': 'Ada Okonkwo',
  'Purpose and intended users': 'Customers and our bank',
  'Criteria of significance for indirect emissions': '1% of the total or more',
  'Biogenic emissions': 'not quantified',
  Removals: 'Removals: None.',
  'Sources left out, with the reason': 'We have none of it',
  'Methods, and changes of method': 'a quantity times an emission factor',
  'Statement of conformity': 'makes none',
  'The six categories of emissions': 'Indirect emissions from transport',
  'Gases of direct emissions, each apart': 'Nitrous oxide (N2O)',
  'Factors, warming potentials and their source': 'AR5',
  Uncertainty: 'log-normal',
  'Base year': 'January 2024',
  'Statement on verification': 'ISO 14064-3:2019, with limited assurance',
  'Energy use in the UK, in kWh': '134,743',
  'Emissions of scopes 1 and 2': '24.96',
  'At least one intensity ratio': 'thousand loaves',
  'A figure for each, in the unit that reads best': '104 kg',
  'Energy-efficiency actions': 'Heat recovery at the ovens',
  'Figures of the year before': '44.50',
  Methods: 'Average data',
}

describe('the report of a footprint', () => {
  test.each(
    STANDARDS.flatMap((standard) =>
      REQUIREMENTS[standard].map(({ asks, section }) => [standard, asks, section] as const),
    ),
  )('answers %s: %s', (_, asks, section) => {
    expect(ANSWERS[asks]).toBeDefined()
    expect(words(EXAMPLE_REPORT, section)).toContain(ANSWERS[asks])
  })

  test('has every section, each category and an index, as text on numbered pages', async () => {
    const { text, pages, sizes, info } = await read(EXAMPLE_REPORT)
    const titles = reportSections(EXAMPLE_REPORT).map(({ title }) => title)
    expect(titles).toHaveLength(SECTION_IDS.length)
    for (const [at, title] of titles.entries()) expect(text).toContain(`${at + 1} ${title}`)
    for (const key of CATEGORY_KEYS) expect(text).toContain(inventoryCategoryName(key))
    expect(text).toContain('Fernbank Bakery & Söhne')
    expect(text).toContain('HFC-32 0.00')
    expect(text.match(/10\.80/g)?.length).toBeGreaterThan(2)
    expect(text).not.toContain('10.81')
    expect(text).toContain('A shop was sold. Approved by Ada Okonkwo.')
    expect(text).toContain('Recalculated on 2 February 2026 with other factors')
    expect(text).toContain(`Page ${pages} of ${pages}`)
    expect(pages).toBeLessThanOrEqual(12)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
    expect(info).toMatchObject({ Language: 'en-GB', Creator: 'Understory' })
    expect(text).not.toMatch(/neutral|climate positive/i)
  })

  test('leaves nothing on a page without a tag', async () => {
    const bytes = await example
    const pdf = await getDocumentProxy(bytes.slice())
    const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree())
    for (const role of ['H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"${role}"`)
    const { items } = await (await pdf.getPage(2)).getTextContent({ includeMarkedContent: true })
    let depth = 0
    for (const item of items) {
      if ('str' in item) expect(item.str.trim() === '' || depth > 0).toBe(true)
      else depth += item.type.startsWith('begin') ? 1 : -1
    }
  })

  test('is the same for the same figures', async () => {
    const again = await documents.footprintReport(EXAMPLE_REPORT)
    expect(Buffer.from(again).equals(Buffer.from(await example))).toBe(true)
  })

  test('whose categories look too small has the upper end that counts what is missing', async () => {
    const range = { ...EXAMPLE_REPORT.range, highGrams: 200_000_000 }
    const { text } = await read({ ...EXAMPLE_REPORT, range })
    expect(text).toContain('29 t and 200 t')
    expect(text).toContain(
      'The upper end also counts what the benchmark of the sector finds missing.',
    )
  })

  test('lists what stood out when it was declared, with what the company says of it', () => {
    const said = words(EXAMPLE_REPORT, 'quality')
    expect(said).toContain('We opened a second shop. (Ada Okonkwo, 18 February 2026)')
    expect(said).toContain('Nothing yet.')
    expect(words({ ...EXAMPLE_REPORT, warnings: [] }, 'quality')).toContain('No figure stood out')
    const unkept = words({ ...EXAMPLE_REPORT, warnings: null }, 'quality')
    expect(unkept).not.toContain('stood out')
  })

  test('of an estimate says so, and says of each thing that is missing that it is', async () => {
    const { text } = await read({
      ...EXAMPLE_REPORT,
      status: 'estimated',
      declaredOn: null,
      approach: null,
      companies: [],
      range: { factor: 3, highGrams: 41_766_320 * 3, percent: 80 },
      lines: null,
      factorSets: [],
      warnings: null,
      baseYear: null,
      policy: null,
      baseRecalculations: [],
      recalculated: [],
      before: null,
      intensity: [],
      targets: [],
      actions: [],
      efficiencyActions: null,
      funded: { grams: 0, projects: [] },
      verification: null,
    })
    for (const said of [
      'AN ESTIMATE: nothing here was measured or checked.',
      'no gas is shown apart',
      'not quantified',
      'No base year is set',
      'There is no earlier footprint',
      'No intensity figure is set',
      'none is stated here',
      'was not verified',
      'funded no CO2e',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('of an inventory that was changed since has the declared sums, and nothing of its lines', async () => {
    const { lines } = EXAMPLE_REPORT
    if (!lines) throw new Error('the example has lines')
    const methods = [{ method: 'average-data' as const, grams: 113_980_000 }]
    const changed = { ...EXAMPLE_REPORT, isChanged: true, lines: { ...lines, methods } }
    const { text } = await read(changed)
    expect(text).toContain('emitted 41.77 tonnes')
    expect(text).not.toMatch(/113\.98|Average data|Natural gas|134,743|\d{3,}%(?<!100%)/)
    expect(text).not.toMatch(/We have none of it|Calculated from activities|Joint Ovens/)
    for (const id of ['boundary', 'scope-2', 'gases', 'methods', 'quality', 'exclusions', 'energy'])
      expect(words(changed, id as SectionId)).toContain('changed after these sums were declared')
    expect(words(EXAMPLE_REPORT, 'methods')).not.toContain('Left out')
  })

  /** Grams that each round up to the next hundredth of a tonne. */
  const UP = { one: 1_006_000, three: 3_018_000 }
  const AWKWARD: FootprintReportFacts = {
    ...EXAMPLE_REPORT,
    sums: {
      scope1: UP.three,
      scope2: UP.three,
      scope2Market: UP.three,
      scope3: UP.three,
      total: 3 * UP.three,
      totalMarket: 3 * UP.three,
    },
    categories: [1, 2, 3].flatMap((scope) =>
      CATEGORY_KEYS.filter((key) => scopeOf(key) === scope)
        .slice(0, 3)
        .map((category) => ({
          category,
          name: inventoryCategoryName(category),
          scope,
          state: 'figures' as const,
          grams: UP.one,
          lines: 1,
          reason: null,
        })),
    ),
    lines: EXAMPLE_REPORT.lines && {
      ...EXAMPLE_REPORT.lines,
      methods: LINE_METHODS.slice(0, 3).map((method) => ({ method, grams: UP.three })),
    },
    benchmarkGrams: 0,
    before: null,
  }

  test.each(['summary', 'categories', 'methods'] as const)(
    'rounds each figure by itself, and says that they may not add up: %s',
    (id) => {
      const blocks = reportSections(AWKWARD).find((section) => section.id === id)?.blocks ?? []
      const tables = blocks.filter(({ kind }) => kind === 'table') as Table[]
      const [shares] = tables.filter(({ columns }) => columns.at(-1)?.title === 'Share')
      const parts = shares?.rows.filter(([name = '']) => !/^Total|^Scopes 1 and 2/.test(name))
      expect(parts?.map((row) => row.at(-2))).toEqual(
        parts?.map(() => (id === 'categories' ? '1.01' : '3.02')),
      )
      expect(JSON.stringify(blocks)).toContain('may not add up')
    },
  )

  test('says how complete it is in the words that the company read, and what it answered', () => {
    const { completeness } = EXAMPLE_REPORT
    for (const sentence of completeness?.sentences ?? []) {
      expect(words(EXAMPLE_REPORT, 'summary')).toContain(sentence)
    }
    expect(words(EXAMPLE_REPORT, 'categories')).toContain(
      'Said not to apply; a firm of your sector and size usually has 6 tonnes here.',
    )
    expect(words(EXAMPLE_REPORT, 'quality')).toContain('Most likely missing: Capital goods')
    const exclusions = words(EXAMPLE_REPORT, 'exclusions')
    expect(exclusions).toContain('These figures are all: We rent the ovens')
    expect(exclusions).toContain('Ada Okonkwo, 20 February 2026')
    expect(exclusions).toContain('Someone who has left')
    const before = { ...EXAMPLE_REPORT, completeness: null }
    for (const id of SECTION_IDS) {
      expect(words(before, id)).not.toMatch(/by you|much less than usual/)
    }
  })

  test('says of a category of ISO 14064-1 that it does not apply, rather than zero', () => {
    const blocks = reportSections(EXAMPLE_REPORT).find(({ id }) => id === 'categories')?.blocks
    const [, iso] = (blocks ?? []).filter(({ kind }) => kind === 'table') as Table[]
    const others = iso?.rows.find(([name]) => name?.startsWith('6'))
    expect(others?.slice(1)).toEqual(['Does not apply', ''])
    expect(iso?.rows[0]?.at(-1)).toBe('25.9%')
  })

  test('counts what a standard asks for and is not given; nothing was prepared after it', () => {
    const bare = {
      ...EXAMPLE_REPORT,
      baseYear: null,
      intensity: [],
      profile: { ...EXAMPLE_REPORT.profile, responsible: null },
    }
    const index = words(bare, 'requirements')
    for (const because of [
      'No base year is set',
      'No intensity figure is set',
      'Nobody said who',
    ]) {
      expect(index).toContain(because)
    }
    expect(preparedAfter(bare)).not.toMatch(/Prepared after[^.]*(Corporate|Scope 3|ISO|SECR)/)
    expect(preparedAfter(bare)).toContain('SECR except for')
    expect(preparedAfter(EXAMPLE_REPORT)).not.toMatch(/Prepared after[^.]*ISO/)
    expect(preparedAfter(EXAMPLE_REPORT)).not.toContain('accordance')
    const abroad = { ...EXAMPLE_REPORT, companyCountry: 'US' }
    expect(words(abroad, 'requirements')).toContain('SECR is asked of companies of the United')
    expect(preparedAfter(abroad)).not.toContain('SECR')
    const without = { ...EXAMPLE_REPORT, before: null }
    expect(words(without, 'requirements')).toContain('Does not apply')
  })

  test('of ten thousand factors and endless words stays within thirty pages', async () => {
    const { lines } = EXAMPLE_REPORT
    if (!lines) throw new Error('the example has lines')
    const factors = Array.from({ length: 10_000 }, (_, at) => ({
      category: 'businessTravel' as const,
      name: `A way ${at} `.repeat(30),
      source: 'x'.repeat(300),
      lines: 3,
      grams: 10,
    }))
    const long = 'A reason that goes on. '.repeat(22)
    const { pages, text, sizes } = await read({
      ...EXAMPLE_REPORT,
      companyName: 'Ж漢'.repeat(80),
      lines: { ...lines, factors },
      categories: EXAMPLE_REPORT.categories.map((each) => ({
        ...each,
        state: 'not-applicable',
        reason: long,
      })),
      verification: EXAMPLE_REPORT.verification && {
        ...EXAMPLE_REPORT.verification,
        statement: long.repeat(8),
      },
    })
    expect(pages).toBeLessThanOrEqual(30)
    expect(text).toContain('9,960 more factors')
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
  })
})
