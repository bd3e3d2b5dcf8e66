import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import {
  DeclareFootprint,
  SetCategoryState,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { UploadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import {
  type CalendarDate,
  longMonth,
  type Month,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'
import type { InventoryCategory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { INSTRUMENT_CRITERIA } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import { type DemoYear, demoBills, demoIngredients, METERED, monthlyBills } from './demo-bills.ts'
import type { DemoClient } from './demo-client.ts'
import { seedDemoSuppliers } from './demo-supply-chain.ts'

const GBP = { currency: 'GBP', country: 'GB' } as const

/** Of the parts that a bakery of the demo says it has none of. */
const DOES_NOT_APPLY: ReadonlyMap<InventoryCategory, string> = new Map([
  ['fugitiveEmissions', 'The fridges were serviced, and nothing had to be topped up.'],
  ['processEmissions', 'We bake; nothing else is made that gives off gases of its own.'],
  ['combinedHeatAndPower', 'We buy no heat, steam or cooling.'],
  ['processingOfSoldProducts', 'Bread is eaten as it is sold.'],
  ['useOfSoldProducts', 'Bread uses no energy once it is sold.'],
  ['downstreamLeasedAssets', 'We let nothing to others.'],
  ['franchises', 'We have no franchises.'],
  ['investments', 'We hold no investments.'],
])

type DemoFootprint = {
  readonly companyName: string
  readonly startMonth: Month
  readonly year: DemoYear
  /** Until when its suppliers may answer; left out: they are not asked. */
  readonly suppliersDueOn?: CalendarDate
}

/** A year of a made-up bakery: its bills with the files behind them, the rest by the benchmark, declared. */
export async function seedDemoYear(
  call: DemoClient,
  { companyName, startMonth, year, suppliersDueOn }: DemoFootprint,
): Promise<{ footprintId: string }> {
  const input = {
    ...GBP,
    sector: 'bakery_products',
    turnover: year === 'before' ? 1_790_000 : 1_850_000,
    year: Number(startMonth.slice(0, 4)),
    employees: 24,
    downstream: 'auto',
  } as const
  const about = { companyName, startMonth, frequency: 'annual', overwrite: false } as const
  const { footprintId } = await call(SaveFootprint, { body: { input, ...about } })
  const params = { footprintId }
  await call(StartInventory, { params, body: { approach: 'operationalControl' } })
  const lines = await addBills(call, { footprintId, companyName, year, startMonth })
  if (suppliersDueOn) {
    const dueOn = suppliersDueOn
    await seedDemoSuppliers(call, { footprintId, startMonth, lines, dueOn })
  }
  await sayOfTheRest(call, footprintId)
  await declare(call, footprintId)
  return params
}

async function addBills(
  call: DemoClient,
  of: Omit<DemoFootprint, 'suppliersDueOn'> & { readonly footprintId: string },
): Promise<AnswerOf<typeof AddLines>['lines']> {
  const { footprintId, year } = of
  const params = { footprintId }
  const bills = demoBills(year)
  const { items } = await call(ListQuickItems, { params })
  const answered = items.flatMap(({ id, label, part, category, unit, factor }) => {
    const quantity = bills.get(id)
    if (quantity === undefined) return []
    const figureSource = METERED.some((each) => each === id)
      ? ('document' as const)
      : ('bill' as const)
    return [
      {
        ...{ description: label, purchasePart: part },
        category,
        unit,
        factorId: factor.factorId,
        quickItem: id,
        quantity,
        figureSource,
        withUpstream: true,
        ...(id === 'electricity' && year === 'last' ? { marketFactor: demoCertificates(of) } : {}),
      },
    ]
  })
  const bought = await Promise.all(demoIngredients(year).map((each) => boughtLine(call, each)))
  const { lines } = await call(AddLines, { params, body: { lines: [...answered, ...bought] } })
  for (const id of METERED) {
    const line = lines.find(({ quickItem, parentId }) => quickItem === id && parentId === null)
    if (line) await uploadBills(call, { ...of, id, line })
  }
  return lines
}

/** Half of a year's electricity by certificates, so that scope 2 has two figures. */
const demoCertificates = ({ companyName, startMonth }: Omit<DemoFootprint, 'suppliersDueOn'>) => ({
  kind: 'certificate' as const,
  kgCo2e: 0,
  mwh: 58.8,
  source: 'Guarantees of origin of a made-up wind farm',
  registry: 'A made-up registry, serials 100001 to 100059',
  country: 'GB',
  generatedFrom: startMonth,
  generatedTo: shiftMonth(startMonth, 11),
  cancelledFor: companyName,
  criteria: [...INSTRUMENT_CRITERIA],
})

async function boughtLine(
  call: DemoClient,
  { description, words, spent }: ReturnType<typeof demoIngredients>[number],
) {
  const { factors } = await call(SearchFactors, { query: { words } })
  const factor = factors.find(({ unit, name }) => unit === 'GBP' && name.startsWith(words))
  if (!factor) throw new Error(`there is no factor of ${words}`)
  return {
    ...{ description, quantity: spent, unit: 'GBP', factorId: factor.factorId },
    ...{ category: 'purchasedGoodsAndServices' as const, figureSource: 'ledger' as const },
  }
}

type Behind = Pick<DemoFootprint, 'year' | 'startMonth'> & {
  readonly footprintId: string
  readonly id: (typeof METERED)[number]
  readonly line: { readonly lineId: string; readonly unit: string }
}

/** A workbook with the twelve bills that the quantity of the line is the sum of. */
async function uploadBills(
  call: DemoClient,
  { footprintId, id, year, startMonth, line }: Behind,
): Promise<void> {
  const bills = monthlyBills(id, { year, firstMonth: Number(startMonth.slice(5)) })
  const rows = bills.map((bill, at) => [longMonth(shiftMonth(startMonth, at)), bill])
  const file = await writeWorkbook([{ name: 'Bills', header: ['Month', line.unit], rows }])
  await call(UploadEvidence, {
    params: { footprintId },
    query: { fileName: `Bills of ${id}, ${longMonth(startMonth)} on.xlsx`, lineId: line.lineId },
    file: new Uint8Array(file),
  })
}

/** What was not entered does not apply, or is what firms of the sector usually have. */
async function sayOfTheRest(call: DemoClient, footprintId: string): Promise<void> {
  const { categories } = await call(GetInventory, { params: { footprintId } })
  for (const each of categories) {
    const { category, lines, state } = each
    if (!CATEGORY_KEYS.some((key) => key === category)) continue
    if (state !== 'open' && lines === 0) continue
    await call(SetCategoryState, { params: { footprintId, category }, body: demoStateOf(each) })
  }
}

type DemoCategory = Pick<
  AnswerOf<typeof GetInventory>['categories'][number],
  'category' | 'lines' | 'benchmarkGrams'
>

function demoStateOf({ category, lines, benchmarkGrams }: DemoCategory) {
  const reason = DOES_NOT_APPLY.get(category)
  if (reason) return { state: 'not-applicable', reason } as const
  const hasBenchmark = (benchmarkGrams ?? 0) > 0
  if (lines > 0) return { state: hasBenchmark ? 'figures-and-rest' : 'figures' } as const
  return hasBenchmark
    ? ({ state: 'benchmark' } as const)
    : ({ state: 'not-applicable', reason: 'We looked, and found none.' } as const)
}

async function declare(call: DemoClient, footprintId: string): Promise<void> {
  const params = { footprintId }
  const { totals } = await call(GetInventory, { params })
  const reason = 'These are all the bills of our own meters and vehicles.'
  const answers = totals.mustAnswer.map(
    (category) => ({ category, answer: 'figures', reason }) as const,
  )
  await call(DeclareFootprint, { params, body: { answers, isBelowRangeSeen: true } })
}
