import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import {
  mayAskAgain,
  type SupplierRequestState,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { suppliersAddress } from '../company-footprints/public.ts'
import { suppliersMessage } from './messages/messages.generated.ts'

/** The name of each state of a request; without a request nobody was contacted. */
const supplierStateWords = (): Readonly<Record<SupplierRequestState, string>> => ({
  queued: suppliersMessage('supplierWords.beingSent'),
  requested: suppliersMessage('supplier.requested'),
  bounced: suppliersMessage('supplierWords.emailCameBack'),
  opened: suppliersMessage('supplier.opened'),
  responded: suppliersMessage('supplier.answered'),
  'in-review': suppliersMessage('supplierWords.inReview'),
  verified: suppliersMessage('supplier.accepted'),
  declined: suppliersMessage('supplier.declined'),
  'opted-out': suppliersMessage('supplierWords.optedOut'),
  silent: suppliersMessage('supplierWords.noAnswer'),
  withdrawn: suppliersMessage('supplierWords.withdrawnByTheSupplier'),
  cancelled: suppliersMessage('supplier.cancelled'),
})

export const supplierStateInWords = (state: SupplierRequestState | null): string =>
  state === null ? suppliersMessage('supplierWords.notContacted') : supplierStateWords()[state]

/** Nothing is open with it, and no answer of it counts. */
export const canBeAsked = ({ state, use }: Pick<HotSpot, 'state' | 'use'>): boolean =>
  use === null && mayAskAgain(state)

export const spendInMoney = (spend: HotSpot['spend']): string =>
  spend === null
    ? suppliersMessage('supplierWords.notKnown')
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
