import { catchUpAll } from '../catch-up-all.ts'
import { onDatabase } from '../on-database.ts'

/** After a restore, before anything else runs. */
export async function catchUp(): Promise<void> {
  await onDatabase(catchUpAll)
}
