import { createHash, timingSafeEqual } from 'node:crypto'
import { insertAuditEntry } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { findStaff } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { signToken } from '../../../signing/signed-token.ts'

const MINUTES = 10

/**
 * The token service: for the operator's own token, or a member of staff's, a token of ten minutes that
 * reads the staff calls, those of the person's roles where a person has it, and does nothing else.
 */
export async function issueAdminToken(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  headers: Headers,
) {
  const holder = await findHolder(deps, headers)
  if (!holder) return refuse('INVALID_ADMIN_TOKEN')
  const expiresAt = new Date(deps.clock().getTime() + MINUTES * 60_000)
  const exp = Math.floor(expiresAt.getTime() / 1000)
  const claims = { staff: holder.staffId, exp }
  const token = await signToken(deps.config.APP_SECRET, 'staff-api', claims)
  await insertAuditEntry(deps.db, {
    at: deps.clock(),
    event: 'admin-token-issued',
    staff_id: holder.staffId,
    request_id: workScope.getStore()?.requestId ?? '',
  })
  return { token, expiresAt: expiresAt.toISOString() }
}

async function findHolder(deps: Pick<Deps, 'config' | 'db' | 'clock'>, headers: Headers) {
  const given = headers.get('authorization') ?? ''
  const { ADMIN_API_TOKEN } = deps.config
  if (ADMIN_API_TOKEN && isSameToken(given, `Bearer ${ADMIN_API_TOKEN}`)) {
    return { staffId: null }
  }
  const { db, config, clock } = deps
  const reading = { db, config, appSecret: config.APP_SECRET, now: clock() }
  const staff = await findStaff(reading, headers, { duty: 'open-console', method: 'POST' })
  return staff instanceof Refused ? null : staff
}

function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
