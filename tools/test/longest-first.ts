import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of each part those that take longest: begun last, one of them runs alone at the end. */
export const LONGEST_TEST_FILES = [
  'tools/crash-rehearsal/cells.test.ts',
  'tools/crash-rehearsal/storm.test.ts',
  'tools/crash-rehearsal/subscription-cells.test.ts',
  'tools/sdk/packed-sdk.test.ts',
  'tools/start/first-start.test.ts',
  'e2e/shell/walk.test.ts',
  'e2e/shell/usable-without-script.test.ts',
  'e2e/vehicles/identify.test.ts',
  'e2e/stores/store-plan.test.ts',
  'e2e/stores/order-proof.test.ts',
  'e2e/shell/live-sums.test.ts',
  'e2e/people/settings.test.ts',
  'e2e/footprints/footprints.test.ts',
  'e2e/footprints/household-for-all.test.ts',
  'tools/check/words/own-claims.test.ts',
  'e2e/staff/staff.test.ts',
  'apps/api/src/testing/simulation/stores/simulate-stores.test.ts',
  'apps/api/src/capabilities/commerce/subscriptions/subscriptions.test.ts',
  'apps/api/src/capabilities/commerce/subscriptions/on-the-real-service.test.ts',
  'apps/api/src/capabilities/vehicles/identification/catalogue/import-catalogue.test.ts',
  'apps/api/src/testing/every-route/cross-account.test.ts',
  'apps/api/src/testing/simulation/planted.test.ts',
  'apps/api/src/testing/simulation/stores/planted-stores.test.ts',
  'apps/api/src/testing/simulation/simulate.test.ts',
  'apps/api/src/http/serve/two-servers.test.ts',
  'apps/api/src/testing/every-route/at-once.test.ts',
  'apps/api/src/capabilities/footprints/answers/releases-between-accounts.test.ts',
  'apps/api/src/testing/worst-nights/one-account.test.ts',
  'apps/api/src/testing/worst-nights/leaked-secret.test.ts',
  'apps/api/src/testing/sdk/client.test.ts',
  'apps/api/src/testing/sdk/cli.test.ts',
  'apps/api/src/capabilities/stores/store-billing/store-billing.test.ts',
]

/** A fresh clone does not know yet how long each file takes, and would begin with the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST_TEST_FILES.findIndex((name) => moduleId.endsWith(`/${name}`))
  return rank === -1 ? LONGEST_TEST_FILES.length : rank
}
