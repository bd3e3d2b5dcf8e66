import { calendarDate, monthOfYear } from '@understory/domain/calendar/calendar.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import {
  CATEGORY_KEYS,
  type CategoryKey,
  scopeOf,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import { summariseLines } from '@understory/domain/footprints/documents/summarise-lines.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { EXAMPLE_REPORT_LINES, EXAMPLE_SOURCE } from './example-lines.ts'

const FIGURES: Partial<Record<CategoryKey, number>> = {
  stationaryCombustion: 7_684_320,
  mobileCombustion: 3_120_000,
  indirectElectricityEmissions: 14_160_000,
  purchasedGoodsAndServices: 15_862_000,
  wasteGeneratedInOperations: 940_000,
}

/** A report with everything in it. */
export const EXAMPLE_REPORT: FootprintReportFacts = {
  companyName: 'Fernbank Bakery & Söhne',
  status: 'verified',
  from: monthOfYear(2025, 1),
  to: monthOfYear(2025, 12),
  changedAt: new Date('2026-03-04T10:20:00Z'),
  version: '7F3A-91C2',
  declaredOn: calendarDate(2026, 2, 20),
  declared: { number: 2, by: 'Ada Lovelace', approvedBy: 'Grace Hopper' },
  sinceDeclared: {
    number: 1,
    on: calendarDate(2026, 1, 30),
    total: 100_000_000,
    categories: [
      {
        name: 'Business travel',
        before: 2_000_000,
        after: 3_500_000,
        parts: [
          { reason: 'added', grams: 1_000_000, lines: 2 },
          { reason: 'quantity', grams: 500_000, lines: 1 },
        ],
        saidReasons: ['Two trips to Leeds were missing.'],
      },
    ],
  },
  approach: 'equityShare',
  profile: {
    responsible: 'Ada Okonkwo, director',
    intendedUsers: 'Customers and our bank.',
    purpose: 'To know what to reduce first.',
    significance: 'Categories of 1% of the total or more.',
    removals: 'None.',
  },
  companies: [
    {
      name: 'Joint Ovens Ltd',
      equityBasisPoints: 3_350,
      hasFinancialControl: false,
      hasOperationalControl: true,
      countedBasisPoints: 3_350,
    },
  ],
  sums: {
    scope1: 10_804_320,
    scope2: 14_160_000,
    scope2Market: 1_200_000,
    scope3: 16_802_000,
    total: 41_766_320,
    totalMarket: 28_806_320,
  },
  range: { factor: 1.46, highGrams: 41_766_320 * 1.46, percent: 95 },
  companyCountry: 'GB',
  benchmarkGrams: 940_000,
  completeness: {
    sentences: [
      '98 % of this total is entered by you; 2 % is the benchmark of your sector.',
      'Nineteen times of twenty, the true figure lies between 29 tonnes and 61 tonnes.',
      'Most likely missing: Capital goods (6 tonnes).',
    ],
    usualPurchases: 'Firms like yours buy flour, sugar and packaging for most of it.',
    categories: [
      {
        name: 'Purchased goods and services',
        scope: 3,
        state: 'figures',
        sentence: 'Entered: 15.86 tonnes. The benchmark of your sector is 21 tonnes.',
        isFlagged: false,
      },
      {
        name: 'Capital goods',
        scope: 3,
        state: 'not-applicable',
        sentence: 'Said not to apply; a firm of your sector and size usually has 6 tonnes here.',
        isFlagged: true,
      },
    ],
    answers: [
      {
        name: 'Capital goods',
        answer: 'figures',
        reason: 'We rent the ovens and bought nothing that lasts.',
        by: 'Ada Okonkwo',
        on: calendarDate(2026, 2, 20),
      },
      {
        name: 'The total',
        answer: 'seen',
        reason: null,
        by: null,
        on: calendarDate(2026, 2, 20),
      },
    ],
  },
  categories: CATEGORY_KEYS.map((category) => ({
    category,
    name: inventoryCategoryName(category),
    scope: scopeOf(category),
    state:
      category === 'wasteGeneratedInOperations'
        ? 'benchmark'
        : category === 'investments'
          ? 'open'
          : FIGURES[category]
            ? 'figures'
            : 'not-applicable',
    grams: FIGURES[category] ?? 0,
    lines: FIGURES[category] ? 1 : 0,
    reason: FIGURES[category] ? null : 'We have none of it: a bakery with one shop and one van.',
  })),
  lines: summariseLines(EXAMPLE_REPORT_LINES),
  isChanged: false,
  warnings: [
    {
      sentence:
        'Business travel: 1.2 tonnes, and 0.4 tonnes the year before. Please say what changed.',
      cleared: {
        reason: 'We opened a second shop.',
        by: 'Ada Okonkwo',
        on: calendarDate(2026, 2, 18),
      },
    },
    {
      sentence: 'Electricity is entered, and the losses on its way to you are not.',
      cleared: null,
    },
  ],
  factorSets: [
    `${EXAMPLE_SOURCE}: warming potentials of AR5`,
    'US EPA GHG Emission Factors Hub 2025: AR5',
  ],
  estimate: {
    version: '2',
    sector: 'Bread and bakery products',
    country: 'United Kingdom',
    turnover: 'GBP 850,000 of 2024',
  },
  baseYear: {
    from: monthOfYear(2024, 1),
    status: 'declared',
    sums: { scope1: 12_500_000, scope2: 16_500_000, scope3: 17_000_000, total: 46_000_000 },
    recalculated: { scope1: 12_000_000, scope2: 15_500_000, scope3: 17_000_000, total: 44_500_000 },
  },
  policy: {
    words: 'We recalculate for structural changes and errors.',
    reason: 'The first year with metered figures.',
    thresholdBasisPoints: 500,
  },
  baseRecalculations: [
    {
      on: calendarDate(2026, 1, 12),
      before: 46_000_000,
      after: 44_500_000,
      reason: 'A shop was sold.',
      approver: 'Ada Okonkwo',
    },
  ],
  recalculated: [{ on: calendarDate(2026, 2, 2), before: 42_000_000, after: 41_766_320 }],
  before: {
    from: monthOfYear(2024, 1),
    status: 'declared',
    sums: { scope1: 12_000_000, scope2: 15_500_000, scope3: 17_000_000, total: 44_500_000 },
  },
  intensity: [
    {
      title: 'Loaves',
      unit: 'thousand loaves',
      counts: 'scopes-1-2',
      year: 2025,
      gramsPerUnit: 104_415.8,
      gramsPerUnitBefore: 113_000,
    },
  ],
  efficiencyActions: 'New LED lamps in the bakery.',
  targets: [
    'Near-term target: 42% less by 2030 than in the base year that begins with January 2024.',
  ],
  actions: [
    {
      title: 'Heat recovery at the ovens',
      scope: 1,
      gramsAYear: 1_400_000,
      status: 'declared',
      dueOn: calendarDate(2026, 9, 30),
    },
  ],
  funded: { grams: 20_000_000, projects: ['Clean cookstoves, Ghana (reduction)'] },
  verification: {
    by: 'Understory',
    decidedOn: calendarDate(2026, 3, 4),
    standard: 'ISO 14064-3:2019',
    assurance: 'limited',
    statement:
      'Nothing came to our attention that would make us believe that the figures of scopes 1 and 2 are not fairly stated.',
    covers: ['Verification of scopes 1 and 2'],
    parts: null,
    coverage: { scopesOneTwo: true, scopeThreeCategories: 0, countedScopeThree: 4 },
  },
}
