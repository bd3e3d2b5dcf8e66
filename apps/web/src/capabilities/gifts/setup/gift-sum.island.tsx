import { formatMoney } from '@understory/domain/quantity/format.ts'
import { island } from '../../../islands/island.tsx'
import { useFormFields } from '../../../islands/use-form-fields.ts'
import type { OffsetPricing } from '../../../shell/offset-pricing.ts'
import type { Reckoned } from '../../../shell/reckoned.ts'
import { SetupSum } from '../../../shell/setup-sum.tsx'
import { givenWords } from '../gift-words.ts'
import { type Audience, choiceIn, type GiftSum, reckonGifts } from './gift-choice.ts'

type LiveGiftSumProps = {
  readonly audience: Audience
  readonly first: Reckoned<GiftSum>
  readonly pricing: OffsetPricing
}

/** What the gifts beside it come to, as they are chosen. */
function LiveGiftSum({ audience, first, pricing }: LiveGiftSumProps) {
  const [place, fields] = useFormFields()
  const gifts = fields ? reckonGifts(audience, choiceIn(fields), pricing) : first
  return (
    <SetupSum
      place={place}
      total={'sum' in gifts ? { sum: { amount: formatMoney(gifts.sum.total) } } : gifts}
      go="Continue to payment"
      intent="pay"
      again="Work it out again"
    >
      {'sum' in gifts ? (
        <p>
          {givenWords(gifts.sum.given)}
          {gifts.sum.count > 1 ? ' for each' : ''}.
        </p>
      ) : null}
      <p className="quiet">{'sum' in gifts ? wordsOf(gifts.sum) : ONCE}</p>
    </SetupSum>
  )
}

export default island('gift-sum', LiveGiftSum)

const ONCE = 'You pay once, so there is nothing to cancel.'

function wordsOf({ each, count, total }: GiftSum): string {
  if (count === 1) return 'For one gift, once. There is nothing to cancel.'
  return `${count} gifts${priceOfOne(each, { count, total })}. Once, so there is nothing to cancel.`
}

/** The total is rounded once, so it can be less than as many single gifts. */
function priceOfOne(
  each: GiftSum['each'],
  { count, total }: Pick<GiftSum, 'count' | 'total'>,
): string {
  if (!each) return ''
  if (each.minor * count === total.minor) return `, ${formatMoney(each)} each`
  return ` together; one alone is ${formatMoney(each)}`
}
