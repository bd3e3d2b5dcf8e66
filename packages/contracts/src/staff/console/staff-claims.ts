import { z } from 'zod'
import type { RefusalCode } from '../../refusals/refusals.ts'

/** What takes a claim besides that of every member of staff. */
export const StaffClaim = z.enum(['refund', 'ledger', 'newsletter'])
export type StaffClaim = z.output<typeof StaffClaim>

/** How a member of staff without it is refused. */
export const CLAIM_REFUSALS = {
  refund: 'MAY_NOT_REFUND',
  ledger: 'MAY_NOT_ENTER',
  newsletter: 'MAY_NOT_SEND',
} as const satisfies Record<StaffClaim, RefusalCode>
