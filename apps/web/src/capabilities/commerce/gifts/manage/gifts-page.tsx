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
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { GiftLink } from '../gift-link.tsx'
import { giftInWords } from '../gift-words.ts'
import styles from '../gifts.module.css'
import { giftsMessage, giftsRich } from '../messages/messages.generated.ts'

type GiftsPageProps = AnswerOf<typeof ListGifts> & {
  readonly kind: 'personal' | 'business'
  readonly origin: string
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const giftsPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    redeem: giftsMessage('gifts.yoursCountsDashboardNow'),
    send: giftsMessage('gifts.emailWayAgain'),
  })

export function GiftsPage(props: GiftsPageProps) {
  const { given, received, kind, origin, done, refused } = props
  const setup = `/app/${kind}/gift/one-time/setup`
  const doneWords = done ? giftsPageDone()[done] : undefined
  const isEmpty = given.length + received.length === 0
  return (
    <div className={'page page-end page-top flow-32'}>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {doneWords ? <PageToast id="done" kind="success" body={doneWords} /> : null}
      {isEmpty ? (
        <EmptyState
          level="h1"
          title={giftsMessage('gifts.noGiftsYet')}
          picture={spot('gift')}
          action={
            <LinkButton look="action" href={setup}>
              {giftsMessage('gifts.giveTheFirst')}
            </LinkButton>
          }
        >
          {giftsMessage('gifts.giveGivenStandEach')}
        </EmptyState>
      ) : (
        <header className="flow-16">
          <h1>{giftsMessage('gifts.gifts')}</h1>
          <p className="row-links">
            <LinkButton href={setup}>{giftsMessage('gifts.giveAnother')}</LinkButton>
          </p>
        </header>
      )}
      {received.length > 0 ? (
        <section className="flow-32" aria-labelledby="received">
          <h2 id="received">{giftsMessage('gifts.youWereGiven')}</h2>
          <ul className={`list ${styles.list}`}>
            {received.map((gift) => (
              <li key={gift.giftId} className="panel flow-16 part">
                <h3>{giftInWords(gift)}</h3>
                <p>
                  {giftsMessage('gifts.refundedSinceNoLonger', {
                    from: gift.from,
                    isRefunded: gift.isRefunded ? 'yes' : 'other',
                  })}
                </p>
                {gift.isRefunded ? null : <GiftsPageWays gift={gift} />}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {given.length > 0 ? (
        <section className="flow-32" aria-labelledby="given">
          <h2 id="given">{giftsMessage('gifts.youGave')}</h2>
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
        {stateOf(gift)}{' '}
        <span className="quiet">
          {giftsMessage('gifts.paid', { date: shownDate(gift.boughtAt) })}
        </span>
      </p>
      {gift.isRefunded ? null : (
        <>
          <GiftLink gift={gift} origin={origin}>
            <a href={`/verify/${gift.certificateId}`}>
              {giftsRich('gifts.verifyTheGiftFor', {
                hidden: hiddenWords,
                recipient: gift.recipient,
              })}
            </a>
          </GiftLink>
          {gift.deliveredAt ? (
            <form method="post">
              <input type="hidden" name="giftId" value={gift.giftId} />
              <Button type="submit" look="quiet">
                {giftsRich('gifts.sendEmailAgain', {
                  hidden: hiddenWords,
                  recipient: gift.recipient,
                })}
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
  if (isRefunded) return giftsMessage('gifts.moneyBackNoLonger')
  if (redeemedAt)
    return giftsMessage('gifts.takenIntoAccountCounts', { date: shownDate(redeemedAt) })
  if (!email) return giftsMessage('gifts.waitingHandOverLink')
  if (deliveredAt) return giftsMessage('gifts.sentToOn', { email, date: shownDate(deliveredAt) })
  return deliverOn
    ? giftsMessage('gifts.goesToOn', { email, longDate: longDate(deliverOn) })
    : giftsMessage('gifts.onItsWayTo', { email })
}

function GiftsPageWays({
  gift,
}: {
  readonly gift: Pick<Gift, 'code' | 'certificateId' | 'recipient'>
}) {
  const which = (
    <span className="visually-hidden">
      {' '}
      {giftsMessage('gifts.ofTheGiftFor', { recipient: gift.recipient })}
    </span>
  )
  return (
    <p className="row-links">
      <a href={`/gift/${gift.code}/certificate.pdf`}>
        {giftsMessage('gifts.certificate')}
        {which}
      </a>
      <a href={`/verify/${gift.certificateId}`}>
        {giftsMessage('gifts.verify')}
        {which}
      </a>
      <CopyLink path={`/verify/${gift.certificateId}`} which={which} />
    </p>
  )
}
