import type { Tx } from '@understory/database/connect.ts'

export async function endFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_factor').where('user_id', '=', userId).execute()
  await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute()
}
