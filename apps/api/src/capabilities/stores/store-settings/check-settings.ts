import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import {
  ContributionRule,
  type SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  type ContributionSettings,
  hasAmounts,
  isPerAmount,
  isPercentage,
  settingsProblems,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  type Funding,
  fundingOf,
} from '@understory/domain/stores/store-orders/contribution/funding-of-rule.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findBillingAddress } from '../../commerce/payments/public.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { isHeldBack } from '../../commerce/selling/public.ts'
import { projectsOfShop } from '../bills/public.ts'
import type { StoreRow } from '../connected-stores/public.ts'
import { hasNoRate } from '../store-orders/public.ts'
import { storeSettingsMessage } from './messages/messages.generated.ts'

type CheckSettingsInput = BodyOf<typeof SaveOffsetSettings>

/**
 * What the domain, the two flags and the shop say of it; nothing is stored where it is wrong. The amounts are in the
 * currency that the shop sells in now, and stay in it, also where the rule that is in force is kept.
 */
export async function checkSettings(
  db: Database | Tx,
  asked: CheckSettingsInput,
  { store, now }: { readonly store: StoreRow; readonly now: Date },
): Promise<ContributionSettings | Refused> {
  const { rule, currency } = asked.rule
    ? { rule: asked.rule as ContributionSettings['rule'], currency: store.currency }
    : ((await settingsInForce(db, store)) ?? NO_SETTINGS)
  if (!rule)
    return refuse('SETTINGS_INVALID', [
      { field: 'rule', message: storeSettingsMessage('check-settings.no-rule') },
    ])
  const { plantTreeAlways } = asked
  const problems: Problem[] = settingsProblems({ rule, plantTreeAlways }).map(
    ({ field, problem }) => ({ field, message: storeSettingsMessage(`check-settings.${problem}`) }),
  )
  if (isPerAmount(rule) !== asked.isTreePerBatch)
    problems.push({
      field: 'isTreePerBatch',
      message: storeSettingsMessage('check-settings.does-not-agree'),
    })
  if ((rule.kind === 'percentage-by-range') !== asked.isPercentagePerRange)
    problems.push({
      field: 'isPercentagePerRange',
      message: storeSettingsMessage('check-settings.does-not-agree'),
    })
  const buyer = await buyerOfShop(db, store)
  const funding = fundingOf(rule, await projectsOfShop(db, buyer))
  if (!(await isOfferedFor(db, funding)))
    problems.push(
      rule.project === undefined
        ? { field: 'rule.kind', message: storeSettingsMessage('check-settings.nothing-offered') }
        : { field: 'rule.project', message: storeSettingsMessage('check-settings.not-offered') },
    )
  if (problems.length > 0) return refuse('SETTINGS_INVALID', problems)
  if (await isHeldBackFrom(db, buyer, funding)) return refuse('DISCLOSURE_INCOMPLETE')
  if (hasAmounts(rule) && currency === null)
    return refuseKind(storeSettingsMessage('check-settings.no-currency'))
  if (isPercentage(rule) && (await hasNoRate(db, store, now)))
    return refuseKind(noRateSentence(store))
  return {
    rule,
    currency: hasAmounts(rule) ? currency : null,
    plantTreeAlways,
  }
}

async function isOfferedFor(db: Database | Tx, { impact, project }: Funding): Promise<boolean> {
  const projects = await listProjects(db)
  return projects.some(
    ({ id, isOffered, ...one }) => id === project && isOffered && one.impact === impact,
  )
}

/** What the law of California asks for is published of each project whose CO2e is sold to the United States. */
async function isHeldBackFrom(
  db: Database | Tx,
  buyer: Awaited<ReturnType<typeof buyerOfShop>>,
  { impact, project }: Funding,
): Promise<boolean> {
  if (impact !== 'co2e') return false
  return isHeldBack(db, { co2eGrams: 1, projectId: project, ...buyer })
}

async function buyerOfShop(db: Database | Tx, { account_id, billing_currency }: StoreRow) {
  const address = await findBillingAddress({ db }, account_id)
  return { currency: billing_currency, country: address?.country ?? null }
}

const NO_SETTINGS = { rule: null, currency: null }

async function settingsInForce(db: Database | Tx, { id, account_id }: StoreRow) {
  const saved = await db
    .selectFrom('store_settings')
    .select(['rule', 'currency'])
    .where('account_id', '=', account_id)
    .where('store_id', '=', id)
    .orderBy('in_force_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!saved) return null
  const rule = ContributionRule.parse(saved.rule) as ContributionSettings['rule']
  return { rule, currency: saved.currency }
}

const refuseKind = (message: string) =>
  refuse('SETTINGS_INVALID', [{ field: 'rule.kind', message }])

const noRateSentence = ({ currency, billing_currency }: StoreRow) =>
  storeSettingsMessage('check-settings.no-rate', {
    currency: String(currency),
    billingCurrency: billing_currency,
  })
