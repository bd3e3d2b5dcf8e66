import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { serviceInWords, VERIFY_SERVICES } from '@understory/domain/commerce/prices/services.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { z } from 'zod'

const Services = z.array(
  z.object({
    service: z.enum(VERIFY_SERVICES),
    count: z.int(),
    minor: z.int(),
    // Nothing in quotes from before categories were chosen by name.
    categories: z.array(z.enum(SCOPE_THREE_KEYS)).default([]),
  }),
)

/** The column `services` of a quote, with the names of the services. */
export function storedServicesOf({ services }: { readonly services: unknown }): Quote['services'] {
  return Services.parse(services).map((line) => ({
    ...line,
    name: serviceInWords(line, line.categories),
  }))
}
