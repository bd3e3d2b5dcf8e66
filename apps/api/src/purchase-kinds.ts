import { FOOTPRINT, VERIFICATION } from './capabilities/footprints/footprint-kinds.ts'
import { GIFT } from './capabilities/gifts/gift-kind.ts'
import { countsForBuyer, type PurchaseKinds } from './capabilities/purchases/public.ts'
import { VEHICLE } from './capabilities/vehicles/vehicle-kind.ts'

/** Everything that is bought once. A kind without a row does not compile. */
export const PURCHASE_KINDS: PurchaseKinds = {
  instant: countsForBuyer('instant'),
  vehicle: VEHICLE,
  gift: GIFT,
  footprint: FOOTPRINT,
  'verify-footprint': VERIFICATION,
}
