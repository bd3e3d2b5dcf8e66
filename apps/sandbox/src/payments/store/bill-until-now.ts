import { SHARED_CLOCK } from '../core/kinds.ts'
import { runDue } from '../core/subscriptions/billing-run.ts'
import type { PaymentsStore } from './payments-store.ts'

export const NOBODY = { id: null, idempotencyKey: null, origin: '' }

/** Does what is due by the sandbox's own clock, each at the moment it was due, one transaction each. */
export function billUntilNow(store: PaymentsStore): void {
  const until = store.now()
  for (;;) {
    const due = store.earliest('billing_due', SHARED_CLOCK, until)
    if (due === null) return
    store.transaction(NOBODY, (world) => runDue(world, due), due.created)
  }
}
