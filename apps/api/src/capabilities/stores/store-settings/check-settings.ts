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
  isPercentage,
  type SettingsProblem,
  settingsProblems,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { StoreRow } from '../connected-stores/public.ts'
import { hasNoRate } from '../store-orders/public.ts'

type CheckSettingsInput = BodyOf<typeof SaveOffsetSettings>

const CHECK_SETTINGS_SENTENCES: Readonly<Record<SettingsProblem['problem'], string>> = {
  TREES_OUT_OF_BOUNDS: 'Please use a whole number of trees from 1 to 100.',
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
  const problems: Problem[] = settingsProblems({ rule }).map(({ field, problem }) => ({
    field: `rule.${field}`,
    message: CHECK_SETTINGS_SENTENCES[problem],
  }))
  const { kind } = rule
  if ((kind === 'trees-per-amount') !== asked.isTreePerBatch)
    problems.push({ field: 'isTreePerBatch', message: 'This does not agree with the rule.' })
  if ((kind === 'percentage-by-range') !== asked.isPercentagePerRange)
    problems.push({ field: 'isPercentagePerRange', message: 'This does not agree with the rule.' })
  if (problems.length > 0) return refuse('SETTINGS_INVALID', problems)
  if (hasAmounts(rule) && currency === null) return refuseKind(NO_CURRENCY)
  if (isPercentage(rule) && (await hasNoRate(db, store, now)))
    return refuseKind(noRateSentence(store))
  return {
    rule,
    currency: hasAmounts(rule) ? currency : null,
    plantTreeAlways: asked.plantTreeAlways,
  }
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
  `There is no daily exchange rate from ${currency} to ${billing_currency}, so no percentage can be worked out. Please choose trees for each order or for each amount.`
