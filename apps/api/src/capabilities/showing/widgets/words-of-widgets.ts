import type { Database } from '@understory/database/connect.ts'
import { selectWidgets } from './widget-records.ts'

/** What the owner wrote on each widget. */
export async function wordsOfWidgets(db: Database, accountId: string) {
  const rows = await selectWidgets(db, accountId).execute()
  return rows.map((row) => ({ name: row.display_name, note: row.note, isActive: row.is_active }))
}
