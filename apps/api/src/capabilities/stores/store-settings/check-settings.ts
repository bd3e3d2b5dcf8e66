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
  type SettingsProblem,
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

type CheckSettingsInput = BodyOf<typeof SaveOffsetSettings>

const CHECK_SETTINGS_SENTENCES: Readonly<Record<SettingsProblem['problem'], string>> = {
  TREES_OUT_OF_BOUNDS: 'Please use a whole number of trees from 1 to 100.',
  CO2E_OUT_OF_BOUNDS: 'Please use at least one gram of CO2e, and at most ten tonnes.',
  PLASTIC_OUT_OF_BOUNDS: 'Please use at least one gram of plastic, and at most 100 kg.',
  NOT_A_RULE_OF_TREES: 'A tree can only be planted always where orders fund trees.',
  AMOUNT_OUT_OF_BOUNDS: 'Please use an amount above zero.',
  PERCENTAGE_OUT_OF_BOUNDS: 'Please use a percentage above zero, at most 50.',
  NO_RANGES: 'Please give at least one range.',
  TOO_MANY_RANGES: 'Please use at most 20 ranges.',
  RANGE_ENDS_BEFORE_IT_BEGINS: 'This is too low: the range would end before it begins.',
  RANGES_OVERLAP: 'This is too high compared with the next range.',
  OPEN_RANGE_NOT_LAST: 'Only the last range may be without an end.',
}
const NO_CURRENCY =
  'Your shop has not said its currency yet. This rule can be chosen after its first order.'
const NOT_OFFERED = 'This project is not offered for what your orders fund. Please choose another.'
const NOTHING_OFFERED =
  'No project of what this rule funds is offered at the moment. Please choose another.'
const NO_RULE = 'Please say what each order contributes: this store has no rule yet.'

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
  if (!rule) return refuse('SETTINGS_INVALID', [{ field: 'rule', message: NO_RULE }])
  const { plantTreeAlways } = asked
  const problems: Problem[] = settingsProblems({ rule, plantTreeAlways }).map(
    ({ field, problem }) => ({ field, message: CHECK_SETTINGS_SENTENCES[problem] }),
  )
  if (isPerAmount(rule) !== asked.isTreePerBatch)
    problems.push({ field: 'isTreePerBatch', message: 'This does not agree with the rule.' })
  if ((rule.kind === 'percentage-by-range') !== asked.isPercentagePerRange)
    problems.push({ field: 'isPercentagePerRange', message: 'This does not agree with the rule.' })
  const buyer = await buyerOfShop(db, store)
  const funding = fundingOf(rule, await projectsOfShop(db, buyer))
  if (!(await isOfferedFor(db, funding)))
    problems.push(
      rule.project === undefined
        ? { field: 'rule.kind', message: NOTHING_OFFERED }
        : { field: 'rule.project', message: NOT_OFFERED },
    )
  if (problems.length > 0) return refuse('SETTINGS_INVALID', problems)
  if (await isHeldBackFrom(db, buyer, funding)) return refuse('DISCLOSURE_INCOMPLETE')
  if (hasAmounts(rule) && currency === null) return refuseKind(NO_CURRENCY)
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
  `There is no daily exchange rate from ${currency} to ${billing_currency}, so no percentage can be worked out. Please choose the same for each order, or for each amount.`
