import { formatGrams, formatMoney } from '@understory/domain/quantity/format.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import type { OffsetPricing } from '../../../commerce/prices/public.ts'
import {
  footprintSumCo2eOnceYear,
  footprintSumContinueToPayment,
  footprintSumWorkItOutAgain,
} from '../island-messages/footprint-sum.generated.ts'
import { type FootprintTotal, footprintChoiceIn, reckonFootprint } from './footprint-choice.ts'

type LiveFootprintSumProps = {
  readonly months: readonly { readonly value: string; readonly label: string }[]
  readonly first: Reckoned<FootprintTotal>
  readonly pricing: OffsetPricing
}

/** What the year beside it costs, as it is typed. */
function LiveFootprintSum({ months, first, pricing }: LiveFootprintSumProps) {
  const [place, fields] = useFormFields()
  const year = fields ? reckonFootprint(footprintChoiceIn(fields), pricing) : first
  return (
    <SetupSum
      place={place}
      total={'sum' in year ? { sum: { amount: moneyOf(year.sum) } } : year}
      go={footprintSumContinueToPayment()}
      intent="pay"
      again={footprintSumWorkItOutAgain()}
    >
      {'sum' in year ? (
        <p className="quiet">
          {footprintSumCo2eOnceYear({
            grams: formatGrams(year.sum.co2eGrams),
            label: months.find(({ value }) => value === year.sum.startMonth)?.label ?? '',
          })}
        </p>
      ) : null}
    </SetupSum>
  )
}

export default island('footprint-sum', LiveFootprintSum)

const moneyOf = ({ totalMinor: minor, currency }: FootprintTotal) =>
  formatMoney({ minor, currency })
