import type { BillingClock } from '@understory/ports/payments/billing-clock.ts'

const DAY_SECONDS = 86_400
const SANDBOX_BILLING_CLOCK_TIMEOUT_MS = 60_000

/** The clock of the local payments sandbox, over HTTP. */
export function createSandboxBillingClock(url: string): BillingClock {
  const ask = async (init: RequestInit): Promise<Date> => {
    const response = await fetch(new URL('/_control/clock', url), {
      ...init,
      signal: AbortSignal.timeout(SANDBOX_BILLING_CLOCK_TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the billing clock answered ${response.status}`)
    const { now } = (await response.json()) as { now: number }
    return new Date(now * 1_000)
  }
  return {
    now: () => ask({}),
    advance: (days, email) =>
      ask({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seconds: days * DAY_SECONDS, email }),
      }),
  }
}
