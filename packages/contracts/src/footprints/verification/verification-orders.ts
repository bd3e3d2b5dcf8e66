import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { VERIFIABLE_PARTS } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { z } from 'zod'
import { Quote } from '../../commerce/purchases/purchases.ts'
import { endpoint } from '../../endpoint.ts'
import { eachOnce } from '../../inputs/each-once.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'

export const ListVerificationPrices = endpoint({
  method: 'GET',
  path: '/api/footprints/verification-prices',
  summary: 'What the verification of a footprint costs',
  query: z.object({ currency: CurrencyCode.default('GBP') }),
  answer: z.object({
    priceBookVersion: z.string(),
    verify_footprint_scopes_one_two: z.int(),
    verify_footprint_scope_three_category: z.int(),
  }),
})

export const QuoteVerification = endpoint({
  method: 'POST',
  path: '/api/footprints/verification-quotes',
  summary: 'Price the verification of a footprint by people; bought like any other quote',
  body: z.strictObject({
    currency: CurrencyCode,
    scopesOneTwo: z.boolean(),
    /** Of scope 3; others may be handed over later, as many. */
    categories: z
      .array(z.enum(SCOPE_THREE_KEYS))
      .max(SCOPE_THREE_KEYS.length, 'Scope 3 has fifteen categories.')
      .refine(eachOnce, 'Please choose each category once.')
      .default([]),
  }),
  status: 201,
  answer: Quote,
  refusals: ['NO_PRODUCTS_SELECTED', 'AMOUNT_TOO_LARGE', 'BAD_REQUEST'],
})

const VerificationOrder = z.object({
  purchaseId: z.uuid(),
  services: z.array(z.string()),
  /** What was chosen when it was ordered. */
  parts: z.array(z.enum(VERIFIABLE_PARTS)),
  paidAt: z.iso.datetime(),
  /** The footprint that was handed over for it; `null`: none yet. */
  used: z
    .object({
      footprintId: z.uuid(),
      companyName: z.string(),
      /** What was handed over, as declared; empty: it was handed over before parts were named. */
      parts: z.array(z.object({ name: z.string(), grams: z.int() })),
      requestedAt: z.iso.datetime(),
      /** `null`: it goes on. */
      outcome: z.enum(['verified', 'returned']).nullable(),
      decidedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type VerificationOrder = z.output<typeof VerificationOrder>

export const ListVerificationOrders = endpoint({
  method: 'GET',
  path: '/api/footprints/verification-orders',
  summary: 'Verifications that the account paid for, the newest first, and what each was used for',
  answer: z.object({ orders: z.array(VerificationOrder).describe('At most 100') }),
})

export const ListVerifications = endpoint({
  method: 'GET',
  path: '/api/staff/verifications',
  summary: 'Verifications that were paid for and that no footprint has used yet, oldest first',
  answer: z.object({
    verifications: z.array(
      z.object({
        purchaseId: z.uuid(),
        account: z.string(),
        /** Who ordered it; `null`: they have left. */
        userId: z.uuid().nullable(),
        email: z.string().nullable(),
        services: z.array(z.string()),
        paidAt: z.iso.datetime(),
      }),
    ),
  }),
})
