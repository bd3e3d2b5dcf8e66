import type { Join } from '@understory/contracts/accounts.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { checkPassword } from '@understory/domain/accounts/password.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { isOfStaff } from '../../staff-domains.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'signIn'>

/** A new person with an email and a password. They are signed in at once; the email is verified by its link. */
export async function join(deps: Needs, person: BodyOf<typeof Join>, headers: Headers) {
  if (isOfStaff(deps.config, person.email))
    return refuse('STAFF_EMAIL', [
      { field: 'email', message: refuse('STAFF_EMAIL').refusal.message },
    ])
  const weakness = checkPassword(person.password)
  if (weakness) return refuse(weakness)
  const { email, password } = person
  const joined = await joinOnce(deps, { email, password }, headers)
  if (!joined) return refuse(await whatExists(deps, person))
  await deps.signIn.endSessionOf(headers)
  await deps.db
    .updateTable('app_user')
    .set({ terms_accepted_at: deps.clock() })
    .where('id', '=', joined.userId)
    .execute()
  return joined
}

/** Which refusal a taken email gets: when it holds the other kind of account, that says so. */
async function whatExists({ db }: Pick<Deps, 'db'>, { email, accountType }: BodyOf<typeof Join>) {
  if (!accountType) return 'ACCOUNT_EXISTS'
  const other = await asPlatform(() =>
    db
      .selectFrom('app_user as u')
      .innerJoin('account as a', 'a.id', 'u.active_account_id')
      .select('a.kind')
      .where('u.email', '=', email)
      .where('a.kind', '!=', accountType)
      .executeTakeFirst(),
  )
  if (!other) return 'ACCOUNT_EXISTS'
  return other.kind === 'business' ? 'BUSINESS_EXISTS' : 'PERSONAL_EXISTS'
}

/** Of several requests that join with one email at the same time, all but one are refused on insert. */
async function joinOnce(
  deps: Pick<Deps, 'db' | 'signIn'>,
  person: { email: string; password: string },
  headers: Headers,
) {
  try {
    return await deps.signIn.join(person, headers)
  } catch (fault) {
    const taken = await deps.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirst()
    if (taken) return null
    throw fault
  }
}
