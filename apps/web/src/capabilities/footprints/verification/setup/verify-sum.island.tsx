import { serviceInWords } from '@understory/domain/commerce/prices/services.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import {
  verifySumContinueToPayment,
  verifySumWorkItOutAgain,
} from '../island-messages/verify-sum.generated.ts'
import {
  reckonVerification,
  type VerifyChoice,
  type VerifyPrices,
  type VerifyTotal,
  verifyChoiceIn,
} from './verify-choice.ts'

type LiveVerifySumProps = {
  readonly first: Reckoned<VerifyTotal>
  readonly choice: VerifyChoice
  readonly prices: VerifyPrices
  readonly currency: Currency
}

/** What the verification beside it costs, as it is chosen. */
function LiveVerifySum({ first, choice, prices, currency }: LiveVerifySumProps) {
  const [place, fields] = useFormFields()
  const chosen = fields ? verifyChoiceIn(fields) : choice
  const ordered = fields ? reckonVerification(chosen, prices, currency) : first
  return (
    <SetupSum
      place={place}
      total={'sum' in ordered ? { sum: { amount: formatMoney(ordered.sum.total) } } : ordered}
      go={verifySumContinueToPayment()}
      intent="pay"
      again={verifySumWorkItOutAgain()}
    >
      {'sum' in ordered ? (
        <dl className="sum-rows">
          {ordered.sum.lines.map((line) => (
            <div key={line.service}>
              <dt>
                {serviceInWords(
                  line,
                  line.service === 'verify_footprint_scopes_one_two' ? [] : chosen.categories,
                )}
              </dt>
              <dd className="nowrap">{formatMoney({ minor: line.minor, currency })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </SetupSum>
  )
}

export default island('verify-sum', LiveVerifySum)
