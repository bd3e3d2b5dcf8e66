import type { Connection, Unreadable } from './store-connector.ts'

export const APP_PLAN_STATUSES = [
  'pending',
  'active',
  'declined',
  'expired',
  'frozen',
  'cancelled',
] as const
export type AppPlanStatus = (typeof APP_PLAN_STATUSES)[number]

/** A plan of usage at the platform, in cents of US dollars. */
export type AppPlan = {
  readonly planId: string
  readonly lineItemId: string
  readonly status: AppPlanStatus
  readonly capMinor: number
  readonly usedMinor: number
  /** `null`: it has not begun. */
  readonly periodEnd: Date | null
}

export type NewAppPlan = {
  readonly name: string
  /** What is charged for, as the merchant reads it where they approve. */
  readonly terms: string
  readonly capMinor: number
  readonly returnUrl: string
  /** Approved like any other, and never charged. */
  readonly isTest: boolean
}

export type Usage = {
  readonly lineItemId: string
  readonly amountMinor: number
  readonly description: string
  /** The same key is recorded once, however often it is sent. */
  readonly key: string
}

/** With a reason: it was refused in the platform's words, and nothing was recorded. */
export type UsageAnswer =
  | { readonly status: 'recorded'; readonly recordId: string }
  | { readonly status: 'over-cap' | 'not-active' | 'refused'; readonly reason: string }

/**
 * Bills a store through its platform: the merchant approves a plan with a cap there, and what was used is
 * recorded under it. Every call throws where the platform cannot be reached, so that what it did is unknown.
 */
export type AppBilling = {
  startPlan(
    connection: Connection,
    plan: NewAppPlan,
  ): Promise<
    | { readonly status: 'started'; readonly plan: AppPlan; readonly approvalUrl: string }
    | { readonly status: 'refused'; readonly reason: string }
    | Unreadable
  >
  /** `null`: there is no such plan. */
  readPlan(connection: Connection, planId: string): Promise<AppPlan | Unreadable | null>
  /** Where the merchant approves the higher cap. */
  raiseCap(
    connection: Connection,
    raise: { readonly lineItemId: string; readonly capMinor: number },
  ): Promise<
    | { readonly status: 'asked'; readonly approvalUrl: string }
    | { readonly status: 'refused'; readonly reason: string }
    | Unreadable
  >
  cancelPlan(connection: Connection, planId: string): Promise<void>
  recordUsage(connection: Connection, usage: Usage): Promise<UsageAnswer | Unreadable>
  /** The record of a key under a line, whose answer was lost; `null`: there is none. */
  findUsage(
    connection: Connection,
    asked: Pick<Usage, 'lineItemId' | 'key'>,
  ): Promise<string | Unreadable | null>
}
