import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import type { RefusalCode } from '../../refusals/refusals.ts'

/** How a member of staff is refused whose roles do not include what a call takes. */
export const refusalWithoutDuty = (duty: StaffDuty): RefusalCode =>
  OF_DUTY.get(duty) ?? 'STAFF_ROLE_FORBIDS'

const OF_DUTY: ReadonlyMap<StaffDuty, RefusalCode> = new Map([
  ['refund', 'MAY_NOT_REFUND'],
  ['enter-ledger', 'MAY_NOT_ENTER'],
  ['send-newsletter', 'MAY_NOT_SEND'],
])

/** Those that a contract names by itself; every call of staff may meet the other. */
export const DUTY_REFUSALS: readonly RefusalCode[] = [...OF_DUTY.values()]
