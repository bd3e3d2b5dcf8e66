import type { StaffClaim } from '@understory/contracts/staff/console/staff-claims.ts'
import type { Deps } from '../deps.ts'

/** What the directory of the organisation calls each claim. */
export const claimNames = (config: Deps['config']): Readonly<Record<StaffClaim, string>> => ({
  refund: config.STAFF_REFUND_CLAIM,
  ledger: config.STAFF_LEDGER_CLAIM,
  newsletter: config.STAFF_NEWSLETTER_CLAIM,
})
