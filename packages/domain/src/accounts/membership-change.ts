import { mayDo, type Role } from './permissions.ts'

export type MembershipChange = {
  /** The role of whoever asks. */
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
 * Why a member's role may not change so, or null. Anyone may leave; owners are made and unmade by
 * owners alone; an account keeps an owner.
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
