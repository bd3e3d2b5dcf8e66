import { randomBytes } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ConnectStore,
  StartStoreLink,
  Store,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import type {
  Brought,
  LinkedStore,
  LinkRefusal,
  StartLink,
  StoreConnector,
} from '@understory/ports/stores/store-connector.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { lockAccount } from '../../../people/accounts/public.ts'
import { endGap } from '../changes/store-gaps.ts'
import { NO_PLACE } from '../reading/reading-place.ts'
import { ensureWebhooks } from './ensure-webhooks.ts'
import { MOST_STORES } from './most-stores.ts'
import { hashOf, useLink } from './store-links.ts'
import { listStoreRows } from './store-records.ts'
import { sealSecrets } from './store-secrets.ts'

type LinkStoreDeps = Pick<
  Deps,
  'appBilling' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'stores'
>
type LinkStoreActor = Pick<AccountActor, 'accountId' | 'userId'>

const BAD_SHOP = 'Please use the address of your shop.'
const LINK_STORE_SENTENCES: Partial<Record<LinkRefusal, string>> = {
  'not-a-shop':
    'Something answers at this address, but it is not WooCommerce. Please check the address, and in WordPress that the permalinks are not set to “Plain”.',
  'no-answer':
    'This address does not answer, or answers with an error. Please check that your shop can be reached, and try again.',
  'bad-certificate':
    'The security certificate of this address is not valid, so it would not be safe to connect. Please have it renewed, and try again.',
}

const LINK_MS = 3_600_000
const SAMPLE_MS = 30 * 86_400_000

