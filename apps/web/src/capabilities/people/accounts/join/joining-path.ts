import { ACCOUNT_KINDS, type AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import {
  SIGN_UP_ORIGINS,
  type SignUpOrigin,
} from '@understory/domain/people/accounts/sign-up-origin.ts'

/** The kind of account someone chose, else the one that the way there needs as far as its address says. */
export function chosenKind(chosen: string | null, next: string): AccountKind {
  const isBusiness = next.includes('/business/') || next.includes('kind=business')
  return ACCOUNT_KINDS.find((kind) => kind === chosen) ?? (isBusiness ? 'business' : 'personal')
}

/** The address of an invitation, which brings an account of its own. */
export function isInvitation(path: string): boolean {
  return path.startsWith('/invitation?')
}

/** The address of a payment, which asks who pays by itself. */
export function isPayment(path: string): boolean {
  return path.startsWith('/app/payment?')
}

/** The next page after joining: the payment or the invitation they came from, else the details form. */
export function afterJoining(next: string, kind: AccountKind, origin: string): string {
  if (isPayment(next) || isInvitation(next)) return next
  return `/join/your-details?${new URLSearchParams({ kind, next, origin })}`
}

/** Why someone joins, in the specification's words: what is asked, else what the way there says. */
export function signUpOrigin(asked: string | null, next: string): SignUpOrigin {
  const known = SIGN_UP_ORIGINS.find((origin) => origin === asked)
  if (known) return known
  return next.startsWith('/app/') ? 'subscriptionPlan' : 'signUp'
}

/** The kind of account that the plan at this address is for; null where either will do. */
export function planKind(path: string): AccountKind | null {
  const [, setup, payment] =
    /^\/app\/(?:(personal|business)\/|payment\?.*\bkind=(personal|business))/.exec(path) ?? []
  const kind = setup ?? payment
  return kind === 'personal' || kind === 'business' ? kind : null
}
