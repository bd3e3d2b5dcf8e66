import type { Customer } from './customers.ts'
import type { World } from './world.ts'

const OVER = ['canceled', 'never-paid']

/** What the provider goes on to bill, against what its customers were told. */
export async function differencesFromWishes(
  { deps }: World,
  customers: readonly Customer[],
): Promise<string[]> {
  const differences: string[] = []
  for (const { subscriptionId, wish } of customers) {
    if (!subscriptionId || !wish) continue
    const { gateway_id } = await deps.db
      .selectFrom('subscription')
      .select('gateway_id')
      .where('id', '=', subscriptionId)
      .executeTakeFirstOrThrow()
    const reported = await deps.payments.findSubscription(gateway_id ?? '')
    if (!reported || OVER.includes(reported.state)) continue
    if (reported.endsWithPeriod !== wish.ends)
      differences.push(`${subscriptionId}: ${wish.ends ? 'was to end' : 'was to go on'}`)
    if (reported.total?.minor !== wish.totalMinor)
      differences.push(
        `${subscriptionId}: bills ${reported.total?.minor}, agreed ${wish.totalMinor}`,
      )
  }
  return differences
}
