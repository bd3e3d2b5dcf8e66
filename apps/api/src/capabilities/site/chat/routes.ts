import { GetChatIdentity } from '@understory/contracts/site/chat.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'

/** For the person themselves: staff who act for someone do not chat as them. */
export function chatRoutes({ db, chat, clock }: Pick<Deps, 'db' | 'chat' | 'clock'>): Route[] {
  return [
    route(GetChatIdentity, { access: 'self' }, async ({ actor: { userId } }) => {
      if (!chat) return refuse('NOT_FOUND')
      const { email, firstname, lastname } = await db
        .selectFrom('app_user')
        .select(['email', 'firstname', 'lastname'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const name = [firstname, lastname].filter(Boolean).join(' ')
      return { token: chat.tokenOf({ userId, name, email }, clock()) }
    }),
  ]
}
