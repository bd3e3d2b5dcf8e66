import { asPlatform } from '@understory/database/row-security.ts'
import { transact, withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hashOfAddress } from './addresses.ts'
import { sendRequest } from './join.ts'
import { addReader, removeReader, suppressedAt } from './readers.ts'

type AsUserDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'jobs' | 'limit'>
type Own = { state: 'reading' | 'asked' | 'none' }

/** Under the rows of the user, who sees a reader only of an address that they have verified. */
export async function getOwnNewsletter({ db }: Pick<AsUserDeps, 'db'>): Promise<Own> {
  const row = await db
    .selectFrom('newsletter_reader')
    .select('id')
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return { state: row ? 'reading' : 'none' }
}

/** A verified address needs no second email, unless mail to it came back. */
export async function joinAsUser(deps: AsUserDeps, userId: string): Promise<Own | Refused> {
  if ((await getOwnNewsletter(deps)).state === 'reading') return refuse('NEWSLETTER_DUPLICATE')
  return asPlatform(async () => {
    const { email, email_verified } = await ownAddress(deps, userId)
    const isSuppressed = (await suppressedAt(deps.db, hashOfAddress(deps.config, email))) !== null
    if (!email_verified || isSuppressed) {
      return (await sendRequest(deps, email)) ?? { state: 'asked' as const }
    }
    await transact(deps.db, (tx) => addReader(tx, deps, email))
    return { state: 'reading' as const }
  })
}

export function leaveAsUser(deps: AsUserDeps, userId: string): Promise<undefined> {
  return asPlatform(() =>
    withinOne(deps, async (within) => {
      const { email, email_verified } = await ownAddress(within, userId)
      if (email_verified) await removeReader(within.db, deps, hashOfAddress(deps.config, email))
      return undefined
    }),
  )
}

async function ownAddress({ db }: Pick<AsUserDeps, 'db'>, userId: string) {
  const { email, ...user } = await db
    .selectFrom('app_user')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...user, email: email.toLowerCase() }
}
