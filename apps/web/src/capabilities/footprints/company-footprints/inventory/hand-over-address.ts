import {
  VERIFIABLE_PARTS,
  type VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { inventoryAddress } from './inventory-address.ts'

export const handOverAddress = (footprintId: string): string =>
  `${inventoryAddress(footprintId)}/verification`

/** Where a verification of these parts is ordered. */
export function orderAddress(chosen: readonly VerifiablePart[]): string {
  const query = new URLSearchParams(
    VERIFIABLE_PARTS.flatMap((part) => {
      if (chosen.includes(part)) return [[part, 'on']]
      return part === 'scopesOneTwo' ? [[part, 'no']] : []
    }),
  )
  return `/app/business/footprint/verify/one-time/setup?${query}`
}
