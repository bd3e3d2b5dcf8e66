import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import type { RouterContextProvider } from 'react-router'
import { publicApi } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { type OffsetPricing, offsetPricing } from '../../../commerce/prices/public.ts'
import type { Audience } from '../audience.ts'

type PricingOfArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** What a year of a vehicle is priced by, as in its setup; `null`: not to be had. */
export async function pricingOf(
  { request, context }: PricingOfArgs,
  audience: Audience,
): Promise<OffsetPricing | null> {
  const currency = await visitorCurrency({ request, context })
  const product = await publicApi(request, context)(GetProduct, {
    params: { identifier: `${audience}-vehicle-onetime` },
    query: { currency },
  })
  return product.ok ? offsetPricing(product.data) : null
}
