import { CAPABILITIES } from '../capabilities.ts'
import type { ReturningMail } from '../returning-mail.ts'

/** What else happens as an email comes back, in the order of the manifests. */
export const RETURNING_MAIL: ReturningMail = {
  whenMailReturns: CAPABILITIES.flatMap(({ whenMailReturns }) => whenMailReturns ?? []),
}
