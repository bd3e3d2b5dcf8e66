import { finishCharges } from './core/intents/charge-intent.ts'
import { disputePart, winAfterAll } from './core/intents/disputes.ts'
import { releaseInvoices } from './core/invoices/invoice-payment.ts'
import { billAgain } from './core/subscriptions/billing-run.ts'
import type { BillingSettings } from './core/subscriptions/billing-settings.ts'
import { advanceOwnClock } from './core/subscriptions/own-clock.ts'
import type { AnswerFault, AnswerFaultPlan } from './http/answer-faults.ts'
import type { SecretKeyState } from './http/browser-access.ts'
import { billUntilNow, NOBODY } from './store/bill-until-now.ts'
import type { DeliveryLogEntry } from './store/delivery-queue.ts'
import type { PaymentsStore } from './store/payments-store.ts'
import type { Deliverer, WebhookTarget } from './webhooks/deliver-webhooks.ts'
import type { DeliveryFaults } from './webhooks/delivery-faults.ts'
import { RELIABLE } from './webhooks/delivery-faults.ts'

/** What a test or a developer may do to the payments sandbox, beyond the provider's own calls. */
export type PaymentsControl = {
  setWebhookTarget(target: WebhookTarget | null): void
  setDeliveryFaults(changes: Partial<DeliveryFaults>): DeliveryFaults
  /** Sends these events again, or every event there is. */
  replay(events?: readonly string[]): number
  /** Injects a fault into the next calls to `path` (`*` for any id). */
  failAnswers(fault: { method: string; path: string; fault: AnswerFault; times?: number }): void
  /** As when someone ends the secret key in the Dashboard; `false` stands for a new key. */
  setSecretKeyExpired(isExpired: boolean): void
  /**
   * Moves the clock forward by seconds, doing what falls due on the way; returns the new time in Unix
   * seconds.
   */
  advanceClock(seconds: number): number
  /** The same for one customer alone, who has a clock of their own from then on. */
  advanceClockOf(email: string, seconds: number): number
  now(): number
  /** What the account's Dashboard sets. */
  setBilling(changes: Partial<BillingSettings>): BillingSettings
  /** Bills the running cycle of a subscription once more, as a fault there would; gives the id of the invoice. */
  billAgain(subscription: string): string
  /** The holder of the card disputes a part of a payment, in minor units; gives the id of the dispute. */
  disputePart(paymentIntent: string, amount: number): string
  /** The bank decides a dispute for us that was lost. */
  winAfterAll(dispute: string): void
  /** The charges that are under way succeed or are declined. */
  finishCharges(): void
  /** Updates the invoices that were held back. */
  releaseInvoices(): void
  webhookLog(limit?: number): DeliveryLogEntry[]
  /** Webhooks still to be delivered. */
  webhooksOpen(): number
  reset(): void
}

export function paymentsControl(parts: {
  store: PaymentsStore
  deliverer: Deliverer
  faults: AnswerFaultPlan
  secretKey: SecretKeyState
}): PaymentsControl {
  const { store, deliverer, faults, secretKey } = parts
  return {
    setWebhookTarget: deliverer.setTarget,
    setDeliveryFaults: deliverer.setFaults,
    replay(events) {
      const ids = events ?? store.allEventIds()
      deliverer.replay(ids)
      return ids.length
    },
    failAnswers(fault) {
      faults.plan({ ...fault, left: fault.times ?? 1 })
    },
    setSecretKeyExpired(isExpired) {
      secretKey.isExpired = isExpired
    },
    advanceClock(seconds) {
      const moved = store.advanceClock(seconds)
      billUntilNow(store)
      deliverer.nudge()
      return moved
    },
    advanceClockOf(email, seconds) {
      const moved = store.transaction(NOBODY, (world) => advanceOwnClock(world, email, seconds))
      deliverer.nudge()
      return moved
    },
    now: store.now,
    setBilling: store.setBilling,
    billAgain(id) {
      const invoice = store.transaction(NOBODY, (world) => billAgain(world, id))
      deliverer.nudge()
      return invoice.id
    },
    disputePart(intent, amount) {
      const dispute = store.transaction(NOBODY, (world) => disputePart(world, intent, amount))
      deliverer.nudge()
      return dispute.id
    },
    winAfterAll(id) {
      store.transaction(NOBODY, (world) => winAfterAll(world, id))
      deliverer.nudge()
    },
    finishCharges() {
      store.transaction(NOBODY, finishCharges)
      deliverer.nudge()
    },
    releaseInvoices() {
      store.transaction(NOBODY, releaseInvoices)
      deliverer.nudge()
    },
    webhookLog: (limit = 100) => store.deliveries.log(limit),
    webhooksOpen: store.deliveries.openCount,
    reset() {
      faults.clear()
      secretKey.isExpired = false
      deliverer.setFaults(RELIABLE)
      store.reset()
    },
  }
}
