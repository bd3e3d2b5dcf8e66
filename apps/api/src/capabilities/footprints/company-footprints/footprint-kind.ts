import { countsForBuyer, type PurchaseKind } from '../../commerce/purchases/public.ts'

/** A year at once. */
export const FOOTPRINT: PurchaseKind = countsForBuyer('footprint')
