import type { PurchaseKinds } from '../capabilities/commerce/purchases/public.ts'
import { CAPABILITIES } from '../capabilities.ts'

/** Everything that is bought once, by the manifests of the capabilities; its test insists that none is absent. */
export const PURCHASE_KINDS = Object.assign(
  {},
  ...CAPABILITIES.map(({ purchaseKinds }) => purchaseKinds),
) as PurchaseKinds
