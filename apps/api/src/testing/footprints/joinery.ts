import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { expect } from 'vitest'
import { joinAs } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

/** Fifteen bills of a joinery of twelve people. */
const BILLS: Readonly<Record<string, number>> = {
  gas: 38_000,
  electricity: 42_000,
  diesel: 4_200,
  ownCars: 3_100,
  trains: 1_200,
  hotels: 14,
  commuting: 21_000,
  waste: 6,
  water: 180,
  accountants: 6_400,
  software: 3_800,
  telephone: 2_100,
  insurance: 9_200,
  paper: 1_300,
  computers: 4_500,
}
const JOINERY = {
  sector: 'furniture',
  turnover: 1_400_000,
  currency: 'GBP',
  year: 2025,
  country: 'GB',
  employees: 12,
} as const

/** A joinery with its bills in an inventory, of an account of its own. */
export async function joinery(api: TestApi) {
  const owner = await joinAs(api, 'business')
  const about = { companyName: 'Joinery', startMonth: '2025-01', frequency: 'annual' } as const
  const saved = await api.call(SaveFootprint, { body: { input: JOINERY, ...about } }, owner.bearer)
  const params = { footprintId: saved.data.footprintId }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, owner.bearer)
  const { items } = (await api.call(ListQuickItems, { params }, owner.bearer)).data
  const lines = items.flatMap(({ id, category, unit, factor }) => {
    const quantity = BILLS[id]
    const line = { category, unit, factorId: factor.factorId, quickItem: id }
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  expect(lines).toHaveLength(15)
  const added = await api.call(AddLines, { params, body: { lines } }, owner.bearer)
  expect(added.status).toBe(201)
  return { owner, params, lineId: added.data.lines[0]?.lineId ?? '', line: lines[0] }
}
