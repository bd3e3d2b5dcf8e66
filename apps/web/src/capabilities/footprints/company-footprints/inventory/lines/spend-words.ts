import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

const amount = (value: number, currency: string) =>
  `${value.toLocaleString('en-GB', { maximumFractionDigits: 2 })} ${currency}`
const rate = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: 5, minimumSignificantDigits: 1 })

/** How money became that of the factor, so that anyone can compute it again. */
export function spendInWords(
  { currency, year, rate: exchange, rateYear, deflator, priceYear, converted, ...spend }: Spend,
  unit: string,
): string {
  const steps = [
    currency === unit
      ? null
      : companyFootprintsMessage('spend.per', {
          exchange: rate(exchange),
          unit,
          currency,
          rateYear: String(rateYear),
        }),
    deflator === 1
      ? null
      : companyFootprintsMessage('spend.prices', {
          deflator: rate(deflator),
          priceYear: String(priceYear),
        }),
  ].filter(Boolean)
  const spent = companyFootprintsMessage('spendWords.bySpendIn', {
    amount: amount(spend.amount, currency),
    year: String(year),
  })
  return steps.length === 0
    ? spent
    : `${spent} ${steps.join(' ')} = ${amount(converted, unit)} of ${priceYear}`
}

type Spend = NonNullable<InventoryLine['spend']>
