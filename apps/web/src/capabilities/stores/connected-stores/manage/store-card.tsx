import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { appPlanPath, appPlanWords, BILLING, INTEGRATIONS, isRunning } from '../../bills/public.ts'
import {
  connectAgainPath,
  fundedWords,
  pendingThenWords,
  pendingWords,
  platformName,
  STATUS_EXPLAINED,
  STATUS_WORDS,
  setAsideWords,
  settingsSentence,
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
  const explained = STATUS_EXPLAINED[status]
  return (
    <>
      <div>
        <div className={styles.title}>
          <h2>{name}</h2>
          <span className={styles.status} data-status={isPaused ? 'paused' : status}>
            {isConnected && isPaused ? 'Paused' : STATUS_WORDS[status]}
          </span>
        </div>
        <span className="subline">
          {platformName(store.platform)} · {store.uniqueName}
        </span>
      </div>
      {explained ? <p>{explained}</p> : null}
      {isConnected && isPaused ? (
        <p>Orders that are placed during a pause contribute nothing, also afterwards.</p>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>Each order</dt>
          <dd>{settingsSentence(settings)}</dd>
        </div>
        <div>
          <dt>Pending: not billed yet{capMinor === null ? '' : ', before your cap'}</dt>
          <dd>{store.pending.orders === 0 ? 'Nothing' : pendingWords(store)}</dd>
        </div>
        {store.pending.setAside > 0 ? (
          <div>
            <dt>Set aside</dt>
            <dd>{setAsideWords(store)}</dd>
          </div>
        ) : null}
        <div>
          <dt>Funded so far: billed and paid</dt>
          <dd>{fundedWords(store)}</dd>
        </div>
        {store.appPlan ? <AppPlan store={store} plan={store.appPlan} /> : null}
        {capMinor === null ? null : (
          <div>
            <dt>Cap</dt>
            <dd>At most {formatMoney({ minor: capMinor, currency: billingCurrency })} a month</dd>
          </div>
        )}
      </dl>
      {mayChange && isConnected ? <Actions store={store} refused={refused} /> : null}
      {mayChange && !isConnected && store.connector !== 'api' ? (
        <p>
          <LinkButton href={connectAgainPath(store)}>
            Connect again<span className="visually-hidden">: {name}</span>
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
      <dt>Billed by Shopify</dt>
      <dd>
        {appPlanWords(plan)}{' '}
        {status === 'disconnected' ? null : (
          <>
            <a href={appPlanPath(storeId)}>
              {isRunning(plan) ? 'Look at the limit' : 'Choose a limit'}
              <span className="visually-hidden"> of {name}</span>
            </a>{' '}
            or{' '}
          </>
        )}
        <a href={BILLING}>
          {status === 'disconnected' ? 'See' : 'see'} its bills
          <span className="visually-hidden">: {name}</span>
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
      <p>
        {name} could not be reached. If it is gone, or stays out of reach, you can disconnect it
        here alone: we erase our keys to it. What is left of us there, such as webhooks or an
        installed app, is then for you to remove.
      </p>
      <div>
        <Button type="submit" look="danger" name="intent" value="disconnect-anyway">
          Disconnect it anyway<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </form>
  )
}

function Actions({ store, refused }: Pick<StoreCardProps, 'store' | 'refused'>) {
  const { storeId, name, status, isPaused, settings, updateUrl } = store
  const of = <span className="visually-hidden"> of {name}</span>
  return (
    <>
      <div className="row-8">
        {status === 'needs-update' && updateUrl?.startsWith('http') ? (
          <LinkButton look="action" href={updateUrl}>
            Sign in at your shop again
          </LinkButton>
        ) : null}
        {status === 'needs-update' && !updateUrl ? (
          <LinkButton look="action" href={connectAgainPath(store)}>
            Connect again<span className="visually-hidden">: {name}</span>
          </LinkButton>
        ) : null}
        <LinkButton look={settings ? 'plain' : 'action'} href={`${INTEGRATIONS}/${storeId}`}>
          {settings ? 'Change the contribution' : 'Choose a contribution'}
          {of}
        </LinkButton>
      </div>
      <div className={`row-8 ${styles.minor}`}>
        <LinkButton look="quiet" href={`${INTEGRATIONS}/${storeId}/order-page`}>
          Page for customers
          {of}
        </LinkButton>
        <form method="post">
          <input type="hidden" name="storeId" value={storeId} />
          <Button type="submit" look="quiet" name="intent" value={isPaused ? 'resume' : 'pause'}>
            {isPaused ? 'Resume' : 'Pause'}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </form>
        <Button look="quiet" {...opensDialog(`disconnect-${storeId}`)}>
          Disconnect<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      {refused?.values.intent === 'disconnect' ? <DisconnectAnyway store={store} /> : null}
      <CapForm store={store} refused={refused?.values.intent === 'cap' ? refused : null} />
      <Dialog id={`disconnect-${storeId}`} title={`Disconnect ${name}?`}>
        <form method="post" className="flow-16">
          <input type="hidden" name="storeId" value={storeId} />
          <p>
            Orders from now on contribute nothing, and connecting again later does not make up for
            them. {pendingThenWords(store)} Your settings and past orders are kept.
          </p>
          <div>
            <Button type="submit" look="danger" name="intent" value="disconnect">
              Disconnect the store
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
