import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import { exactImpact, formatMoney } from '@understory/domain/quantity/format.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import {
  storeSumAMonth,
  storeSumStartWithMyStore,
  storeSumWorkItOutAgain,
} from '../island-messages/store-sum.generated.ts'
import { type Estimate, reckonMonth, storeChoiceIn } from './store-choice.ts'

type LiveStoreSumProps = { readonly first: Reckoned<Estimate>; readonly prices: PriceBook }

/** What a month of orders comes to, as it is typed. */
function LiveStoreSum({ first, prices }: LiveStoreSumProps) {
  const [place, fields] = useFormFields()
  const month = fields ? reckonMonth(storeChoiceIn(fields), prices) : first
  return (
    <SetupSum
      place={place}
      total={'sum' in month ? { sum: { amount: moneyOf(month.sum), per: 'a month' } } : month}
      go={storeSumStartWithMyStore()}
      intent="start"
      again={storeSumWorkItOutAgain()}
    >
      {'sum' in month ? <p>{storeSumAMonth({ fundedIn: fundedIn(month.sum) })}</p> : null}
    </SetupSum>
  )
}

export default island('store-sum', LiveStoreSum)

const moneyOf = ({ monthMinor: minor, currency }: Estimate) => formatMoney({ minor, currency })

const fundedIn = ({ milliTrees: mtree, co2eGrams, plasticGrams }: Estimate) =>
  exactImpact({ trees: milliTrees(mtree), co2e: grams(co2eGrams), plastic: grams(plasticGrams) })
