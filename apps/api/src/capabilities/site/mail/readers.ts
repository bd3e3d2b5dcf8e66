import type { EmailKind } from '@understory/domain/emails/email-kind.ts'
import type { Deps } from '../../../deps.ts'
import { type MailDeps, sendOnceToUser } from './send-once.ts'

export type Reader = { readonly id: string; readonly email: string }

/**
 * Who an email about an account goes to: the user who began what it is about, while they are a member,
 * else the owners. Who has left an account gets no more of its mail, and someone there always does.
 */
export async function findReaders(
  { db }: Pick<Deps, 'db'>,
  about: { readonly accountId: string; readonly userId: string | null },
): Promise<readonly Reader[]> {
  const members = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'm.role'])
    .where('m.account_id', '=', about.accountId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
  const beginner = members.filter(({ id }) => id === about.userId)
  return beginner.length > 0 ? beginner : members.filter(({ role }) => role === 'owner')
}

type Message = Omit<Parameters<typeof sendOnceToUser>[2], 'to'>

/** To each reader once. The id of the first is that of the message, as a retry finds it. */
export async function sendToReaders(
  deps: MailDeps,
  kind: EmailKind,
  readers: readonly Reader[],
  message: Message,
): Promise<void> {
  for (const [at, reader] of readers.entries()) {
    const id = at === 0 ? message.id : `${message.id}-${reader.id}`
    await sendOnceToUser(deps, kind, { ...message, id, to: reader.email })
  }
}
