import type { Email } from '@understory/ports/mailer.ts'
import type { Deps } from '../../deps.ts'

/**
 * Sends a message that must arrive once. Its id is its Message-ID: after a crash between handing it
 * over and noting so, it is handed over again under the same id, and the receiver keeps one.
 */
export async function sendOnce(deps: Deps, kind: string, email: Email): Promise<void> {
  const { id, to } = email
  await deps.db
    .insertInto('email_message')
    .values({ id, kind, to_address: to, queued_at: deps.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await deps.db
    .selectFrom('email_message')
    .select('sent_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (kept.sent_at) return
  await deps.crashPoint('receipt-before-send')
  await deps.mailer.send(email)
  await deps.crashPoint('receipt-sent')
  await deps.db
    .updateTable('email_message')
    .set({ sent_at: deps.clock() })
    .where('id', '=', id)
    .execute()
}
