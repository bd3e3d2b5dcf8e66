import type { Database } from '@understory/database/connect.ts'

/** The signed credential of a revision whose name is still stored; one that it has already stays. */
export async function saveCredential(
  db: Database,
  { certificateId, revision }: { readonly certificateId: string; readonly revision: number },
  credential: string,
): Promise<void> {
  await db
    .updateTable('certificate_name')
    .set({ credential })
    .where('certificate_id', '=', certificateId)
    .where('revision', '=', revision)
    .where('credential', 'is', null)
    .execute()
}
