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
  type NEXT_STEP,
} from '../../../../shell/account-fit/account-fit-notice.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { appPlanPath, BILLING, INTEGRATIONS } from '../../bills/public.ts'
import { countingSentence, settingsSentence, whatIsNeeded } from '../store-words.ts'
import styles from './connect.module.css'
import { ConnectorForm } from './connector-form.tsx'
import { type LinkResult, LinkResultNotice } from './link-result.tsx'

const CONNECT_PAGE_PATH = '/app/business/ecommerce/connect'

type ConnectPageProps = AnswerOf<typeof ListStoreConnectors> & {
  readonly visitor: 'stranger' | 'personal' | 'business'
  /** Why this person may not connect a store in the account they use. */
  readonly mayNot: keyof typeof NEXT_STEP | null
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

const STEPS = [
  {
    title: 'Connect your shop',
    text: 'You sign in where your shop is and allow us to read its orders. We keep no names, addresses or emails of your customers.',
  },
  {
    title: 'Choose what each order contributes',
    text: 'A few trees, or a share of the checkout. Before you save, you see what your recent orders would have come to.',
  },
  {
    title: 'See it for every order',
    text: 'Each order stands in your list with its contribution, pending until it is billed and paid. Pause it, cap it or disconnect at any time.',
  },
] as const

export function ConnectPage(props: ConnectPageProps) {
  const { connected, result, refused, chosen } = props
  return (
    <div className="page page-end page-top flow-32">
      <header className={styles.head}>
        <div className="flow-12">
          <h1>{connected ? `${connected.name} is connected` : 'Connect your store'}</h1>
          <p className="lead quiet">
            {connected
              ? connectedWords(connected, chosen)
              : 'Connect it once, and every order you sell contributes to climate action.'}
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
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <section className="panel flow-24" aria-labelledby="ways">
            <h2 id="ways">{props.goTo ? 'Now allow it in your shop' : 'Where is your shop?'}</h2>
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
      ? 'Nothing is contributed yet. What you chose before waits to be saved.'
      : 'Nothing is contributed yet. First choose what each order gives.'
  const settings = settingsSentence(store.settings)
  return `Your settings were kept. ${settings} ${countingSentence(store)}`
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
    words: 'Look at what you chose, and save it',
    to: (id: string) => `${INTEGRATIONS}/${id}?${chosen}`,
  }
  const next = needed === 'settings' && chosen ? goOn : NEXT[needed]
  return (
    <p className="row-12">
      {next ? (
        <LinkButton look="action" href={next.to(storeId)}>
          {next.words}
        </LinkButton>
      ) : null}
      <LinkButton look={next ? 'plain' : 'action'} href={INTEGRATIONS}>
        See your integrations
      </LinkButton>
      {settings ? (
        <LinkButton look="quiet" href={`${INTEGRATIONS}/${storeId}`}>
          Change what each order contributes
        </LinkButton>
      ) : null}
    </p>
  )
}

/** What a new store needs next. */
const NEXT = lookupTable<{ words: string; to: (storeId: string) => string }>({
  settings: {
    words: 'Choose what each order contributes',
    to: (storeId) => `${INTEGRATIONS}/${storeId}`,
  },
  limit: { words: 'Choose a limit at Shopify', to: appPlanPath },
  card: { words: 'Choose a card', to: () => BILLING },
})

function ConnectPageWays(props: ConnectPageProps) {
  const { connectors, visitor, mayNot, accountName, goTo, refused, shop, site } = props
  if (visitor === 'stranger') {
    const next = encodeURIComponent(shop ? `${CONNECT_PAGE_PATH}?shop=${shop}` : CONNECT_PAGE_PATH)
    return (
      <>
        <p>Please sign in to your business account first. You come straight back here.</p>
        <p className="row-12">
          <LinkButton look="action" href={`/login?next=${next}`}>
            Sign in
          </LinkButton>
          <LinkButton href={`/join?kind=business&next=${next}`}>
            Create a business account
          </LinkButton>
        </p>
      </>
    )
  }
  if (visitor === 'personal') {
    return (
      <>
        <p>
          You must create a business account to connect your store. You are signed in to{' '}
          {accountName}, a personal account.
        </p>
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
            ? 'To connect a store, ask an owner of the account to change your role.'
            : 'The customer connects the store on their own device.'}
        </p>
      </>
    )
  }
  if (goTo) return <GoOn url={goTo} />
  if (connectors.length === 0) {
    return <p>No store can be connected here at the moment. Please come back later.</p>
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
      <p>
        Go on to {host}, sign in as usual and approve the connection. You come straight back here.
      </p>
      <p>
        <LinkButton look="action" href={url}>
          Go on to your shop
        </LinkButton>
      </p>
      <p className="quiet">
        The link works once, for an hour.{' '}
        <a href={CONNECT_PAGE_PATH}>Connect another shop instead</a>
      </p>
    </>
  )
}
