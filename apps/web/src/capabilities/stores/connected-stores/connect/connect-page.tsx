import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListStoreConnectors,
  Store,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { SPOT_HEIGHT, SPOT_WIDTH, spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import {
  MAY_NOT_BUY,
  MatchingAccount,
  type nextStep,
} from '../../../../shell/account-fit/account-fit-notice.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { appPlanPath, BILLING, INTEGRATIONS } from '../../bills/public.ts'
import { connectedStoresMessage, connectedStoresRich } from '../messages/messages.generated.ts'
import { countingSentence, settingsSentence, whatIsNeeded } from '../store-words.ts'
import styles from './connect.module.css'
import { ConnectorForm } from './connector-form.tsx'
import { type LinkResult, LinkResultNotice } from './link-result.tsx'

const CONNECT_PAGE_PATH = '/app/business/ecommerce/connect'

type ConnectPageProps = AnswerOf<typeof ListStoreConnectors> & {
  readonly visitor: 'stranger' | 'personal' | 'business'
  /** Why this person may not connect a store in the account they use. */
  readonly mayNot: keyof ReturnType<typeof nextStep> | null
  readonly accountName: string
  readonly result: LinkResult | null
  readonly connected: Store | null
  /** Where the merchant's own shop asks them. */
  readonly goTo: string | null
  readonly refused: FormAnswer | null
  /** The shop that someone comes from, who begins at Shopify. */
  readonly shop: string | null
  /** A WooCommerce shop that is connected again. */
  readonly site: string | null
  /** What each order is to contribute, chosen before there was a store; as the settings of a store take it. */
  readonly chosen: string | null
}

const steps = () =>
  [
    {
      title: connectedStoresMessage('connect.connectYourShop'),
      text: connectedStoresMessage('connect.signWhereShopAllow'),
    },
    {
      title: connectedStoresMessage('connect.chooseEachOrderContributes'),
      text: connectedStoresMessage('connect.fewTreesShareCheckout'),
    },
    {
      title: connectedStoresMessage('connect.seeEveryOrder'),
      text: connectedStoresMessage('connect.eachOrderStandsList'),
    },
  ] as const

export function ConnectPage(props: ConnectPageProps) {
  const { connected, result, refused, chosen } = props
  return (
    <div className="page page-end page-top flow-32">
      <header className={styles.head}>
        <div className="flow-12">
          <h1>
            {connected
              ? connectedStoresMessage('connect.isConnected', { name: connected.name })
              : connectedStoresMessage('connect.connectYourStore')}
          </h1>
          <p className="lead quiet">
            {connected
              ? connectedWords(connected, chosen)
              : connectedStoresMessage('connect.connectOnceEveryOrder')}
          </p>
          {connected ? <AfterConnecting store={connected} chosen={chosen} /> : null}
        </div>
        <div className={styles.picture}>
          <Picture shapes={spot('stall')} width={SPOT_WIDTH} height={SPOT_HEIGHT} />
        </div>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {result && !refused ? <LinkResultNotice result={result} hasChosen={chosen !== null} /> : null}
      {connected ? null : (
        <div className="columns">
          <ol className={styles.steps}>
            {steps().map(({ title, text }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <section className="panel flow-24" aria-labelledby="ways">
            <h2 id="ways">
              {props.goTo
                ? connectedStoresMessage('connect.nowAllowShop')
                : connectedStoresMessage('connect.whereIsYourShop')}
            </h2>
            <ConnectPageWays {...props} />
          </section>
        </div>
      )}
    </div>
  )
}

/** A store that is connected again keeps its settings, and may count at once. */
function connectedWords(store: Store, chosen: string | null): string {
  if (!store.settings)
    return chosen
      ? connectedStoresMessage('connect.nothingContributedYetChose')
      : connectedStoresMessage('connect.nothingContributedYetFirst')
  const settings = settingsSentence(store.settings)
  return connectedStoresMessage('connect.yourSettingsWereKept', {
    settings,
    countingSentence: countingSentence(store),
  })
}

function AfterConnecting({
  store,
  chosen,
}: {
  readonly store: Store
  readonly chosen: string | null
}) {
  const { storeId, settings } = store
  const needed = whatIsNeeded(store) ?? 'nothing'
  const goOn = {
    words: connectedStoresMessage('connect.lookChoseSave'),
    to: (id: string) => `${INTEGRATIONS}/${id}?${chosen}`,
  }
  const next = needed === 'settings' && chosen ? goOn : nextWords()[needed]
  return (
    <p className="row-12">
      {next ? (
        <LinkButton look="action" href={next.to(storeId)}>
          {next.words}
        </LinkButton>
      ) : null}
      <LinkButton look={next ? 'plain' : 'action'} href={INTEGRATIONS}>
        {connectedStoresMessage('connect.seeYourIntegrations')}
      </LinkButton>
      {settings ? (
        <LinkButton look="quiet" href={`${INTEGRATIONS}/${storeId}`}>
          {connectedStoresMessage('connect.changeEachOrderContributes')}
        </LinkButton>
      ) : null}
    </p>
  )
}

/** What a new store needs next. */
const nextWords = () =>
  lookupTable<{ words: string; to: (storeId: string) => string }>({
    settings: {
      words: connectedStoresMessage('connect.chooseEachOrderContributes'),
      to: (storeId) => `${INTEGRATIONS}/${storeId}`,
    },
    limit: { words: connectedStoresMessage('connect.chooseLimitShopify'), to: appPlanPath },
    card: { words: connectedStoresMessage('connect.chooseACard'), to: () => BILLING },
  })

function ConnectPageWays(props: ConnectPageProps) {
  const { connectors, visitor, mayNot, accountName, goTo, refused, shop, site } = props
  if (visitor === 'stranger') {
    const next = encodeURIComponent(shop ? `${CONNECT_PAGE_PATH}?shop=${shop}` : CONNECT_PAGE_PATH)
    return (
      <>
        <p>{connectedStoresMessage('connect.pleaseSignBusinessAccount')}</p>
        <p className="row-12">
          <LinkButton look="action" href={`/login?next=${next}`}>
            {connectedStoresMessage('connect.signIn')}
          </LinkButton>
          <LinkButton href={`/join?kind=business&next=${next}`}>
            {connectedStoresMessage('connect.createABusinessAccount')}
          </LinkButton>
        </p>
      </>
    )
  }
  if (visitor === 'personal') {
    return (
      <>
        <p>{connectedStoresMessage('connect.mustCreateBusinessAccount', { accountName })}</p>
        <MatchingAccount needed="business" next={CONNECT_PAGE_PATH} />
      </>
    )
  }
  if (mayNot) {
    return (
      <>
        <p>{MAY_NOT_BUY[mayNot](accountName)}.</p>
        <p className="quiet">
          {mayNot === 'role'
            ? connectedStoresMessage('connect.connectStoreAskOwner')
            : connectedStoresMessage('connect.customerConnectsStoreOwn')}
        </p>
      </>
    )
  }
  if (goTo) return <GoOn url={goTo} />
  if (connectors.length === 0) {
    return <p>{connectedStoresMessage('connect.noStoreConnectedMoment')}</p>
  }
  return connectors.map((connector) => (
    <ConnectorForm
      key={connector.name}
      connector={connector}
      refused={refused}
      shop={connector.name === 'shopify' ? shop : connector.name === 'woocommerce' ? site : null}
    />
  ))
}

function GoOn({ url }: { readonly url: string }) {
  const { host } = new URL(url)
  return (
    <>
      <p>{connectedStoresMessage('connect.goSignUsualApprove', { host })}</p>
      <p>
        <LinkButton look="action" href={url}>
          {connectedStoresMessage('connect.goShop')}
        </LinkButton>
      </p>
      <p className="quiet">
        {connectedStoresRich('connect.linkWorksOnceHour', {
          link: (words) => <a href={CONNECT_PAGE_PATH}>{words}</a>,
        })}
      </p>
    </>
  )
}
