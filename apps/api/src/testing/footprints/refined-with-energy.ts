import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

export const LINES_WITH_ENERGY = [
  {
    category: 'stationaryCombustion',
    quantity: 100_000,
    unit: 'kWh (Gross CV)',
    factorId: 'uk-2025:1_100_1004_6_1',
  },
  {
    category: 'indirectElectricityEmissions',
    quantity: 40,
    unit: 'MWh',
    factorId: 'uk-2025:7_400_4000_5_1',
  },
  {
    category: 'mobileCombustion',
    quantity: 1_000,
    unit: 'litres',
    factorId: 'uk-2025:1_101_1011_8_1',
  },
  {
    category: 'businessTravel',
    quantity: 10_000,
    unit: 'km',
    factorId: 'uk-2024:25_301_3070_4_1',
  },
] as const

/** Gas, electricity, diesel and employees' own cars; nothing else applies. */
export async function refinedWithEnergy(
  api: TestApi,
  {
    startMonth,
    by,
    lines = LINES_WITH_ENERGY,
  }: { readonly startMonth: string; readonly by: TestPerson; readonly lines?: readonly object[] },
) {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = { input, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  const params = {
    footprintId: (await api.call(SaveFootprint, { body }, by.bearer)).data.footprintId,
  }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, by.bearer)
  const added = await api.call(
    AddLines,
    { params, body: { lines: lines as typeof LINES_WITH_ENERGY & never } },
    by.bearer,
  )
  if (added.status !== 201) throw new Error(`no lines were added: ${added.status}`)
  const { id } = await api.deps.db
    .selectFrom('footprint_inventory')
    .select('id')
    .where('footprint_id', '=', params.footprintId)
    .executeTakeFirstOrThrow()
  const used = new Set<string>(LINES_WITH_ENERGY.map(({ category }) => category))
  const said = { inventory_id: id, account_id: by.accountId, state: 'not-applicable' } as const
  await api.deps.db
    .insertInto('inventory_category')
    .values(
      CATEGORY_KEYS.filter((category) => !used.has(category)).map((category) => ({
        ...said,
        category,
        reason: 'We have none.',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return params
}
