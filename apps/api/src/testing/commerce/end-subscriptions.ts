import type { TestApi } from '../start-test-api.ts'

/**
 * Ends what a test has started, so that moving the provider's clock bills the subscriptions of one test
 * alone.
 */
export async function endSubscriptions({ deps }: Pick<TestApi, 'deps'>): Promise<void> {
  const running = await deps.db
    .selectFrom('subscription')
    .select('gateway_id')
    .where('ended_at', 'is', null)
    .execute()
  for (const { gateway_id: gatewayId } of running) {
    if (gatewayId) await deps.payments.endSubscription(gatewayId)
  }
}
