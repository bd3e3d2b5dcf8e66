import type { Database, Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { readToken, signToken } from '../../../../signing/signed-token.ts'

const LINK_DAYS = 14
/** Shared with recovery: a mailbox gets at most three emails of this kind an hour. */
export const LINKS_PER_EMAIL = { name: 'reset-email', points: 3, seconds: 3_600 }

type Person = { readonly id: string; readonly email: string }

/** A person with an account whom nobody can sign in as: they came as a guest and have chosen no password yet. */
export function findUnclaimed(
  db: Database | Tx,
  by: { email: string } | { id: string },
): Promise<Person | undefined> {
  const [column, value] = 'id' in by ? (['u.id', by.id] as const) : (['u.email', by.email] as const)
  return db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.email'])
    .where(column, '=', value)
    .where('u.active_account_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('sign_in_method as m').select('m.id').whereRef('m.user_id', '=', 'u.id')),
      ),
    )
    .executeTakeFirst()
}

/** Where the account is claimed. The link proves its mailbox, and ends with the first password. */
export async function claimUrl(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { id, email }: Person,
): Promise<string> {
  const exp = Math.floor(clock().getTime() / 1000) + LINK_DAYS * 86_400
  const token = await signToken(config.APP_SECRET, 'claim-account', { sub: id, email, exp })
  return `${config.origin}/join/choose-password?token=${encodeURIComponent(token)}`
}

/** Whose link it is; null where it is wrong or too old. */
export async function readClaim(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  token: string,
): Promise<Person | null> {
  const claims = await readToken(config.APP_SECRET, 'claim-account', { token, now: clock() })
  if (claims === null || claims === 'expired') return null
  return { id: String(claims.sub), email: String(claims.email) }
}

/** Queues the email with the claim link, at most three times an hour. */
export async function queueClaimLink(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs'>,
  person: Person,
): Promise<Refused | undefined> {
  const { email } = person
  if (!(await deps.limit(LINKS_PER_EMAIL, email)))
    return refuse('REQUEST_RESET_PWD_LIMIT_EXCEEDED', [
      { field: 'email', message: refuse('REQUEST_RESET_PWD_LIMIT_EXCEEDED').refusal.message },
    ])
  const messageId = `claim-${deps.newId()}`
  const url = await claimUrl(deps, person)
  await deps.jobs.enqueue(deps.db, 'send-claim-link', { email, url, messageId })
  return undefined
}
