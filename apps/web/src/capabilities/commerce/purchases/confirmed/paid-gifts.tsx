import { formatCount } from '@understory/domain/quantity/format.ts'
import { GiftLink } from '../../gifts/public.ts'
import { purchasesMessage, purchasesRich } from '../messages/messages.generated.ts'
import styles from './payment-thanks.module.css'

export type PaidGift = {
  readonly code: string
  readonly recipient: string
  readonly email: string | null
}

type PaidGiftsProps = { readonly gifts: readonly PaidGift[]; readonly origin: string }

const PAID_GIFTS_LIMIT = 5

/** Of each gift that was paid its link, those first that only their giver hands over. */
export function PaidGifts({ gifts, origin }: PaidGiftsProps) {
  const [first, ...others] = gifts.toSorted((one, other) => rankOf(one) - rankOf(other))
  if (!first) return null
  const shown = [first, ...others.slice(0, PAID_GIFTS_LIMIT - 1)]
  const more = gifts.length - shown.length
  return (
    <section className={`panel ${styles.certificate}`} aria-labelledby="gifts">
      <h2 id="gifts">
        {others.length === 0
          ? purchasesMessage('paidGifts.yourGiftFor', { recipient: first.recipient })
          : purchasesMessage('paidGifts.yourGifts')}
      </h2>
      {shown.map((gift) => (
        <div key={gift.code} className="flow-12">
          {others.length === 0 ? null : (
            <h3>{purchasesMessage('paidGifts.for', { recipient: gift.recipient })}</h3>
          )}
          <GiftLink gift={gift} origin={origin} />
        </div>
      ))}
      {more > 0 ? (
        <p className="quiet">
          {purchasesRich('paidGifts.moreStandsAmongGifts', {
            count: more === 1 ? '' : formatCount(more),
            oneMore: more === 1 ? 'yes' : 'other',
            link: (words) => <a href="/my-impact/manage/gifts">{words}</a>,
          })}
        </p>
      ) : null}
    </section>
  )
}

const rankOf = ({ email }: PaidGift) => (email === null ? 0 : 1)
