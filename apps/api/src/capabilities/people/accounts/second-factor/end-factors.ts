import type { Tx } from '@understory/database/connect.ts'

export async function endFactors(tx: Tx, userId: string): Promise<void> {
  for (const table of ['passkey', 'second_factor', 'backup_code'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}
