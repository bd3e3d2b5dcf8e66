import { UploadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { pdfSaying } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import {
  CATEGORY_KEYS,
  type CategoryKey,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { declareAnswered } from './declare-answered.ts'
import { refinedFootprint } from './footprints.ts'

type ReadyToVerify = { readonly footprintId: string; readonly lineIds: readonly string[] }

/** A declared footprint with a line of 200 kg in each category, a file behind each, and a reason for the rest. */
export async function readyToVerify(
  api: TestApi,
  by: TestPerson,
  categories: readonly CategoryKey[] = ['stationaryCombustion'],
): Promise<ReadyToVerify> {
  const params = { footprintId: await refinedFootprint(api, by) }
  const ownFactor = { kgCo2e: 2, unit: 'kg', source: 'Mill' }
  const lines = categories.map((category) => ({
    ...{ category, ownFactor, quantity: 100, unit: 'kg' },
    description: `Of ${category}`,
  }))
  const added = await api.call(AddLines, { params, body: { lines } }, by.bearer)
  const lineIds = added.data.lines.map(({ lineId }) => lineId)
  for (const lineId of lineIds) {
    const query = { fileName: 'Bill.pdf', lineId }
    // A file of its own, as the same behind two lines stands out.
    await api.call(UploadEvidence, { params, query, file: pdfSaying(lineId) }, by.bearer)
  }
  await closeOthers(api, by, { ...params, categories })
  await declareAnswered(api, params, by.bearer)
  return { ...params, lineIds }
}

async function closeOthers(
  { deps: { db } }: Pick<TestApi, 'deps'>,
  { accountId }: Pick<TestPerson, 'accountId'>,
  of: { readonly footprintId: string; readonly categories: readonly CategoryKey[] },
): Promise<void> {
  const { id } = await db
    .selectFrom('footprint_inventory')
    .select('id')
    .where('footprint_id', '=', of.footprintId)
    .executeTakeFirstOrThrow()
  const said = { inventory_id: id, account_id: accountId, reason: 'None.' }
  const rows = CATEGORY_KEYS.map((category) => ({
    ...said,
    category,
    ...(of.categories.includes(category)
      ? { state: 'figures' as const, reason: null }
      : { state: 'not-applicable' as const }),
  }))
  await db
    .insertInto('inventory_category')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['inventory_id', 'category']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        reason: ref('excluded.reason'),
      })),
    )
    .execute()
}
