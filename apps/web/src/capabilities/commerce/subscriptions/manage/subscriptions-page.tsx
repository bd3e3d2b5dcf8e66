import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Dialog } from '@understory/ui/messages/dialog.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { planSetup } from '../plan-words.ts'
import type { Card } from './saved-card.ts'
import { SubscriptionCard } from './subscription-card.tsx'

type SubscriptionsPageProps = {
  readonly kind: 'personal' | 'business'
  readonly mayChange: boolean
  readonly support: string
  readonly subscriptions: readonly Subscription[]
  readonly cards: readonly Card[]
  readonly done: string | null
  /** The requested page of a billing history. */
  readonly history: { readonly of: string | null; readonly page: number }
  readonly refused: FormAnswer | null
}

const SUBSCRIPTIONS_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  resume: 'Resumed. It goes on as before.',
  card: 'Card changed. The next cycles are paid with it.',
  'card-added': 'Your card is added. You can choose it for a subscription now.',
  'give-up': 'Cancelled. Nothing was charged, and it can no longer be paid.',
  change: 'Changed. Your change counts from the next cycle on.',
})

export function SubscriptionsPage(props: SubscriptionsPageProps) {
  const { kind, mayChange, support, subscriptions, cards, done, history, refused } = props
  const outcome = done ? SUBSCRIPTIONS_PAGE_DONE[done] : null
  const cancelled = subscriptions.find(({ uuid }) => done === `cancel-${uuid}`)
  return (
    <div className={'page page-end page-top flow-32'}>
      {subscriptions.length === 0 ? (
        <NoSubscriptions kind={kind} />
      ) : (
        <>
          <header className="flow-12">
            <h1>Your subscriptions</h1>
            <p className="lead quiet">Each paid cycle is in the ledger the same minute.</p>
          </header>
          {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
          {cancelled && !refused ? <Cancelled subscription={cancelled} /> : null}
          {outcome && !refused ? <PageToast id="done" kind="success" body={outcome} /> : null}
          <ul className="list flow-32">
            {subscriptions.map((subscription) => (
              <li key={subscription.uuid}>
                <SubscriptionCard
                  subscription={subscription}
                  mayChange={mayChange}
                  support={support}
                  cards={cards}
                  page={history.of === subscription.uuid ? history.page : 1}
                />
              </li>
            ))}
          </ul>
          <p>
            <a href={startOf(kind)}>Start another subscription</a>
          </p>
        </>
      )}
    </div>
  )
}

/** What a cancellation means, once it is done. */
function Cancelled({ subscription }: { readonly subscription: Subscription }) {
  const { product, current } = subscription
  return (
    <Dialog id="cancelled" title={`${productName(product)} is cancelled`} isOpen>
      <p>
        It stays active until {current ? longDate(current.to) : 'the end of its cycle'}. Nothing is
        charged after that, and what it funded stays in the ledger. Until then you can resume it.
      </p>
    </Dialog>
  )
}

const startOf = (kind: 'personal' | 'business') =>
  planSetup(kind === 'business' ? 'business-workforce-recurring' : 'personal-individual-recurring')

function NoSubscriptions({ kind }: { readonly kind: 'personal' | 'business' }) {
  return (
    <EmptyState
      title="No subscriptions yet"
      level="h1"
      picture={spot('grove')}
      action={
        <LinkButton look="action" href={startOf(kind)}>
          {kind === 'business' ? 'Plan for your workforce' : 'Choose a plan'}
        </LinkButton>
      }
    >
      {kind === 'business' ? (
        <>
          Cover everyone who works with you, or{' '}
          <a href={planSetup('business-footprint-recurring')}>offset a footprint every year</a>.
        </>
      ) : (
        <>
          A plan offsets a year of your life, month by month. Or{' '}
          <a href={planSetup('personal-family-recurring')}>build one for the whole family</a>.
        </>
      )}
    </EmptyState>
  )
}
