import { mayDo, type Role } from '../accounts/permissions.ts'

export type MembershipChange = {
  /** The role of the user who makes the change. */
  readonly by: Role
  /** The role of the member it is about, today. */
  readonly from: Role
  /** The role they are to have; null: they are to leave. */
  readonly to: Role | null
  readonly isSelf: boolean
  /** How many owners the account has, today. */
  readonly owners: number
}

export type MembershipRefusal = 'ROLE_FORBIDS' | 'LAST_OWNER'

/**
 * Why a member's role may not be changed like that, or null. Anyone may leave; only owners add and remove
 * owners; an account always has an owner.
 */
export function refuseMembershipChange(change: MembershipChange): MembershipRefusal | null {
  const { by, from, to, isSelf, owners } = change
  const isLeaving = isSelf && to === null
  if (!isLeaving && !mayDo(by, 'manage-members')) return 'ROLE_FORBIDS'
  const touchesOwner = from === 'owner' || to === 'owner'
  if (touchesOwner && by !== 'owner') return 'ROLE_FORBIDS'
  return from === 'owner' && to !== 'owner' && owners <= 1 ? 'LAST_OWNER' : null
}

/** Whether someone of one role may invite a colleague into another. */
export function mayInvite(by: Role, to: Role): boolean {
  return mayDo(by, 'manage-members') && (to !== 'owner' || by === 'owner')
}
