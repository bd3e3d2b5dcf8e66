import { lazy } from '@understory/domain/language/lazy.ts'
import {
  checkPassword,
  type PasswordProblem,
} from '@understory/domain/people/accounts/passwords/password.ts'

// 18,000 of them have the length that we ask for. They are listed in lower case.
const breached = lazy(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

/** Why a new password is not taken, or null: the rules of the domain, and whether it is known from breaches. */
export async function weaknessOf(password: string): Promise<PasswordProblem | null> {
  const problem = checkPassword(password)
  if (problem) return problem
  return (await breached()).has(password.toLowerCase()) ? 'PASSWORD_TOO_COMMON' : null
}
