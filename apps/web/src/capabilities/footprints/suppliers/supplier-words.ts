import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import {
  mayAskAgain,
  type SupplierRequestState,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { suppliersAddress } from '../company-footprints/public.ts'

/** The name of each state of a request; without a request nobody was contacted. */
const SUPPLIER_STATE_WORDS: Readonly<Record<SupplierRequestState, string>> = {
  queued: 'Being sent',
  requested: 'Requested',
  bounced: 'Email came back',
  opened: 'Opened',
  responded: 'Answered',
  'in-review': 'In review',
  verified: 'Accepted',
  declined: 'Declined',
  'opted-out': 'Opted out',
  silent: 'No answer',
  withdrawn: 'Withdrawn by the supplier',
  cancelled: 'Cancelled',
}

export const supplierStateInWords = (state: SupplierRequestState | null): string =>
  state === null ? 'Not contacted' : SUPPLIER_STATE_WORDS[state]

/** Nothing is open with it, and no answer of it counts. */
export const canBeAsked = ({ state, use }: Pick<HotSpot, 'state' | 'use'>): boolean =>
  use === null && mayAskAgain(state)

export const spendInMoney = (spend: HotSpot['spend']): string =>
  spend === null
    ? 'Not known'
    : `${spend.amount.toLocaleString('en-GB', { maximumFractionDigits: 0 })} ${spend.currency}`

export const askSuppliersAddress = (footprintId: string): string =>
  `${suppliersAddress(footprintId)}/ask`

export const supplierAddress = (footprintId: string, supplierId: string): string =>
  `${suppliersAddress(footprintId)}/${supplierId}`

/** The archive by which anyone can check an answer without this site. */
export const answerFileAddress = (
  footprintId: string,
  supplierId: string,
  supplierRequestId: string,
): string => `${supplierAddress(footprintId, supplierId)}/answers/${supplierRequestId}.zip`
