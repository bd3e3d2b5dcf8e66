import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  type PreviewSupplierAnswer,
  ReleaseSupplierAnswer,
} from '@understory/contracts/footprints/answers.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { DecideSupplierRequest } from '@understory/contracts/footprints/supplier-decisions.ts'
import { StartSupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import {
  AddSupplier,
  AskSupplier,
  GetSupplier,
  SetSupplierLines,
} from '@understory/contracts/footprints/suppliers.ts'
import { dayOf, type Month } from '@understory/domain/calendar/calendar.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

const MS_TO_ANSWER = 10 * 86_400_000

/** 200 t of CO2e, of which a fiftieth is sold to who asks. */
export const SUPPLIER_ANSWER: BodyOf<typeof PreviewSupplierAnswer> = {
  name: 'Wren Hazelwood',
  facts: {
    sector: 'other_food_products',
    country: 'GB',
    region: null,
    turnover: { amount: '1500000', currency: 'GBP' },
    employees: 20,
    period: { from: '2024-01', to: '2024-12' },
    inventory: {
      scope1Grams: 20_000_000,
      scope2LocationGrams: 5_000_000,
      scope2MarketGrams: null,
      upstream: [100_000_000, null, null, 75_000_000, null, null, null, null],
      approach: 'operationalControl',
      assurance: 'none',
      assuredBy: null,
      netOfOffsets: false,
    },
    bills: null,
    method: 'revenue-share',
    driver: {
      customer: { amount: '30000', unit: 'GBP' },
      supplier: { amount: '1500000', unit: 'GBP' },
    },
  },
  disclosed: 'allocated',
}

type OfFootprintAsked = { readonly footprintId: string }

/** A supplier with 30,000 pounds of spending in an inventory, by hand. */
export async function supplierWithSpending(
  api: TestApi,
  { bearer }: Pick<TestPerson, 'bearer'>,
  { footprintId }: OfFootprintAsked,
  name = 'Fernway Mills',
) {
  const found = await api.call(SearchFactors, {
    query: { words: 'food', kind: 'spend', market: 'uk' },
  })
  const [factor] = found.data.factors
  const line = {
    category: 'purchasedGoodsAndServices',
    description: `Flour: ${name}`,
    quantity: 30_000,
    unit: 'GBP',
    spendYear: 2024,
    factorId: factor?.factorId ?? '',
  } as const
  const params = { footprintId }
  const { lines } = (await api.call(AddLines, { params, body: { lines: [line] } }, bearer)).data
  const lineId = lines[0]?.lineId ?? ''
  const { supplierId } = (await api.call(AddSupplier, { body: { name } }, bearer)).data
  const of = { params: { footprintId, supplierId } }
  await api.call(SetSupplierLines, { ...of, body: { lineIds: [lineId] } }, bearer)
  return { supplierId, lineId, of }
}

/** The token of a link by which a supplier answers. */
export async function askedSupplier(
  api: TestApi,
  { bearer }: Pick<TestPerson, 'bearer'>,
  of: { readonly params: { readonly footprintId: string; readonly supplierId: string } },
) {
  const dueOn = dayOf(new Date(api.deps.clock().getTime() + MS_TO_ANSWER))
  const { data } = await api.call(AskSupplier, { ...of, body: { dueOn, byEmail: false } }, bearer)
  const token = data.url.split('/').at(-1) ?? ''
  return { supplierRequestId: data.supplierRequestId, token, url: data.url }
}

/** A campaign with one supplier of its own, asked by a link. */
export async function campaignOf(
  api: TestApi,
  owner: Pick<TestPerson, 'bearer'>,
  footprintId: string,
) {
  const body = { name: 'Campaign Paper' }
  const { supplierId } = (await api.call(AddSupplier, { body }, owner.bearer)).data
  const dueOn = dayOf(new Date(api.deps.clock().getTime() + MS_TO_ANSWER))
  const supplierIds: string[] = [supplierId]
  const started = { params: { footprintId }, body: { name: 'Paper and card', supplierIds, dueOn } }
  const { data } = await api.call(StartSupplierCampaign, started, owner.bearer)
  return data.supplierCampaignId ?? ''
}

/** A year of the inventories in tests. */
export const SUPPLIED_YEAR = '2024-01' as Month

export const releaseTo = (api: TestApi, token: string, body = SUPPLIER_ANSWER) =>
  api.call(ReleaseSupplierAnswer, { params: { token }, body })

/** A supplier whose answer counts in an inventory, by the names of their parameters. */
export async function acceptedSupplier(api: TestApi, owner: TestPerson, footprintId: string) {
  const { of, supplierId } = await supplierWithSpending(
    api,
    owner,
    { footprintId },
    'Quillwort & Sedge',
  )
  const { supplierRequestId, token } = await askedSupplier(api, owner, of)
  const year = { from: '2025-01', to: '2025-12' }
  const facts = { ...SUPPLIER_ANSWER.facts, period: year }
  await releaseTo(api, token, { ...SUPPLIER_ANSWER, facts, name: 'Quillwort & Sedge' })
  const accept = { params: { supplierRequestId }, body: { decision: 'accept' } } as const
  await api.call(DecideSupplierRequest, accept, owner.bearer)
  const { use } = (await api.call(GetSupplier, of, owner.bearer)).data
  return {
    supplierId,
    supplierRequestId,
    supplierUseId: use?.useId ?? '',
    supplierCampaignId: await campaignOf(api, owner, footprintId),
  }
}
