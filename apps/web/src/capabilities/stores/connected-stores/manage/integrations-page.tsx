import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { CONNECT, INTEGRATIONS } from '../../bills/public.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'
import { countingSentence, whatIsNeeded } from '../store-words.ts'
import { BillingPanel } from './billing-panel.tsx'
import styles from './integrations.module.css'
import type { OrderFilter } from './order-filter.ts'
import { StoreCard } from './store-card.tsx'
import { StoreOrders } from './store-orders.tsx'

type IntegrationsPageProps = AnswerOf<typeof ListStoreOrders> & {
  readonly stores: readonly Store[]
  readonly billing: StoreBilling
  readonly filter: OrderFilter
  readonly mayChange: boolean
  /** A contribution that was chosen elsewhere, as the settings of a store take it. */
  readonly chosen: string | null
  /** What was just done, and to which store. */
  readonly done: { readonly what: string; readonly to: string } | null
  readonly refused: FormAnswer | null
}

const INTEGRATIONS_PAGE_DONE = lookupTable<(store: Store | undefined) => string>({
  pause: () => connectedStoresMessage('integrations.pausedOrdersContributeNothing'),
  resume: (store) =>
    `Resumed. ${store && whatIsNeeded(store) ? countingSentence(store) : connectedStoresMessage('integrations.ordersNowContributeAgain')}`,
  cap: () => connectedStoresMessage('integrations.theCapWasSaved'),
  disconnect: () => connectedStoresMessage('integrations.disconnectedNewOrdersContribute'),
  settings: (store) => `Saved. ${store ? countingSentence(store) : ''}`.trim(),
})

/** The connected stores of an account, what each contributes, and their orders. */
export function IntegrationsPage(props: IntegrationsPageProps) {
  const { stores, mayChange, done, refused } = props
  const doneWords =
    done && INTEGRATIONS_PAGE_DONE[done.what]?.(stores.find(({ storeId }) => storeId === done.to))
  return (
    <div className="page page-end page-top flow-32">
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {doneWords && !refused ? <PageToast id="done" kind="success" body={doneWords} /> : null}
      {stores.length === 0 ? (
        <NoStores mayChange={mayChange} />
      ) : (
        <>
          <header className="flow-16">
            <h1>{connectedStoresMessage('integrations.integrations')}</h1>
            <p className="lead quiet">
              {connectedStoresMessage('integrations.storesContributePendingUntil')}
            </p>
            {mayChange ? (
              <p>
                <LinkButton href={CONNECT}>
                  {connectedStoresMessage('integrations.connectAnotherStore')}
                </LinkButton>
              </p>
            ) : null}
          </header>
          {props.chosen && mayChange ? <WhichStore {...props} chosen={props.chosen} /> : null}
          <BillingPanel {...props} />
          <ul className={`list ${styles.cards}`}>
            {stores.map((store) => (
              <li key={store.storeId} className="panel flow-16">
                <StoreCard
                  store={store}
                  mayChange={mayChange}
                  refused={refused?.values.storeId === store.storeId ? refused : null}
                />
              </li>
            ))}
          </ul>
          <StoreOrders {...props} />
        </>
      )}
    </div>
  )
}

/** A contribution that was chosen before it was said for which of several stores. */
function WhichStore({
  stores,
  chosen,
}: Pick<IntegrationsPageProps, 'stores'> & { chosen: string }) {
  const connected = stores.filter(({ status }) => status !== 'disconnected')
  return (
    <section className="panel panel-lichen flow-12" aria-labelledby="which">
      <h2 id="which">{connectedStoresMessage('integrations.whichStoreIsIt')}</h2>
      <p>{connectedStoresMessage('integrations.seeLastOrdersCome')}</p>
      <div className="row-8">
        {connected.map(({ storeId, name }) => (
          <LinkButton key={storeId} href={`${INTEGRATIONS}/${storeId}?${chosen}`}>
            {name}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}

function NoStores({ mayChange }: { readonly mayChange: boolean }) {
  return (
    <EmptyState
      level="h1"
      title={connectedStoresMessage('integrations.noStoreConnectedYet')}
      picture={spot('stall')}
      action={
        mayChange ? (
          <LinkButton look="action" href={CONNECT}>
            {connectedStoresMessage('integrations.connectYourStore')}
          </LinkButton>
        ) : null
      }
    >
      {mayChange
        ? connectedStoresMessage('integrations.connectShopChooseEach')
        : connectedStoresMessage('integrations.onceSomeoneChangeAccount')}
    </EmptyState>
  )
}
