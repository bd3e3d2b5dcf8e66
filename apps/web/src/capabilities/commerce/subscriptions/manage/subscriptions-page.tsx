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
import { subscriptionsMessage, subscriptionsRich } from '../messages/messages.generated.ts'
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

const subscriptionsPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    resume: subscriptionsMessage('subscriptions.resumedGoesBefore'),
    card: subscriptionsMessage('subscriptions.cardChangedNextCycles'),
    'card-added': subscriptionsMessage('subscriptions.cardAddedChooseSubscription'),
    'give-up': subscriptionsMessage('subscriptions.cancelledNothingChargedNo'),
    change: subscriptionsMessage('subscriptions.changedChangeCountsNext'),
  })

export function SubscriptionsPage(props: SubscriptionsPageProps) {
  const { kind, mayChange, support, subscriptions, cards, done, history, refused } = props
  const outcome = done ? subscriptionsPageDone()[done] : null
  const cancelled = subscriptions.find(({ uuid }) => done === `cancel-${uuid}`)
  return (
    <div className={'page page-end page-top flow-32'}>
      {subscriptions.length === 0 ? (
        <NoSubscriptions kind={kind} />
      ) : (
        <>
          <header className="flow-12">
            <h1>{subscriptionsMessage('subscriptions.yourSubscriptions')}</h1>
            <p className="lead quiet">
              {subscriptionsMessage('subscriptions.eachPaidCycleLedger')}
            </p>
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
            <a href={startOf(kind)}>
              {subscriptionsMessage('subscriptions.startAnotherSubscription')}
            </a>
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
    <Dialog
      id="cancelled"
      title={subscriptionsMessage('subscriptions.isCancelled', {
        productName: productName(product),
      })}
      isOpen
    >
      <p>
        {subscriptionsMessage('subscriptions.staysActiveUntilNothing', {
          hasCurrent: current
            ? longDate(current.to)
            : subscriptionsMessage('subscriptions.endCycle'),
        })}
      </p>
    </Dialog>
  )
}

const startOf = (kind: 'personal' | 'business') =>
  planSetup(kind === 'business' ? 'business-workforce-recurring' : 'personal-individual-recurring')

function NoSubscriptions({ kind }: { readonly kind: 'personal' | 'business' }) {
  return (
    <EmptyState
      title={subscriptionsMessage('subscriptions.noSubscriptionsYet')}
      level="h1"
      picture={spot('grove')}
      action={
        <LinkButton look="action" href={startOf(kind)}>
          {kind === 'business'
            ? subscriptionsMessage('subscriptions.planForYourWorkforce')
            : subscriptionsMessage('subscriptions.chooseAPlan')}
        </LinkButton>
      }
    >
      {kind === 'business'
        ? subscriptionsRich('subscriptions.coverEveryoneWorksOffset', {
            link: (words) => <a href={planSetup('business-footprint-recurring')}>{words}</a>,
          })
        : subscriptionsRich('subscriptions.planOffsetsYearLife', {
            link: (words) => <a href={planSetup('personal-family-recurring')}>{words}</a>,
          })}
    </EmptyState>
  )
}
