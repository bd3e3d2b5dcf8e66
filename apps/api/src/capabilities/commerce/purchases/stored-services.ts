import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { serviceName, VERIFY_SERVICES } from '@understory/domain/commerce/prices/services.ts'
import { z } from 'zod'

const Services = z.array(
  z.object({ service: z.enum(VERIFY_SERVICES), count: z.int(), minor: z.int() }),
)

/** The column `services` of a quote, with the names of the services. */
export function storedServicesOf({ services }: { readonly services: unknown }): Quote['services'] {
  return Services.parse(services).map((line) => ({ ...line, name: serviceName(line) }))
}
