import { ContributionRule } from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { ProjectPerImpact } from '@understory/domain/proof/ledger/entries.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { ContributionRule as Rule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  type Funding,
  fundingOf,
} from '@understory/domain/stores/store-orders/contribution/funding-of-rule.ts'
import { defaultProjects, listProjects } from '../../../commerce/prices/public.ts'
import { carbonProjectOf, isHeldBack } from '../../../commerce/selling/public.ts'

/** The projects that a shop billed in this currency funds where its rule names none. */
export async function projectsOfShop(
  db: Database | Tx,
  currency: Currency,
): Promise<ProjectPerImpact> {
  return { ...(await defaultProjects(db)), co2e: await carbonProjectOf(db, currency) }
}

type FundingsKey = { readonly accountId: string; readonly storeId: string }

/**
 * What the orders of a shop fund, by the settings that they contribute by. A project that its rule names and that may not
 * be funded any more is not: the one that is funded where nobody chooses takes its place.
 */
export async function fundingsOf(
  db: Database | Tx,
  { accountId, storeId }: FundingsKey,
): Promise<ReadonlyMap<string, Funding>> {
  const rows = await db
    .selectFrom('store_settings as t')
    .innerJoin('store as s', (join) =>
      join.onRef('s.account_id', '=', 't.account_id').onRef('s.id', '=', 't.store_id'),
    )
    .select(['t.id', 't.rule', 's.billing_currency'])
    .where('t.account_id', '=', accountId)
    .where('t.store_id', '=', storeId)
    .execute()
  const [first] = rows
  if (!first) return new Map()
  const projects = await projectsOfShop(db, first.billing_currency)
  const fundable = await fundableProjects(db, first.billing_currency)
  return new Map(
    rows.map(({ id, rule }) => {
      const { project, ...unnamed } = ContributionRule.parse(rule) as Rule
      const isFundable = project !== undefined && fundable.has(project)
      return [id, fundingOf(isFundable ? { ...unnamed, project } : unnamed, projects)]
    }),
  )
}

/** Those that are offered; of CO2e in dollars, those whose disclosure is complete. */
async function fundableProjects(
  db: Database | Tx,
  currency: Currency,
): Promise<ReadonlySet<string>> {
  const fundable = new Set<string>()
  for (const { id: projectId, impact, isOffered } of await listProjects(db)) {
    const sale = { co2eGrams: impact === 'co2e' ? 1 : 0, projectId, currency, country: null }
    if (isOffered && !(await isHeldBack(db, sale))) fundable.add(projectId)
  }
  return fundable
}
