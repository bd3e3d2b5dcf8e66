import type { ApiKey } from '@understory/database/rows.generated.ts'
import type { SpendLimits } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import type { Selectable } from 'kysely'

export const LIMIT_COLUMNS = [
  'k.limit_currency',
  'k.per_purchase_minor',
  'k.per_day_minor',
  'k.per_month_minor',
  'k.approve_above_minor',
] as const

type LimitColumns = Pick<
  Selectable<ApiKey>,
  | 'limit_currency'
  | 'per_purchase_minor'
  | 'per_day_minor'
  | 'per_month_minor'
  | 'approve_above_minor'
>

/** What a key may spend, as its row says. `null`: nothing. */
export function limitsOfKey(row: LimitColumns): SpendLimits | null {
  const { limit_currency: currency, per_purchase_minor: perPurchaseMinor } = row
  const { per_day_minor: perDayMinor, per_month_minor: perMonthMinor } = row
  const { approve_above_minor: approveAboveMinor } = row
  if (currency === null || perPurchaseMinor === null || perDayMinor === null) return null
  if (perMonthMinor === null || approveAboveMinor === null) return null
  return { currency, perPurchaseMinor, perDayMinor, perMonthMinor, approveAboveMinor }
}

/** The same, as its row has it. */
export const columnsOfLimits = (limits: SpendLimits | null): LimitColumns => ({
  limit_currency: limits?.currency ?? null,
  per_purchase_minor: limits?.perPurchaseMinor ?? null,
  per_day_minor: limits?.perDayMinor ?? null,
  per_month_minor: limits?.perMonthMinor ?? null,
  approve_above_minor: limits?.approveAboveMinor ?? null,
})
