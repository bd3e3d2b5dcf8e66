import type { Interval } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import type { InvoiceStatus } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import type { Currency, Money } from '@understory/domain/quantity/money.ts'

/** So many of one plan, and what all of them cost for an interval. */
export type GatewayPlanLine = {
  readonly plan: string
  readonly name: string
  readonly count: number
  readonly amount: Money
}

/** Our subscription, and which revision of its plan. */
export type PlanReference = { readonly subscriptionId: string; readonly revision: number }

export type GatewayPlan = PlanReference & {
  readonly interval: Interval
  readonly lines: readonly GatewayPlanLine[]
}

export type GatewayPeriod = { readonly from: Date; readonly to: Date }

/** What one cycle of ours costs, and how far its payment is. */
export type GatewayInvoice = {
  readonly id: string
  readonly bills: PlanReference
  readonly status: InvoiceStatus
  readonly total: Money
  readonly period: GatewayPeriod
  readonly paidAt: Date | null
  readonly attempts: number
  readonly nextAttemptAt: Date | null
  /** The client secret of its payment for the card form, where it was requested. */
  readonly clientSecret: string | null
  /** `null`: unknown; events do not include it. */
  readonly paymentId: string | null
  /** What it was made for, where it invoices what was used; `null`: a cycle of a plan. */
  readonly usageId: string | null
}

/** A plan that costs nothing by itself: what was used is invoiced afterwards, beside its cycles. */
export type GatewayUsagePlan = PlanReference & {
  readonly customerId: string
  readonly cardId: string
  readonly currency: Currency
  readonly plan: string
  readonly name: string
  readonly description: string
}

/** Each line with an id of ours: asked again, it is there once. */
export type GatewayUsage = {
  readonly usageId: string
  readonly customerId: string
  readonly lines: readonly { readonly id: string; readonly money: Money; readonly text: string }[]
  /** It was not asked for before then. */
  readonly since: Date
}

export type GatewaySubscription = {
  readonly id: string
  readonly subscriptionId: string | null
  readonly revision: number
  readonly state: 'incomplete' | 'never-paid' | 'active' | 'past-due' | 'unpaid' | 'canceled'
  /**
   * The cycle that runs; its end is the beginning of the next. `null`: another interval has been chosen,
   * and the cycle that was paid for runs on until it begins.
   */
  readonly period: GatewayPeriod | null
  /** What a cycle of it costs. `null`: in a currency that nothing of ours is sold in. */
  readonly total: Money | null
  readonly endsWithPeriod: boolean
  readonly cardId: string | null
  readonly latestInvoiceId: string | null
}

/**
 * Recurring payments. The gateway charges each cycle by itself and sends events; a change applies from
 * the next cycle on, and nothing is prorated.
 */
export type SubscriptionGateway = {
  /** Waits for its first payment, which the browser confirms. */
  startSubscription(
    plan: GatewayPlan & { readonly customerId: string; readonly description: string },
    idempotencyKey: string,
  ): Promise<{ readonly subscription: GatewaySubscription; readonly invoice: GatewayInvoice }>
  /** By the month, with a stored card; active at once, because there is nothing to pay yet. */
  startUsagePlan(plan: GatewayUsagePlan, idempotencyKey: string): Promise<GatewaySubscription>
  /** One invoice of what was used, charged by the gateway as a cycle is. Idempotent by the ids, for any time. */
  invoiceUsage(gatewayId: string, usage: GatewayUsage): Promise<GatewayInvoice>
  /** `null`: no such subscription. */
  findSubscription(gatewayId: string): Promise<GatewaySubscription | null>
  /** Another interval begins when the current cycle ends. Idempotent. */
  changePlan(
    gatewayId: string,
    plan: GatewayPlan,
    idempotencyKey: string,
  ): Promise<GatewaySubscription>
  setEndsWithPeriod(gatewayId: string, ends: boolean): Promise<GatewaySubscription>
  setSubscriptionCard(gatewayId: string, cardId: string): Promise<GatewaySubscription>
  /** At once; its open invoices are voided. */
  endSubscription(gatewayId: string): Promise<void>
  /** A draft that nobody will finalize becomes one that can be paid. `null`: no such invoice. */
  openInvoice(invoiceId: string): Promise<GatewayInvoice | null>
  /** `null`: no such invoice, or one that bills nothing of ours. */
  findInvoice(invoiceId: string): Promise<GatewayInvoice | null>
  /** The invoice that a payment paid. `null`: it paid none of ours. */
  findInvoiceOfPayment(paymentId: string): Promise<GatewayInvoice | null>
  /** Those of one subscription that ask for something, newest first. */
  listInvoices(gatewayId: string): AsyncIterable<GatewayInvoice>
  /** Recent ones, newest first, for reconciling. */
  listSubscriptions(since: Date): AsyncIterable<GatewaySubscription>
}
