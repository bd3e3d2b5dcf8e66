import type { Deps } from '../../../deps.ts'

const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Deletes keys that were revoked, or expired, so long ago that nobody asks what they were. */
export async function sweepRevokedKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
  await db
    .deleteFrom('api_key')
    .where(({ or, eb }) => or([eb('revoked_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
}
