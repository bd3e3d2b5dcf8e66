import type { ApiKey } from '@understory/contracts/developers/api-keys.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { apiKeysMessage } from './messages/messages.generated.ts'

/** '£50.00 a purchase, £200.00 a day, £1,000.00 a month; asks above £50.00'. */
export function limitWords(limits: NonNullable<ApiKey['limits']>): string {
  const shown = (minor: number) => formatMoney({ minor, currency: limits.currency })
  const { perPurchaseMinor, perDayMinor, perMonthMinor, approveAboveMinor } = limits
  return apiKeysMessage('limit.purchaseDayMonthAsks', {
    perPurchaseMinor: shown(perPurchaseMinor),
    perDayMinor: shown(perDayMinor),
    perMonthMinor: shown(perMonthMinor),
    approveAboveMinor: shown(approveAboveMinor),
  })
}
