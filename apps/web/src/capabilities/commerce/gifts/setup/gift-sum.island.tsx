import { formatMoney } from '@understory/domain/quantity/format.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupSum } from '../../../../shell/setup/setup-sum.tsx'
import type { OffsetPricing } from '../../prices/public.ts'
import { giftInWords } from '../gift-words.ts'
import {
  giftSumContinueToPayment,
  giftSumForEach,
  giftSumGiftOnceNothingCancel,
  giftSumHowItLooks,
  giftSumPayOnceNothingCancel,
  giftSumWorkItOutAgain,
  giftSumYourGift,
} from '../island-messages/gift-sum.generated.ts'
import styles from './gift-card.module.css'
import {
  type Audience,
  type GiftChoice,
  type GiftSum,
  giftChoiceIn,
  giftRequestOf,
  reckonGifts,
} from './gift-choice.ts'
import { GiftWords } from './gift-words-card.tsx'

type LiveGiftSumProps = {
  readonly audience: Audience
  readonly choice: GiftChoice
  readonly first: Reckoned<GiftSum>
  readonly pricing: OffsetPricing
}

/** How the gift looks when it is opened, and what all of them come to, as they are chosen. */
function LiveGiftSum({ audience, choice: typed, first, pricing }: LiveGiftSumProps) {
  const [place, fields] = useFormFields()
  const choice = fields ? giftChoiceIn(fields) : typed
  const gifts = fields ? reckonGifts(audience, choice, pricing) : first
  return (
    <SetupSum
      place={place}
      picture={<GiftSumPreview audience={audience} choice={choice} gifts={gifts} />}
      total={'sum' in gifts ? { sum: { amount: formatMoney(gifts.sum.total) } } : gifts}
      go={giftSumContinueToPayment()}
      intent="pay"
      again={giftSumWorkItOutAgain()}
    >
      {'sum' in gifts ? (
        <p>
          {giftSumForEach({
            giftInWords: giftInWords(gifts.sum.given),
            oneCount: gifts.sum.count > 1 ? 'yes' : 'other',
          })}
        </p>
      ) : null}
      <p className="quiet">{'sum' in gifts ? wordsOf(gifts.sum) : once()}</p>
    </SetupSum>
  )
}

export default island('gift-sum', LiveGiftSum)

type PreviewProps = Pick<LiveGiftSumProps, 'audience' | 'choice'> & {
  readonly gifts: Reckoned<GiftSum>
}

/** The first of them, where there are several. */
function GiftSumPreview({ audience, choice, gifts }: PreviewProps) {
  const given = 'sum' in gifts ? gifts.sum.given : null
  const [first] = giftRequestOf(audience, choice).recipients
  return (
    <section className={styles.below} aria-label={giftSumHowItLooks()}>
      <GiftWords
        to={first?.name.trim() || 'their name'}
        from={choice.from.trim() || 'your name'}
        message={choice.message}
        given={given ? giftInWords(given) : giftSumYourGift()}
      />
    </section>
  )
}

const once = () => giftSumPayOnceNothingCancel()

function wordsOf({ each, count, total }: GiftSum): string {
  if (count === 1) return giftSumGiftOnceNothingCancel()
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
