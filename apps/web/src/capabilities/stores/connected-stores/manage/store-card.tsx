import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { appPlanPath, appPlanWords, BILLING, INTEGRATIONS, isRunning } from '../../bills/public.ts'
import { connectedStoresMessage, connectedStoresRich } from '../messages/messages.generated.ts'
import {
  connectAgainPath,
  fundedWords,
  pendingThenWords,
  pendingWords,
  platformName,
  setAsideWords,
  settingsSentence,
  statusExplained,
  statusWords,
} from '../store-words.ts'
import { CapForm } from './cap-form.tsx'
import styles from './integrations.module.css'

type StoreCardProps = {
  readonly store: Store
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
}

/** A store: how its connection stands, what it contributes, what is pending, and what can be done. */
export function StoreCard({ store, mayChange, refused }: StoreCardProps) {
  const { name, status, isPaused, settings, capMinor, billingCurrency } = store
  const isConnected = status !== 'disconnected'
  const explained = statusExplained()[status]
  return (
    <>
      <div>
        <div className={styles.title}>
          <h2>{name}</h2>
          <span className={styles.status} data-status={isPaused ? 'paused' : status}>
            {isConnected && isPaused
              ? connectedStoresMessage('storeCard.paused')
              : statusWords()[status]}
          </span>
        </div>
        <span className="subline">
          {platformName(store.platform)} · {store.uniqueName}
        </span>
      </div>
      {explained ? <p>{explained}</p> : null}
      {isConnected && isPaused ? (
        <p>{connectedStoresMessage('storeCard.ordersPlacedDuringPause')}</p>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>{connectedStoresMessage('storeCard.eachOrder')}</dt>
          <dd>{settingsSentence(settings)}</dd>
        </div>
        <div>
          <dt>
            {connectedStoresMessage('storeCard.pendingNotBilledYet', {
              noCapMinor: capMinor === null ? 'yes' : 'other',
            })}
          </dt>
          <dd>
            {store.pending.orders === 0
              ? connectedStoresMessage('storeCard.nothing')
              : pendingWords(store)}
          </dd>
        </div>
        {store.pending.setAside > 0 ? (
          <div>
            <dt>{connectedStoresMessage('storeCard.setAside')}</dt>
            <dd>{setAsideWords(store)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{connectedStoresMessage('storeCard.fundedFarBilledPaid')}</dt>
          <dd>{fundedWords(store)}</dd>
        </div>
        {store.appPlan ? <AppPlan store={store} plan={store.appPlan} /> : null}
        {capMinor === null ? null : (
          <div>
            <dt>{connectedStoresMessage('storeCard.cap')}</dt>
            <dd>
              {connectedStoresMessage('storeCard.atMostAMonth', {
                money: formatMoney({ minor: capMinor, currency: billingCurrency }),
              })}
            </dd>
          </div>
        )}
      </dl>
      {mayChange && isConnected ? <Actions store={store} refused={refused} /> : null}
      {mayChange && !isConnected && store.connector !== 'api' ? (
        <p>
          <LinkButton href={connectAgainPath(store)}>
            {connectedStoresRich('storeCard.connectAgain', { hidden: hiddenWords, name })}
          </LinkButton>
        </p>
      ) : null}
    </>
  )
}

type AppPlanProps = { readonly store: Store; readonly plan: AppPlanOfStore }

/** How Shopify bills a store; of one that left, only how it stood. */
function AppPlan({ store, plan }: AppPlanProps) {
  const { storeId, name, status } = store
  return (
    <div>
      <dt>{connectedStoresMessage('storeCard.billedByShopify')}</dt>
      <dd>
        {appPlanWords(plan)}{' '}
        {status === 'disconnected' ? null : (
          <>
            {connectedStoresRich('storeCard.lookLimit', {
              link: (words) => <a href={appPlanPath(storeId)}>{words}</a>,
              which: isRunning(plan) ? 'yes' : 'other',
              hidden: hiddenWords,
              name,
            })}{' '}
          </>
        )}
        <a href={BILLING}>
          {connectedStoresRich('storeCard.seeItsBills', {
            isDisconnected: status === 'disconnected' ? 'yes' : 'other',
            hidden: hiddenWords,
            name,
          })}
        </a>
      </dd>
    </div>
  )
}

/** A shop that is gone cannot be asked to let us go. */
function DisconnectAnyway({ store: { storeId, name } }: Pick<StoreCardProps, 'store'>) {
  return (
    <form method="post" className="flow-12">
      <input type="hidden" name="storeId" value={storeId} />
      <p>{connectedStoresMessage('storeCard.couldReachedGoneStays', { name })}</p>
      <div>
        <Button type="submit" look="danger" name="intent" value="disconnect-anyway">
          {connectedStoresRich('storeCard.disconnectItAnyway', { hidden: hiddenWords, name })}
        </Button>
      </div>
    </form>
  )
}

function Actions({ store, refused }: Pick<StoreCardProps, 'store' | 'refused'>) {
  const { storeId, name, status, isPaused, settings, updateUrl } = store
  const of = (
    <span className="visually-hidden"> {connectedStoresMessage('storeCard.of', { name })}</span>
  )
  return (
    <>
      <div className="row-8">
        {status === 'needs-update' && updateUrl?.startsWith('http') ? (
          <LinkButton look="action" href={updateUrl}>
            {connectedStoresMessage('storeCard.signShopAgain')}
          </LinkButton>
        ) : null}
        {status === 'needs-update' && !updateUrl ? (
          <LinkButton look="action" href={connectAgainPath(store)}>
            {connectedStoresRich('storeCard.connectAgain', { hidden: hiddenWords, name })}
          </LinkButton>
        ) : null}
        <LinkButton look={settings ? 'plain' : 'action'} href={`${INTEGRATIONS}/${storeId}`}>
          {settings
            ? connectedStoresMessage('storeCard.changeTheContribution')
            : connectedStoresMessage('storeCard.chooseAContribution')}
          {of}
        </LinkButton>
      </div>
      <div className={`row-8 ${styles.minor}`}>
        <LinkButton look="quiet" href={`${INTEGRATIONS}/${storeId}/order-page`}>
          {connectedStoresMessage('storeCard.pageForCustomers')}
          {of}
        </LinkButton>
        <form method="post">
          <input type="hidden" name="storeId" value={storeId} />
          <Button type="submit" look="quiet" name="intent" value={isPaused ? 'resume' : 'pause'}>
            {isPaused
              ? connectedStoresMessage('storeCard.resume')
              : connectedStoresMessage('storeCard.pause')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </form>
        <Button look="quiet" {...opensDialog(`disconnect-${storeId}`)}>
          {connectedStoresRich('storeCard.disconnect', { hidden: hiddenWords, name })}
        </Button>
      </div>
      {refused?.values.intent === 'disconnect' ? <DisconnectAnyway store={store} /> : null}
      <CapForm store={store} refused={refused?.values.intent === 'cap' ? refused : null} />
      <Dialog
        id={`disconnect-${storeId}`}
        title={connectedStoresMessage('storeCard.disconnect2', { name })}
      >
        <form method="post" className="flow-16">
          <input type="hidden" name="storeId" value={storeId} />
          <p>
            {connectedStoresMessage('storeCard.ordersNowContributeNothing', {
              pendingThenWords: pendingThenWords(store),
            })}
          </p>
          <div>
            <Button type="submit" look="danger" name="intent" value="disconnect">
              {connectedStoresMessage('storeCard.disconnectTheStore')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