/** Where the browser goes to connect a store. What it brings back is tied to this account by the state. */
export async function startLink(
  deps: LinkStoreDeps,
  actor: LinkStoreActor,
  { connector: name, shop }: BodyOf<typeof StartStoreLink>,
): Promise<ReplyOf<typeof StartStoreLink> | Refused> {
  const connector = deps.stores.get(name)
  if (!connector) return refuse('STORE_CONNECTION_FAILED')
  const state = randomBytes(32).toString('base64url')
  const started = await connector.startLink(linkOf(deps, { name, state, shop: shop || null }))
  if (typeof started === 'string') {
    return refuse('BAD_REQUEST', [
      { field: 'shop', message: LINK_STORE_SENTENCES[started] ?? BAD_SHOP },
    ])
  }
  const now = deps.clock()
  await deps.db
    .insertInto('store_link')
    .values({
      id: deps.newId(),
      account_id: actor.accountId,
      user_id: actor.userId,
      connector: name,
      state_hash: hashOf(state),
      shop: shop || null,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    .execute()
  return started
}

function linkOf(
  { config }: Pick<Deps, 'config'>,
  { name, state, shop }: Pick<StartLink, 'state' | 'shop'> & Pick<StoreConnector, 'name'>,
): StartLink {
  return {
    state,
    shop,
    returnUrl: `${config.origin}/app/business/ecommerce/connect?state=${state}`,
    callbackUrl: `${config.origin}/api/store-links/${name}`,
  }
}

type Return = {
  readonly connector: StoreConnector
  readonly brought: Brought
  readonly asked: StartLink
  readonly sent: Brought | null
}

/** Once for each link or token. The vendor says what was connected; a store of another account is refused. */
export async function connectStore(
  deps: LinkStoreDeps,
  actor: LinkStoreActor,
  body: BodyOf<typeof ConnectStore>,
): Promise<Store | Refused> {
  const returned =
    'accessToken' in body
      ? returnWithToken(deps, body.accessToken)
      : await returnByLink(deps, actor, body)
  if (!returned) return refuse('STORE_CONNECTION_FAILED')
  const { connector, brought, asked, sent } = returned
  const linked = await connector.finishLink(brought, asked, sent).catch((fault) => {
    deps.log.warn({ err: fault }, 'a store could not be reached to connect it')
    return null
  })
  if (!linked || typeof linked === 'string') return refuse('STORE_CONNECTION_FAILED')
  const stored = await storeLinked(deps, actor, { connector, linked })
  if ('platform' in stored) {
    await subscribe(deps, stored.storeId)
    await deps.jobs.enqueue(deps.db, 'pull-store', { storeId: stored.storeId })
  }
  return stored
}

async function returnByLink(
  deps: LinkStoreDeps,
  actor: LinkStoreActor,
  { state, brought }: { readonly state: string; readonly brought: Brought },
): Promise<Return | null> {
  const link = await useLink(deps, actor, state)
  const connector = link && deps.stores.get(link.connector)
  if (!connector) return null
  const asked = linkOf(deps, { name: connector.name, state, shop: link.shop })
  return { connector, brought, asked, sent: link.sent }
}

/** It needs no link of ours: the one who sends it is known by their own token, so no page of others can. */
function returnWithToken(deps: LinkStoreDeps, token: string): Return | null {
  for (const connector of deps.stores.values()) {
    const brought = connector.broughtWith(token)
    const asked = linkOf(deps, { name: connector.name, state: '', shop: null })
    if (brought) return { connector, brought, asked, sent: null }
  }
  return null
}

type Linking = { readonly connector: StoreConnector; readonly linked: LinkedStore }

async function storeLinked(
  deps: LinkStoreDeps,
  actor: LinkStoreActor,
  { connector, linked }: Linking,
): Promise<Store | Refused> {
  const { accountId } = actor
  // Stores of other accounts are not seen by this one, so the platform looks.
  return asPlatform(() =>
    transact(deps.db, async (tx) => {
      await lockAccount(tx, accountId)
      const others = await tx
        .selectFrom('store')
        .select(['account_id', 'connector'])
        .where('platform', '=', linked.platform)
        .where('unique_name', '=', linked.uniqueName)
        .where('disconnected_at', 'is', null)
        .executeTakeFirst()
      const isSame = others?.account_id === accountId && others.connector === connector.name
      if (others && !isSame) return refuse('STORE_ALREADY_CONNECTED')
      const held = await listStoreRows(tx, { accountId })
      if (!others && held.filter(isConnected).length >= MOST_STORES)
        return refuse('TOO_MANY_STORES')
      const storeId = await upsertStore(tx, deps, { actor, connector, linked })
      const [store] = await listStoreRows(tx, { accountId, storeId })
      return store ?? refuse('SERVER_ERROR')
    }),
  )
}

const isConnected = ({ disconnectedAt }: Store) => disconnectedAt === null

/** The same store of the same account is revived: its orders, settings and credits go on. */
async function upsertStore(
  tx: Tx,
  deps: LinkStoreDeps,
  { actor, connector, linked }: Linking & { readonly actor: LinkStoreActor },
): Promise<string> {
  const now = deps.clock()
  const buyer = await tx
    .selectFrom('app_user')
    .select('default_currency')
    .where('id', '=', actor.userId)
    .executeTakeFirst()
  const currency = buyer?.default_currency ?? 'GBP'
  const isAppBilled = connector.name === 'shopify' && deps.appBilling !== null
  const values = {
    connection_id: linked.connectionId,
    name: linked.name,
    // Where the vendor does not say it, what the orders said stays.
    ...(linked.currency !== null && { currency: linked.currency }),
    ...(linked.timeZone !== null && { time_zone: linked.timeZone }),
    status: linked.isReady ? ('connected' as const) : ('connecting' as const),
    update_url: null,
    sealed_secrets: sealSecrets(deps, linked),
    connected_at: now,
    disconnected_at: null,
    // It is read from where it was read last: what it missed meanwhile is found.
    read_after: null,
    failed_reads: 0,
    ...NO_PLACE,
  }
  const { id } = await tx
    .insertInto('store')
    .values({
      ...values,
      id: deps.newId(),
      account_id: actor.accountId,
      connector: connector.name,
      platform: linked.platform,
      unique_name: linked.uniqueName,
      billing_currency: isAppBilled ? 'USD' : isCurrency(currency) ? currency : 'GBP',
      charged_by: isAppBilled ? ('shopify' as const) : ('card' as const),
      // Of a store that Shopify bills with the orders of a period before, for the preview: they count for nothing.
      read_until: isAppBilled ? new Date(now.getTime() - SAMPLE_MS) : now,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'connector', 'platform', 'unique_name']).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { accountId } = actor
  await endGap(tx, { accountId, storeId: id, reason: 'after-disconnection', now })
  const connected = { accountId, type: 'store.connected', subject: { storeId: id } } as const
  await recordEvent(tx, { ...connected, at: now }).execute()
  return id
}

/** Webhooks are a help: without them orders are read at least hourly. */
async function subscribe(deps: LinkStoreDeps, storeId: string): Promise<void> {
  try {
    await ensureWebhooks(deps, { storeId })
  } catch (fault) {
    deps.log.warn({ err: fault, storeId }, 'a store sends no webhooks yet')
    await deps.jobs.enqueue(deps.db, 'keep-webhooks', { storeId })
  }
}
