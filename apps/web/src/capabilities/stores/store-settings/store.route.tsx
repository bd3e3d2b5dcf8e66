import { ListProjects } from '@understory/contracts/proof/projects.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import {
  PreviewOffsetSettings,
  SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../http/api-client.ts'
import { readForm } from '../../../http/posted-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { appPlanPath, INTEGRATIONS, isRunning } from '../bills/public.ts'
import { donePath } from '../connected-stores/public.ts'
import type { Route } from './+types/store.route'
import { askLastOrders, type LastOrders, refusedSum } from './ask-last-orders.ts'
import { storeSettingsMessage } from './messages/messages.generated.ts'
import { readTyped } from './read-typed.ts'
import { storeOf } from './store-of.ts'
import { type SettingsForm, StoreSettingsPage } from './store-settings-page.tsx'
import { typedIn, typedOf } from './typed-settings.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: storeSettingsMessage('store.whatEachOrderContributes'),
    description: storeSettingsMessage('store.description'),
    path: INTEGRATIONS,
    robots: 'noindex',
  })

export async function loader(from: Route.LoaderArgs) {
  const { api, store, mayChange } = await storeOf(from)
  if (!mayChange || store.status === 'disconnected') return { store, mayChange, form: null }
  const { searchParams } = new URL(from.request.url)
  const typed = typedOf(store.settings, store.currency, searchParams)
  const lastOrders = await askLastOrders(api, readTyped(typed, store.storeId, store.currency))
  const projects = await listProjects(api)
  const form: SettingsForm = { typed, projects, lastOrders, isAsked: false, refused: null }
  return { store, mayChange, form }
}

async function listProjects(api: Api) {
  const listed = await api(ListProjects, {})
  return listed.ok ? listed.data.projects : []
}

/** Saves the settings, shows what the last orders would have come to, or gives one more row. */
export async function action(from: Route.ActionArgs) {
  const { api, store } = await storeOf(from)
  const form = await readForm(from.request)
  const typed = typedIn(form)
  const intent = form.text('intent')
  const read = readTyped(typed, store.storeId, store.currency)
  const { body, problems, fieldOf } = read
  const projects = await listProjects(api)
  const answer = (lastOrders: LastOrders, change: Partial<SettingsForm> = {}): SettingsForm => ({
    ...{ typed, projects, lastOrders, isAsked: false, refused: null },
    ...change,
  })
  if (intent === 'add-range') return answer(await askLastOrders(api, read))
  if (Object.keys(problems).length > 0) {
    const refused = form.refusedFor(problems)
    return data(answer(await askLastOrders(api, read), { refused }), { status: 400 })
  }
  const refusedBy = ({ refusal, status }: { refusal: Refusal; status: number }) => {
    const refused = form.refused(refusal, fieldOf)
    return data(answer(refusedSum(refusal), { refused }), { status })
  }
  if (intent === 'save') {
    const saved = await api(SaveOffsetSettings, { body })
    if (!saved.ok) return refusedBy(saved)
    throw redirect(nextOf(store), 303)
  }
  const previewed = await api(PreviewOffsetSettings, { body })
  if (!previewed.ok) return refusedBy(previewed)
  return answer({ preview: previewed.data, problem: null }, { isAsked: true })
}

/** A store that Shopify bills contributes once its merchant approved that there. */
function nextOf({ storeId, appPlan }: Store): string {
  const isApproved = appPlan === null || isRunning(appPlan)
  return isApproved ? donePath('settings', storeId) : appPlanPath(storeId)
}

export default function StoreSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { form, ...page } = loaderData
  const refused = actionData?.refused ?? null
  return <StoreSettingsPage {...page} form={form && (actionData ?? form)} refused={refused} />
}
