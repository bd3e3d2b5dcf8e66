import type { SpendLimits } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import type { PostedForm } from '../../../http/posted-form.ts'

/** What a key or an app may spend, as it was typed. */
export const limitsIn = (form: PostedForm): SpendLimits => ({
  currency: form.oneOf('limitCurrency', CURRENCIES, 'GBP'),
  perPurchaseMinor: form.number('perPurchaseMinor', 2),
  perDayMinor: form.number('perDayMinor', 2),
  perMonthMinor: form.number('perMonthMinor', 2),
  approveAboveMinor: form.number('approveAboveMinor', 2),
})
