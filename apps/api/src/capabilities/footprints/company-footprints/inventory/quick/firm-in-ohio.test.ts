import { SetCategoryStates } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  type InventoryLine,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { GetFootprintReport } from '@understory/contracts/footprints/documents.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { ListMisplacedLines, SetSite } from '@understory/contracts/footprints/sites.ts'
import { IssueToken, Join, SaveDetails } from '@understory/contracts/people/accounts/accounts.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareAnswered } from '../../../../../testing/footprints/declare-answered.ts'
import { cookieOf, PASSWORD } from '../../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

type Asked = { readonly params: { footprintId: string }; readonly bearer: Record<string, string> }

/** Someone in Ohio joins and estimates what a joinery emits, in dollars. */
async function joineryInOhio(): Promise<Asked> {
  const body = { email: 'ada@buckeye.example', password: PASSWORD, acceptTerms: true } as const
  const joined = await api.call(Join, { body })
  const { token } = (await api.call(IssueToken, {}, { cookie: cookieOf(joined.headers) })).data
  const bearer = { authorization: `Bearer ${token}` }
  const companyName = 'Buckeye Joinery'
  const names = { firstname: 'Ada', lastname: 'Byron', companyName } as const
  const where = { accountType: 'business', country: 'US', defaultCurrency: 'USD' } as const
  await api.call(SaveDetails, { body: { ...names, ...where } }, bearer)
  const input = {
    ...{ sector: 'furniture', turnover: 1_800_000, currency: 'USD', year: 2025 },
    ...{ country: 'US', employees: 12 },
  }
  const about = { companyName, startMonth: '2025-01', frequency: 'annual' } as const
  const saved = await api.call(SaveFootprint, { body: { input, ...about } }, bearer)
  expect(saved.data.estimate.workings.isAmericanModel).toBe(true)
  const params = { footprintId: saved.data.footprintId }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, bearer)
  const place = { country: 'US', region: 'RFCW' }
  await api.call(SetSite, { body: { site: null, place } }, bearer)
  return { params, bearer }
}

/** As the bills have them. */
const BILLS = {
  gas: [1_000, 'therms'],
  electricity: [100_000, 'kWh'],
  petrol: [500, 'gallon'],
  diesel: [1_200, 'gallon'],
  freight: [40_000, 'short ton-mile'],
  ownCars: [6_000, 'miles'],
  hotels: [10, 'room night'],
  homeworking: [900, 'FTE working hour'],
  waste: [9, 'short ton'],
  foodWaste: [1, 'short ton'],
  water: [60_000, 'gallon'],
  accountants: [9_000, 'USD'],
  rent: [48_000, 'USD'],
  computers: [7_000, 'USD'],
} as const
type Question = keyof typeof BILLS
const isAsked = (id: string): id is Question => Object.hasOwn(BILLS, id)

/** What was entered of the questions, and the coolant that was topped up, in pounds of weight. */
async function enter({ params, bearer }: Asked): Promise<readonly InventoryLine[]> {
  const { items } = (await api.call(ListQuickItems, { params, query: {} }, bearer)).data
  const query = { words: 'R410A', country: 'US', category: 'fugitiveEmissions' } as const
  const [coolant] = (await api.call(SearchFactors, { query }, bearer)).data.factors
  const lines = items.flatMap(({ id, label, category, unit, factor }) => {
    if (!isAsked(id)) return []
    const [quantity, asked] = BILLS[id]
    expect([id, unit]).toEqual([id, asked])
    const of = { factorId: factor.factorId, quickItem: id, description: label }
    const withUpstream = factor.set.kind === 'activity'
    return [{ ...of, category, unit, quantity, withUpstream }]
  })
  expect(lines).toHaveLength(Object.keys(BILLS).length)
  const topped = {
    category: 'fugitiveEmissions',
    description: 'Air conditioning',
    quantity: 5,
    unit: 'lb',
    factorId: coolant?.factorId ?? '',
  } as const
  const body = { lines: [...lines, topped] }
  const added = await api.call(AddLines, { params, query: {}, body }, bearer)
  expect(added.status).toBe(201)
  return (await api.call(ListLines, { params, query: {} }, bearer)).data.lines
}

const foreignOf = ({ factor }: InventoryLine) =>
  factor && foreignFactorOfLine({ ...factor, market: factor.set.market }, 'US')

test('a firm in Ohio is measured by American factors in American units from joining to its declaration, and nothing British is unsaid', async () => {
  const asked = await joineryInOhio()
  const { params, bearer } = asked
  const lines = await enter(asked)
  const gramsOf = (item: Question) => lines.find((each) => each.quickItem === item)?.co2eGrams
  // 100 mmBtu at 53.1145 kg, 100 MWh of RFC West at 415.472 kg, 500 gallons at 8.78 kg, nine short tons at 580 kg.
  expect(gramsOf('gas')).toBe(5_311_450)
  expect(gramsOf('electricity')).toBe(41_547_201)
  expect(gramsOf('petrol')).toBe(4_390_000)
  expect(gramsOf('waste')).toBe(5_220_000)
  const losses = lines.find(({ factor }) => factor?.set.setId === 'us-losses-2025')
  expect(losses?.factor?.name).toContain('RFCW')
  const spent = lines.filter(({ spend }) => spend)
  expect(spent.map(({ factor }) => factor?.set.setId)).toEqual(Array(3).fill('us-spend-2022'))
  const misplaced = await api.call(ListMisplacedLines, { params }, bearer)
  expect(misplaced.data.lines).toEqual([])

  const british = lines.filter((line) => foreignOf(line) !== null)
  expect(british.map(({ quickItem }) => quickItem).toSorted()).toEqual(['homeworking', 'water'])
  for (const { warnings } of british) expect(warnings).toContain('other-country')

  const { open } = (await api.call(GetInventory, { params }, bearer)).data
  const states = open.map((category) => {
    const rest = category === 'unknownScopeOne' || category === 'unknownScopeTwo'
    const reason = rest ? '' : 'We have none.'
    return { category, state: rest ? ('benchmark' as const) : ('not-applicable' as const), reason }
  })
  await api.call(SetCategoryStates, { params, body: { states } }, bearer)
  expect((await declareAnswered(api, params, bearer)).status).toBe(200)

  const { data } = await api.call(GetFootprintReport, { params }, bearer)
  const pdf = await getDocumentProxy(new Uint8Array(data))
  const { text } = await extractText(pdf, { mergePages: true })
  const report = text.replaceAll(/\s+/g, ' ')
  for (const words of [
    'Supply Chain Greenhouse Gas Emission Factors by NAICS-6, US EPA',
    'GHG Emission Factors Hub, US EPA',
    'Factor of the United Kingdom: there is none of the United States here.',
    'SECR is asked of companies of the United Kingdom.',
    'No line of the United Kingdom gives its energy, so none is stated here.',
  ]) {
    expect(report).toContain(words)
  }
  expect(report).not.toContain('…')
  expect(report).not.toMatch(/(Prepared after|Follows)[^.]*SECR/)
})
