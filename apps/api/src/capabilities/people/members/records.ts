import { EntryPart } from '@understory/contracts/people/members.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { lockAccount } from '../accounts/public.ts'

export type MemberRow = { userId: string; role: Role }

export async function listMembers(db: Database | Tx, accountId: string) {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.email', 'm.role', 'm.entry_part', 'm.created_at'])
    .where('m.account_id', '=', accountId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    entryPart: EntryPart.nullable().parse(row.entry_part),
    since: row.created_at.toISOString(),
  }))
}

/** The members with their roles, locked until the transaction ends. */
export async function lockMembers(tx: Tx, accountId: string): Promise<MemberRow[]> {
  await lockAccount(tx, accountId)
  const rows = await tx
    .selectFrom('membership')
    .select(['user_id', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => ({ userId: row.user_id, role: row.role }))
}

const INVITATION = ['id', 'email', 'role', 'entry_part', 'created_at', 'expires_at'] as const

type InvitationRow = {
  id: string
  email: string
  role: Role
  entry_part: unknown
  created_at: Date
  expires_at: Date
}

export function presentInvitation(row: InvitationRow) {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    entryPart: EntryPart.nullable().parse(row.entry_part),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

export async function listOpenInvitations(db: Database, accountId: string, now: Date) {
  const rows = await db
    .selectFrom('invitation')
    .select(INVITATION)
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(presentInvitation)
}

/** An open invitation by the hash of its token, whichever account it is of. */
export function findOpenInvitation(db: Database | Tx, tokenHash: string, now: Date) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .leftJoin('app_user as u', 'u.id', 'i.invited_by')
    .select([
      'i.id',
      'i.account_id',
      'i.email',
      'i.role',
      'i.expires_at',
      'a.display_name as account_name',
      'a.country',
      'u.name as invited_by',
    ])
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst()
}
