import type { Join } from '@understory/contracts/accounts.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { checkPassword } from '@understory/domain/accounts/password.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'

/** A new person with an email and a password. They are signed in at once; the email is verified by its link. */
export async function join(deps: Deps, person: BodyOf<typeof Join>, headers: Headers) {
  const weakness = checkPassword(person.password)
  if (weakness) return refuse(weakness)
  const { email, password } = person
  const joined = await deps.signIn.join({ email, password }, headers)
  if (!joined) return refuse('ACCOUNT_EXISTS')
  await deps.db
    .updateTable('app_user')
    .set({ terms_accepted_at: deps.clock() })
    .where('id', '=', joined.userId)
    .execute()
  return joined
}
