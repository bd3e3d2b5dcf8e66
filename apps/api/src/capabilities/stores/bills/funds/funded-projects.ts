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
import { carbonProjectOf } from '../../../commerce/selling/public.ts'

/** The projects that a shop billed in this currency funds where its rule names none. */
export async function projectsOfShop(
  db: Database | Tx,
  currency: Currency,
): Promise<ProjectPerImpact> {
  return { ...(await defaultProjects(db)), co2e: await carbonProjectOf(db, currency) }
}

type FundingsKey = { readonly accountId: string; readonly storeId: string }

/**
 * What the orders of a shop fund, by the settings that they contribute by. A project that its rule names and that is
 * not offered any more is not funded: the one that is funded where nobody chooses takes its place.
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
  const offered = new Set(
    (await listProjects(db)).filter((one) => one.isOffered).map((one) => one.id),
  )
  return new Map(
    rows.map(({ id, rule }) => {
      const { project, ...unnamed } = ContributionRule.parse(rule) as Rule
      const isOffered = project !== undefined && offered.has(project)
      return [id, fundingOf(isOffered ? { ...unnamed, project } : unnamed, projects)]
    }),
  )
}
