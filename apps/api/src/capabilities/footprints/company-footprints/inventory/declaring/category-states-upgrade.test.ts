import { readFileSync } from 'node:fs'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStatusOf } from '../../../../../testing/footprints/footprints.ts'
import { joinAs, type TestPerson } from '../../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

const MIGRATIONS = '../../../../../../../../packages/database/migrations/footprints/'
const FILL = readFileSync(
  new URL(`${MIGRATIONS}0037_footprints_category_states_filled.sql`, import.meta.url),
  'utf8',
)

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

async function entered(startMonth: string) {
  const input = { sector: 'furniture', turnover: 1_400_000, currency: 'GBP', year: 2025 } as const
  const about = { companyName: 'Joinery', startMonth, frequency: 'annual' } as const
  const body = { input: { ...input, country: 'GB' }, ...about }
  const params = {
    footprintId: (await api.call(SaveFootprint, { body }, ada.bearer)).data.footprintId,
  }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, ada.bearer)
  const ownFactor = { kgCo2e: 2, unit: 'kg', source: 'Mill' }
  const line = { quantity: 100, unit: 'kg', ownFactor } as const
  const lines = (
    [
      'stationaryCombustion',
      'purchasedGoodsAndServices',
      'fuelAndEnergyRelatedActivities',
      'franchises',
    ] as const
  ).map((category) => ({ ...line, category }))
  await api.call(AddLines, { params, body: { lines } }, ada.bearer)
  await sql`update inventory_category set state = 'entered' where inventory_id =
    (select id from footprint_inventory where footprint_id = ${params.footprintId})`.execute(
    api.deps.db,
  )
  return params
}

const statesOf = async (params: { footprintId: string }) => {
  const { categories } = (await api.call(GetInventory, { params }, ada.bearer)).data
  return Object.fromEntries(
    categories.flatMap(({ category, state, isUpgraded }) =>
      state === 'open' ? [] : [[category, [state, isUpgraded]]],
    ),
  )
}

test('an upgrade gives open footprints the benchmark for the rest, and leaves locked ones', async () => {
  const locked = await entered('2024-01')
  await setStatusOf(api, locked.footprintId, 'verified')
  const open = await entered('2025-01')
  await sql.raw(FILL).execute(api.deps.db)
  expect(await statesOf(open)).toEqual({
    stationaryCombustion: ['figures', true],
    purchasedGoodsAndServices: ['figures-and-rest', true],
    fuelAndEnergyRelatedActivities: ['figures', true],
    franchises: ['figures', true],
  })
  expect(await statesOf(locked)).toMatchObject({
    purchasedGoodsAndServices: ['figures', false],
  })
})
