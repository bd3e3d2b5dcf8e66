import { type AccountKind, otherKind } from '@understory/domain/people/accounts/account-kind.ts'
import {
  mayDo,
  mayDoOnBehalf,
  type Permission,
} from '@understory/domain/people/accounts/permissions.ts'
import type { AccountSession } from '../../http/session.ts'
import type { Visitor } from '../site-frame/load-visitor.ts'

/** Why the signed-in account cannot buy what a page sells. */
export type Misfit =
  | { readonly why: 'other-kind'; readonly needed: AccountKind; readonly equivalent: string }
  | { readonly why: 'role' }
  | { readonly why: 'on-behalf' }

type Buyer = Pick<Visitor, 'kind' | 'role'> & { readonly impersonation: object | null }

/** Null where the account may buy, or where a page sells nothing. */
export function misfitOf(path: string, buyer: Buyer): Misfit | null {
  const needed = kindSoldAt(path)
  if (!needed) return null
  const why = whyMayNotBuy(buyer)
  if (why) return { why }
  return needed === buyer.kind
    ? null
    : { why: 'other-kind', needed, equivalent: equivalentPath(path) }
}

/** Why a person may not buy in the account they use; null where they may. */
export function whyMayNotBuy({
  role,
  impersonation,
}: Omit<Buyer, 'kind'>): 'on-behalf' | 'role' | null {
  if (impersonation && !mayDoOnBehalf('spend')) return 'on-behalf'
  return role && !mayDo(role, 'spend') ? 'role' : null
}

/** Whether someone may change the data of the account they use; staff who act for them may, too. */
export const mayChange = ({ role, user }: Pick<AccountSession, 'role' | 'user'>): boolean =>
  may('change', { role, user })

const may = (
  permission: Permission,
  { role, user }: Pick<AccountSession, 'role' | 'user'>,
): boolean => mayDo(role, permission) && (!user.impersonation || mayDoOnBehalf(permission))

/** Whether someone may buy in the account they use. */
export const mayBuy = ({ role, user }: Pick<AccountSession, 'role' | 'user'>): boolean =>
  whyMayNotBuy({ role, impersonation: user.impersonation }) === null

/** The kind of account that a setup page sells to. Identifying and estimating sell nothing. */
function kindSoldAt(path: string): AccountKind | null {
  const [, kind, rest] = /^\/app\/(personal|business)\/(.*)/.exec(path) ?? []
  if (rest && /^(vehicle\/identify|ecommerce\/connect|footprint(\/estimate|$))/.test(rest))
    return null
  return kind === 'personal' || kind === 'business' ? kind : null
}

const SOLD_TO_BOTH = /^\/app\/(personal|business)\/((?:instant|gift|vehicle)\/one-time\/setup.*)/
const PLANS = {
  personal: '/app/personal/individual/recurring/setup',
  business: '/app/business/workforce/recurring/setup',
} as const

/** The closest setup page for the other kind of account. */
export function equivalentPath(path: string): string {
  const [, kind, rest] = SOLD_TO_BOTH.exec(path) ?? []
  if (kind === 'personal' || kind === 'business') return `/app/${otherKind(kind)}/${rest}`
  if (/recurring|footprint\/setup/.test(path)) {
    return path.startsWith('/app/business/') ? PLANS.personal : PLANS.business
  }
  return path.startsWith('/app/business/') ? '/solutions/personal' : '/solutions/business'
}
