import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { UpdateUserMetadata } from '@understory/contracts/people/settings.ts'
import { NOTIFICATIONS } from '@understory/domain/people/settings/notifications.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'

/** Saves which emails a user wants in an account; mandatory emails cannot be turned off. */
export async function chooseNotifications(
  deps: Pick<Deps, 'db'>,
  { accountId, userId }: AccountActor,
  { notifications }: BodyOf<typeof UpdateUserMetadata>,
): Promise<undefined> {
  const rows = NOTIFICATIONS.flatMap(({ kind, isAlways }) => {
    const wanted = notifications[kind]
    if (isAlways || wanted === undefined) return []
    return { account_id: accountId, user_id: userId, kind, wanted }
  })
  if (rows.length === 0) return
  await deps.db
    .insertInto('notification_choice')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id', 'kind'])
        .doUpdateSet(({ ref }) => ({ wanted: ref('excluded.wanted') })),
    )
    .execute()
}
