import {
  AbandonStoreLink,
  ConnectStore,
  ListStoreConnectors,
  ListStores,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { CONNECTORS } from '@understory/domain/stores/connected-stores/store-status.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import {
  activeMembership,
  findSession,
  publicApi,
  requireAccount,
} from '../../../../http/session.ts'
import { whyMayNotBuy } from '../../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/connect.route'
import { chosenRule } from './chosen-rule.ts'
import { ConnectPage } from './connect-page.tsx'
import { type LinkResult, RESULTS } from './link-result.tsx'

const CONNECT_PATH = '/app/business/ecommerce/connect'
const SITE = /^https?:\/\/[^\s"<>]{3,200}$/
const SHOPIFY_SHOP = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: connectedStoresMessage('connect.connectYourStore'),
    description: connectedStoresMessage('connect.description'),
    path: CONNECT_PATH,
  })

type ConnectArgs = Pick<Route.LoaderArgs, 'request' | 'context'>

/** The page, or the return from a vendor, which is finished and leaves its single-use address behind. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { state, ...brought } = Object.fromEntries(new URL(request.url).searchParams)
  if (state) throw await finishLink({ request, context }, state, brought)
  const [answer, session] = await Promise.all([
    publicApi(request, context)(ListStoreConnectors, {}),
    findSession(request, context),
  ])
  if (!answer.ok) throw data(null, { status: answer.status })
  const held = session && activeMembership(session.user)
  const buyer = held && { role: held.userMetadata.role, impersonation: session.user.impersonation }
  return {
    connectors: answer.data.connectors,
    visitor: held?.account.accountType ?? ('stranger' as const),
    mayNot: buyer ? whyMayNotBuy(buyer) : null,
    accountName: held?.account.displayName ?? '',
    result: RESULTS.find((each) => each === brought.result) ?? null,
    connected: await connectedStore({ request, context }, brought.connected),
    chosen: chosenRule(request),
    shop: SHOPIFY_SHOP.test(brought.shop ?? '') ? (brought.shop ?? null) : null,
    site: SITE.test(brought.site ?? '') ? (brought.site ?? null) : null,
  }
}

async function connectedStore({ request, context }: ConnectArgs, storeId: string | undefined) {
  const session = storeId ? await findSession(request, context) : null
  const listed = session && (await session.api(ListStores, {}))
  const store = listed?.ok && listed.data.stores.find((each) => each.storeId === storeId)
  return store && store.status !== 'disconnected' ? store : null
}

/** As Rutter and as Shopify say it. */
const DECLINED = ['declined', 'access_denied']

async function finishLink(
  { request, context }: ConnectArgs,
  state: string,
  brought: Record<string, string>,
): Promise<Response> {
  // A visitor who returns and may not connect it did not begin here: what their shop approved must not wait for others.
  const abandon = () => publicApi(request, context)(AbandonStoreLink, { body: { state } })
  if (!(await findSession(request, context))) await abandon()
  const { api } = await requireAccount(request, context)
  const answer = await api(ConnectStore, { body: { state, brought } })
  if (answer.ok) return redirect(`${CONNECT_PATH}?connected=${answer.data.storeId}`)
  await abandon()
  const isDeclined = DECLINED.includes(brought.error ?? '') || brought.success === '0'
  const result = isDeclined ? 'declined' : resultOf(answer.refusal.code)
  return redirect(`${CONNECT_PATH}?result=${result}`)
}

function resultOf(code: string): LinkResult {
  switch (code) {
    case 'STORE_ALREADY_CONNECTED':
      return 'taken'
    case 'TOO_MANY_STORES':
      return 'full'
    case 'BUSINESS_ONLY':
      return 'business-only'
    default:
      return 'failed'
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const connector = form.oneOf('connector', CONNECTORS, 'rutter')
  const answer = await api(StartStoreLink, { body: { connector, shop: form.text('shop') } })
  if (answer.ok && connector === 'rutter') return redirect(answer.data.url, 303)
  // A form may end at addresses that we know beforehand; to a shop of the merchant's own leads a link.
  if (answer.ok) return { goTo: answer.data.url }
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const isStarted = actionData !== undefined && 'goTo' in actionData
  return (
    <ConnectPage
      {...loaderData}
      goTo={isStarted ? actionData.goTo : null}
      refused={isStarted ? null : (actionData ?? null)}
    />
  )
}
