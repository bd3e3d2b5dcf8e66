import type { Database, Tx } from '@understory/database/connect.ts'

/** Before what a line of a survey answers; after it stand the activity and the site. */
export const COMMUTING_QUESTION = 'commuting:'

const ofCommuting = (db: Database | Tx, inventoryId: string) =>
  db
    .selectFrom('inventory_line')
    .select(['id', 'quick_item'])
    .where('inventory_id', '=', inventoryId)
    .where('category', '=', 'employeeCommutingAndRemoteWorking')
    .where('parent_id', 'is', null)

/** Lines of the category that no survey made. */
export async function listOtherCommuting(
  db: Database | Tx,
  inventoryId: string,
): Promise<string[]> {
  const rows = await ofCommuting(db, inventoryId).execute()
  return rows.filter((row) => !isOfSurvey(row)).map(({ id }) => id)
}

/** Lines that a survey made, but for those of these questions. */
export async function listOldCommuting(
  db: Database | Tx,
  inventoryId: string,
  kept: readonly string[],
): Promise<string[]> {
  const rows = await ofCommuting(db, inventoryId).execute()
  return rows
    .filter((row) => isOfSurvey(row) && !kept.includes(row.quick_item ?? ''))
    .map(({ id }) => id)
}

const isOfSurvey = ({ quick_item }: { readonly quick_item: string | null }): boolean =>
  quick_item?.startsWith(COMMUTING_QUESTION) ?? false
