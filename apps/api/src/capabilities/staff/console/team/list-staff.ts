import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListStaff } from '@understory/contracts/staff/console/staff.ts'
import type { Deps } from '../../../../deps.ts'
import { listGrants } from './grant-roles.ts'

/** Who signed in as staff, and the roles that the operator's program gave. */
export async function listStaff(deps: Pick<Deps, 'db'>): Promise<ReplyOf<typeof ListStaff>> {
  const rows = await deps.db
    .selectFrom('staff_member')
    .select(['email', 'claims', 'checked_at'])
    .orderBy('email')
    .execute()
  const grants = await listGrants(deps)
  return {
    people: rows.map(({ email, claims, checked_at: at }) => ({
      email,
      claims,
      checkedAt: at.toISOString(),
    })),
    grants: grants.map(({ granted_at: at, ...grant }) => ({
      ...grant,
      grantedAt: at.toISOString(),
    })),
  }
}
