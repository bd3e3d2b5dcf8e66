import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import {
  CLAIM_REFUSALS,
  type StaffClaim,
} from '@understory/contracts/staff/console/staff-claims.ts'
import type { ReactNode } from 'react'

export type Claims = readonly StaffClaim[]

type WithClaimProps = {
  readonly may: Claims
  readonly claim: StaffClaim
  readonly children: ReactNode
}

/** A form for staff who may send it; the others read why it is not there. */
export function WithClaim({ may, claim, children }: WithClaimProps) {
  if (may.includes(claim)) return children
  return <p className="quiet">{REFUSALS[CLAIM_REFUSALS[claim]][1]}</p>
}
