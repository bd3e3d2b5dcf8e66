import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { refusalWithoutDuty } from '@understory/contracts/staff/console/duty-refusals.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import type { ReactNode } from 'react'

export type Duties = readonly StaffDuty[]

type WithDutyProps = {
  readonly may: Duties
  readonly duty: StaffDuty
  readonly children: ReactNode
}

/** A form for staff who may send it; the others read why it is not there. */
export function WithDuty({ may, duty, children }: WithDutyProps) {
  if (may.includes(duty)) return children
  return <p className="quiet">{REFUSALS[refusalWithoutDuty(duty)][1]}</p>
}
