import { LEAST_APP_CAP, MOST_APP_CAP } from '@understory/domain/stores/bills/app-cap.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IMPACT_AMOUNTS } from './impact-amounts.ts'

/** As the platform has it; 'none': nothing was ever asked of the merchant. */
export const APP_PLAN_STATES = [
  'none',
  'pending',
  'active',
  'declined',
  'expired',
  'frozen',
  'cancelled',
] as const

/** How a store is billed by its platform, in cents of US dollars. */
export const AppPlanOfStore = z.object({
  status: z.enum(APP_PLAN_STATES),
  /** The most that is charged in a period; 0: there is no plan. */
  capMinor: z.int(),
  /** A higher cap that waits for the merchant's approval. */
  askedCapMinor: z.int().nullable(),
  usedMinor: z.int(),
  periodEnd: z.iso.datetime().nullable(),
  /** Orders wait for the next period, or for a higher cap. */
  isAtCap: z.boolean(),
  /** Where the merchant approves what waits. */
  approvalUrl: z.string().nullable(),
})
export type AppPlanOfStore = z.output<typeof AppPlanOfStore>

const Params = z.object({ storeId: z.uuid() })

export const GetAppPlan = endpoint({
  method: 'GET',
  path: '/api/stores/{storeId}/app-plan',
  summary: 'How a store is billed by Shopify, what a month may come to, and caps to choose from',
  params: Params,
  answer: z.object({
    storeName: z.string(),
    plan: AppPlanOfStore,
    /** From the last orders, by the settings of now; `null`: there are no settings yet. */
    preview: z
      .object({
        orders: z.int(),
        /** In how many days they were placed, until now. */
        days: z.int(),
        totalMinor: z.int(),
        monthMinor: z.int(),
        ...IMPACT_AMOUNTS,
      })
      .nullable(),
    offeredCaps: z.array(z.int()),
  }),
  refusals: ['RESOURCE_NOT_FOUND'],
})

export const AskAppPlan = endpoint({
  method: 'POST',
  path: '/api/stores/{storeId}/app-plan',
  summary: 'Ask the merchant at Shopify to approve a plan with this cap, or a higher cap',
  params: Params,
  body: z.strictObject({
    capMinor: z
      .int('Please use an amount in dollars.')
      .min(LEAST_APP_CAP, 'Please use at least one dollar.')
      .max(MOST_APP_CAP, 'Please use at most 10,000 dollars.'),
  }),
  status: 201,
  answer: z.object({ approvalUrl: z.string() }),
  refusals: ['RESOURCE_NOT_FOUND', 'STORE_NOT_CONNECTED', 'APP_BILLING_FAILED', 'BAD_REQUEST'],
})

export const ConfirmAppPlan = endpoint({
  method: 'POST',
  path: '/api/stores/{storeId}/app-plan/confirm',
  summary: 'Ask Shopify what the merchant answered; the return to us proves nothing',
  params: Params,
  answer: AppPlanOfStore,
  refusals: ['RESOURCE_NOT_FOUND', 'STORE_NOT_CONNECTED', 'SHOPIFY_CONFIRM_FAILED'],
})
