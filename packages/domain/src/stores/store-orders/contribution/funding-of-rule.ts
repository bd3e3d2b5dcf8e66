import type { ProjectPerImpact } from '../../../proof/ledger/entries.ts'
import type { Impact } from '../../../quantity/impact-quantity.ts'
import type { ContributionRule } from './contribution-settings.ts'

/** What an order funds, and where. */
export type Funding = { readonly impact: Impact; readonly project: string }

const IMPACT_OF: Readonly<Record<ContributionRule['kind'], Impact>> = {
  'trees-per-order': 'trees',
  'trees-per-amount': 'trees',
  percentage: 'trees',
  'percentage-by-range': 'trees',
}

/** By the rule of its store: the project that is taken where the rule names none. */
export function fundingOf(
  { kind }: Pick<ContributionRule, 'kind'>,
  projects: ProjectPerImpact,
): Funding {
  const impact = IMPACT_OF[kind]
  return { impact, project: projects[impact] }
}
