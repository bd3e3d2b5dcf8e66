import type { Gift, ListGifts } from '@understory/contracts/commerce/gifts.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { GiftLink } from '../gift-link.tsx'
import { giftInWords } from '../gift-words.ts'
import styles from '../gifts.module.css'

type GiftsPageProps = AnswerOf<typeof ListGifts> & {
  readonly kind: 'personal' | 'business'
  readonly origin: string
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const GIFTS_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  redeem: 'It is yours, and counts on your dashboard from now on.',
  send: 'The email is on its way again.',
})

export function GiftsPage(props: GiftsPageProps) {
  const { given, received, kind, origin, done, refused } = props
  const setup = `/app/${kind}/gift/one-time/setup`
  const isEmpty = given.length + received.length === 0
  return (
    <div className={'page page-end page-top flow-32'}>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {done && GIFTS_PAGE_DONE[done] ? (
        <PageToast id="done" kind="success" body={GIFTS_PAGE_DONE[done]} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          level="h1"
          title="No gifts yet"
          picture={spot('gift')}
          action={
            <LinkButton look="action" href={setup}>
              Give the first
            </LinkButton>
          }
        >
          What you give and are given will stand here, each with its certificate.
        </EmptyState>
      ) : (
        <header className="flow-16">
          <h1>Gifts</h1>
          <p className="row-links">
            <LinkButton href={setup}>Give another</LinkButton>
          </p>
        </header>
      )}
      {received.length > 0 ? (
        <section className="flow-32" aria-labelledby="received">
          <h2 id="received">You were given</h2>
          <ul className={`list ${styles.list}`}>
            {received.map((gift) => (
              <li key={gift.giftId} className="panel flow-16 part">
                <h3>{giftInWords(gift)}</h3>
                <p>
                  From {gift.from}
                  {gift.isRefunded ? '. It was refunded since, and no longer funds anything.' : '.'}
                </p>
                {gift.isRefunded ? null : <GiftsPageWays gift={gift} />}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {given.length > 0 ? (
        <section className="flow-32" aria-labelledby="given">
          <h2 id="given">You gave</h2>
          <ul className={`list ${styles.list}`}>
            {given.map((gift) => (
              <GiftsPageGiven key={gift.giftId} gift={gift} origin={origin} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function GiftsPageGiven({ gift, origin }: { readonly gift: Gift; readonly origin: string }) {
  return (
    <li className="panel flow-16 part">
      <h3>
        {gift.recipient}: {giftInWords(gift)}
      </h3>
      <p>
        {stateOf(gift)} <span className="quiet">Paid {shownDate(gift.boughtAt)}.</span>
      </p>
      {gift.isRefunded ? null : (
        <>
          <GiftLink gift={gift} origin={origin}>
            <a href={`/verify/${gift.certificateId}`}>
              Verify<span className="visually-hidden"> the gift for {gift.recipient}</span>
            </a>
          </GiftLink>
          {gift.deliveredAt ? (
            <form method="post">
              <input type="hidden" name="giftId" value={gift.giftId} />
              <Button type="submit" look="quiet">
                Send the email again<span className="visually-hidden"> to {gift.recipient}</span>
              </Button>
            </form>
          ) : null}
        </>
      )}
    </li>
  )
}

function stateOf(gift: Gift): string {
  const { email, deliverOn, deliveredAt, redeemedAt, isRefunded } = gift
  if (isRefunded) return 'You had the money back, so it no longer funds anything.'
  if (redeemedAt) return `Taken into an account on ${shownDate(redeemedAt)}; it counts there now.`
  if (!email) return 'Waiting for you to hand over its link or print it.'
  if (deliveredAt) return `Sent to ${email} on ${shownDate(deliveredAt)}.`
  return deliverOn ? `Goes to ${email} on ${longDate(deliverOn)}.` : `On its way to ${email}.`
}

function GiftsPageWays({
  gift,
}: {
  readonly gift: Pick<Gift, 'code' | 'certificateId' | 'recipient'>
}) {
  const which = <span className="visually-hidden"> of the gift for {gift.recipient}</span>
  return (
    <p className="row-links">
      <a href={`/gift/${gift.code}/certificate.pdf`}>Certificate{which}</a>
      <a href={`/verify/${gift.certificateId}`}>Verify{which}</a>
      <CopyLink path={`/verify/${gift.certificateId}`} which={which} />
    </p>
  )
}
