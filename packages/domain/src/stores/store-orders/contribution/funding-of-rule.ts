import type { ProjectPerImpact } from '../../../proof/ledger/entries.ts'
import type { Impact } from '../../../quantity/impact-quantity.ts'
import { type ContributionRule, impactOfRule } from './contribution-settings.ts'

/** What an order funds, and where. */
export type Funding = { readonly impact: Impact; readonly project: string }

/** By the rule of its store: the project that it names, or the one that is funded where nobody chooses. */
export function fundingOf(rule: ContributionRule, projects: ProjectPerImpact): Funding {
  const impact = impactOfRule(rule)
  return { impact, project: rule.project ?? projects[impact] }
}
