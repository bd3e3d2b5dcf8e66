import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { GetStoreBilling } from '@understory/contracts/stores/bills.ts'
import {
  CapStore,
  DisconnectStore,
  ListStores,
  PauseStore,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { mayChange } from '../../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { CONNECT, INTEGRATIONS } from '../../bills/public.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'
import { donePath } from '../store-words.ts'
import type { Route } from './+types/integrations.route'
import { IntegrationsPage } from './integrations-page.tsx'
import { filterOf, queryOf, searchOf } from './order-filter.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: connectedStoresMessage('integrations.integrations'),
    description: connectedStoresMessage('integrations.description'),
    path: INTEGRATIONS,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account, role, user } = await requireAccount(request, context)
  if (account.accountType !== 'business') throw redirect(CONNECT)
  const { searchParams } = new URL(request.url)
  const filter = filterOf(searchParams)
  const [listed, billing, found] = await Promise.all([
    api(ListStores, {}),
    api(GetStoreBilling, {}),
    api(ListStoreOrders, { query: queryOf(filter) }),
  ])
  if (!listed.ok) throw data(null, { status: listed.status })
  if (!billing.ok) throw data(null, { status: billing.status })
  if (!found.ok) throw withoutOldFilter(found, filter)
  return {
    ...listed.data,
    ...found.data,
    billing: billing.data,
    filter,
    mayChange: mayChange({ role, user }),
    chosen: chosenIn(searchParams),
    done: doneOf(searchParams),
  }
}

function chosenIn(searchParams: URLSearchParams): string | null {
  const named = ['kind', 'trees', 'percent'].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value.slice(0, 40)]]
  })
  return searchParams.has('kind') ? `${new URLSearchParams(named)}` : null
}

function doneOf(searchParams: URLSearchParams) {
  const what = searchParams.get('done')
  return what === null ? null : { what, to: searchParams.get('store') ?? '' }
}

type Failed = { readonly status: number }

/** A cursor or store of an address that is too old is left out of it. */
function withoutOldFilter({ status }: Failed, filter: ReturnType<typeof filterOf>) {
  const isAsked = filter.cursor !== '' || filter.storeId !== ''
  if (!isAsked || status >= 500) return data(null, { status })
  return redirect(INTEGRATIONS + searchOf({ ...filter, cursor: '', storeId: '' }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { storeId: form.text('storeId') || '-' }
  const intent = form.text('intent')
  switch (intent) {
    case 'pause':
    case 'resume': {
      const answer = await api(PauseStore, { params, body: { isPaused: intent === 'pause' } })
      return answered(form, answer, intent)
    }
    case 'cap': {
      const minor = form.number('cap', 2)
      const problems = form.problems()
      if (problems) return data(problems, { status: 400 })
      const capMinor = form.optional('cap') === null ? null : minor
      const answer = await api(CapStore, { params, body: { capMinor } })
      return answered(form, answer, 'cap')
    }
    case 'disconnect':
      return answered(form, await api(DisconnectStore, { params, query: {} }), 'disconnect')
    case 'disconnect-anyway': {
      const query = { anyway: 'true' } as const
      return answered(form, await api(DisconnectStore, { params, query }), 'disconnect')
    }
    default:
      throw data(null, { status: 400 })
  }
}

type IntegrationsAnswer = { ok: true } | { ok: false; status: number; refusal: Refusal }

function answered(form: PostedForm, answer: IntegrationsAnswer, done: string) {
  if (answer.ok) return redirect(donePath(done, form.text('storeId')), 303)
  const fieldOf = (field: string) => (field === 'capMinor' ? 'cap' : field)
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

export default function Integrations({ loaderData, actionData }: Route.ComponentProps) {
  return <IntegrationsPage {...loaderData} refused={actionData ?? null} />
}
