import { checkPassword, type PasswordProblem } from '@understory/domain/accounts/password.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

// 18,000 of them have the length that we ask for. They are listed in lower case.
const BREACHED: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Why a new password is not taken, or null: the rules of the domain, and whether it is known from breaches. */
export function weaknessOf(password: string): PasswordProblem | null {
  const problem = checkPassword(password)
  if (problem) return problem
  return BREACHED.has(password.toLowerCase()) ? 'PASSWORD_TOO_COMMON' : null
}
