import { ContributionRule } from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { ProjectPerImpact } from '@understory/domain/proof/ledger/entries.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { ContributionRule as Rule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  type Funding,
  fundingOf,
} from '@understory/domain/stores/store-orders/contribution/funding-of-rule.ts'
import { findBillingAddress } from '../../../commerce/payments/public.ts'
import { defaultProjects, listProjects } from '../../../commerce/prices/public.ts'
import { carbonProjectOf, isHeldBack } from '../../../commerce/selling/public.ts'

type StoreBuyer = { readonly currency: Currency; readonly country: string | null }

/** The projects that a shop funds where its rule names none, by how and where it is billed. */
export async function projectsOfShop(
  db: Database | Tx,
  buyer: StoreBuyer,
): Promise<ProjectPerImpact> {
  return { ...(await defaultProjects(db)), co2e: await carbonProjectOf(db, buyer) }
}

type FundingsKey = {
  readonly accountId: string
  /** `null`: every store of the account. */
  readonly storeId: string | null
}

/** By the settings of orders; `null`: nothing of their impact may be sold at the moment. */
export type Fundings = ReadonlyMap<string, Funding | null>

/**
 * What the orders of a shop fund, by the settings that they contribute by. A project that its rule names and that may not
 * be funded any more is not: the one that is funded where nobody chooses takes its place, where that one may be.
 */
export async function fundingsOf(
  db: Database | Tx,
  { accountId, storeId }: FundingsKey,
): Promise<Fundings> {
  let settings = db
    .selectFrom('store_settings as t')
    .innerJoin('store as s', (join) =>
      join.onRef('s.account_id', '=', 't.account_id').onRef('s.id', '=', 't.store_id'),
    )
    .select(['t.id', 't.rule', 's.billing_currency'])
    .where('t.account_id', '=', accountId)
  if (storeId) settings = settings.where('t.store_id', '=', storeId)
  const fundings = new Map<string, Funding | null>()
  const byCurrency = Map.groupBy(await settings.execute(), (row) => row.billing_currency)
  const address = byCurrency.size > 0 ? await findBillingAddress({ db }, accountId) : null
  const country = address?.country ?? null
  for (const [currency, rows] of byCurrency) {
    const buyer = { currency, country }
    const projects = await projectsOfShop(db, buyer)
    const fundable = await fundableProjects(db, buyer)
    for (const { id, rule } of rows) {
      const { project, ...unnamed } = ContributionRule.parse(rule) as Rule
      const isNamed = project !== undefined && fundable.has(project)
      const funding = fundingOf(isNamed ? { ...unnamed, project } : unnamed, projects)
      fundings.set(id, fundable.has(funding.project) ? funding : null)
    }
  }
  return fundings
}

/** The settings whose orders no bill takes until something of their impact may be sold again. */
export const setAsideOf = (fundings: Fundings): string[] =>
  [...fundings].flatMap(([settingsId, funding]) => (funding === null ? [settingsId] : []))

/** Whether an order that no bill has yet waits because nothing of what it funds may be sold. */
export async function isOrderSetAside(
  db: Database | Tx,
  order: {
    readonly account_id: string
    readonly store_id: string
    readonly settings_id: string | null
  },
): Promise<boolean> {
  if (order.settings_id === null) return false
  const fundings = await fundingsOf(db, { accountId: order.account_id, storeId: order.store_id })
  return fundings.get(order.settings_id) === null
}

/** Those that are offered; of CO2e for the United States, those whose disclosure is complete. */
async function fundableProjects(
  db: Database | Tx,
  buyer: StoreBuyer,
): Promise<ReadonlySet<string>> {
  const fundable = new Set<string>()
  for (const { id: projectId, impact, isOffered } of await listProjects(db)) {
    const sale = { co2eGrams: impact === 'co2e' ? 1 : 0, projectId, ...buyer }
    if (isOffered && !(await isHeldBack(db, sale))) fundable.add(projectId)
  }
  return fundable
}
