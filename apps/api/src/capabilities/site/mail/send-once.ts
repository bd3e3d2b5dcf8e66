import type { EmailKind } from '@understory/domain/emails/email-kind.ts'
import type { Email } from '@understory/ports/mail/mailer.ts'
import type { Deps } from '../../../deps.ts'

/** What sending an email takes. */
export type MailDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mailer' | 'crashPoint'>

/**
 * Sends an email that must arrive once. Its id is its Message-ID: after a crash between sending it
 * and recording that, it is sent again under the same id, and the receiver drops the duplicate.
 */
export async function sendOnce(
  deps: MailDeps,
  kind: EmailKind,
  email: Email,
  { storedAs = email.to } = {},
): Promise<void> {
  const row = { id: email.id, kind, to_address: storedAs, queued_at: deps.clock() }
  await deps.db
    .insertInto('email_message')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sendStored(deps, email)
}

/** Like `sendOnce`, unless the address no longer belongs to a user: no email follows a deletion. */
export async function sendOnceToUser(deps: MailDeps, kind: EmailKind, email: Email): Promise<void> {
  await deps.db
    .insertInto('email_message')
    .columns(['id', 'kind', 'to_address', 'queued_at'])
    .expression((from) =>
      from
        .selectFrom('app_user')
        .select(({ val }) => [
          val(email.id).as('id'),
          val(kind).as('kind'),
          'email as to_address',
          val(deps.clock()).as('queued_at'),
        ])
        .where('email', '=', email.to)
        // Waits for a deletion that is in progress.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sendStored(deps, email)
}

async function sendStored(deps: MailDeps, email: Email): Promise<void> {
  const { id } = email
  const stored = await deps.db
    .selectFrom('email_message')
    .select('sent_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored || stored.sent_at) return
  await deps.crashPoint('receipt-before-send')
  await deps.mailer.send(email)
  await deps.crashPoint('receipt-sent')
  await deps.db
    .updateTable('email_message')
    .set({ sent_at: deps.clock() })
    .where('id', '=', id)
    .execute()
}
