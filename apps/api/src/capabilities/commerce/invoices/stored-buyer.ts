import { TAX_ID_VERDICTS } from '@understory/domain/commerce/payments/buyer/tax-id-evidence.ts'
import type { VatTerms } from '@understory/domain/commerce/payments/vat.ts'
import {
  VAT_EVIDENCE,
  VAT_PLACES,
  VAT_TREATMENTS,
} from '@understory/domain/commerce/payments/vat-rules.ts'
import { z } from 'zod'

const Buyer = z.object({
  name: z.string(),
  kind: z.enum(['personal', 'business']),
  vatNumber: z.string().nullable(),
  address: z
    .object({
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      postcode: z.string(),
      country: z.string(),
    })
    .nullable(),
  taxIds: z.array(
    z.object({
      type: z.string(),
      value: z.string(),
      /** What the registry had said by then; invoices of before did not ask. */
      verification: z.enum(TAX_ID_VERDICTS).exactOptional(),
    }),
  ),
  /** Whether the verdicts above count; those of before kept the VAT they were issued with. */
  isChecked: z.boolean().exactOptional(),
})
/** As they were when the invoice was issued; a later move does not rewrite it. */
export type Buyer = z.output<typeof Buyer>

const Terms = z.object({
  country: z.string(),
  percent: z.number(),
  rules: z
    .array(
      z.object({
        place: z.enum(VAT_PLACES),
        evidence: z.enum(VAT_EVIDENCE),
        treatment: z.enum(VAT_TREATMENTS),
      }),
    )
    .exactOptional(),
})

const Seller = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  taxIds: z.array(z.object({ label: z.string(), value: z.string() })),
})

/** The columns `buyer`, `vat_terms` and `seller` of an invoice. */
export const readBuyer = (buyer: unknown): Buyer => Buyer.parse(buyer)
export const readVatTerms = (terms: unknown): VatTerms | null => Terms.nullable().parse(terms)
export const readSeller = (seller: unknown) => Seller.nullable().parse(seller)
