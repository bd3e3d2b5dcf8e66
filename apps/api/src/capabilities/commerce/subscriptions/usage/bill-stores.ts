import type { Deps } from '../../../../deps.ts'
import { chargeBills } from './charge-bills.ts'
import { endSettledPlans } from './end-usage-plan.ts'
import { issueEndedCycles } from './issue-ended-cycles.ts'

type BillStoresDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'crashPoint'
>

/** Each minute: what ended is issued, what was issued is charged, and plans end with their last bill. */
export async function billStores(deps: BillStoresDeps): Promise<void> {
  await issueEndedCycles(deps)
  await chargeBills(deps)
  await endSettledPlans(deps)
}
