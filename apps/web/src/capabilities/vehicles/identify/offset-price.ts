import { GetProduct } from '@understory/contracts/products.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { grams, NO_IMPACT } from '@understory/domain/quantity/impact-quantity.ts'
import { coveringQuantity } from '@understory/domain/vehicles/offset-period.ts'
import type { RouterContextProvider } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { visitorCurrency } from '../../../http/visitor-currency.ts'
import { offsetPricing } from '../../../shell/offset-pricing.ts'
import { reckonOffset } from '../../../shell/reckon-offset.ts'
import type { Audience } from '../audience.ts'

type From = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** What offsetting a year of one vehicle costs, by the rule of its setup; `null`: not to be had. */
export async function offsetPrice(
  { request, context }: From,
  { audience, total }: { readonly audience: Audience; readonly total: number },
): Promise<string | null> {
  const currency = await visitorCurrency({ request, context })
  const product = await publicApi(request, context)(GetProduct, {
    params: { identifier: `${audience}-vehicle-onetime` },
    query: { currency },
  })
  if (!product.ok) return null
  const quantities = { ...NO_IMPACT, co2e: coveringQuantity(grams(total)) }
  const priced = reckonOffset(quantities, offsetPricing(product.data))
  return 'sum' in priced ? formatMoney(priced.sum.total) : null
}
