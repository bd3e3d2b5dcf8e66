import type { Store } from '@understory/contracts/connected-stores.ts'
import { PreviewOffsetSettings, SaveOffsetSettings } from '@understory/contracts/store-settings.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { appPlanPath, isRunning } from '../app-billing/app-plan-words.ts'
import { donePath, INTEGRATIONS } from '../store-words.ts'
import type { Route } from './+types/store.route'
import { storeOf } from './store-of.ts'
import { type SettingsAnswer, StoreSettingsPage } from './store-settings-page.tsx'
import { readTyped, typedIn, typedOf } from './typed-settings.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'What each order contributes',
    description: 'Trees or a part of the checkout for each order of a store.',
    path: INTEGRATIONS,
    robots: 'noindex',
  })

export async function loader(from: Route.LoaderArgs) {
  const { store, mayChange } = await storeOf(from)
  const { searchParams } = new URL(from.request.url)
  return { store, mayChange, typed: typedOf(store.settings, store.currency, searchParams) }
}

/** Saves the settings, shows what the last orders would have come to, or gives one more row. */
export async function action(from: Route.ActionArgs) {
  const { api, store } = await storeOf(from)
  const form = await readForm(from.request)
  const typed = typedIn(form)
  const intent = form.text('intent')
  const answer = (change: Partial<SettingsAnswer>): SettingsAnswer => ({
    typed,
    preview: null,
    refused: null,
    ...change,
  })
  if (intent === 'add-range') return answer({})
  const { body, problems, fieldOf } = readTyped(typed, store.storeId, store.currency)
  if (Object.keys(problems).length > 0) {
    return data(answer({ refused: form.refusedFor(problems) }), { status: 400 })
  }
  if (intent === 'save') {
    const saved = await api(SaveOffsetSettings, { body })
    if (saved.ok) throw redirect(nextOf(store), 303)
    const refused = form.refused(saved.refusal, fieldOf)
    return data(answer({ refused }), { status: saved.status })
  }
  const previewed = await api(PreviewOffsetSettings, { body })
  if (previewed.ok) return answer({ preview: previewed.data })
  const refused = form.refused(previewed.refusal, fieldOf)
  return data(answer({ refused }), { status: previewed.status })
}

/** A store that Shopify bills contributes once its merchant approved that there. */
function nextOf({ storeId, appPlan }: Store): string {
  const isApproved = appPlan === null || isRunning(appPlan)
  return isApproved ? donePath('settings', storeId) : appPlanPath(storeId)
}

export default function StoreSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <StoreSettingsPage {...loaderData} preview={null} refused={null} {...actionData} />
}
