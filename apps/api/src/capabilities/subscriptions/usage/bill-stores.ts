import type { Deps } from '../../../deps.ts'
import { chargeBills } from './charge-bills.ts'
import { cutEndedCycles } from './cut-cycles.ts'
import { endSettledPlans } from './end-usage-plan.ts'

type Needs = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'crashPoint'
>

/** Each minute: what ended is cut, what was cut is charged, and plans end with their last bill. */
export async function billStores(deps: Needs): Promise<void> {
  await cutEndedCycles(deps)
  await chargeBills(deps)
  await endSettledPlans(deps)
}
