import { ListCards, RemoveCard, SetDefaultCard } from '@understory/contracts/payments.ts'
import { mayDo } from '@understory/domain/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/cards.route'
import { CardsPage } from './cards-page.tsx'

const PATH = '/my-impact/account/cards'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cards',
    description: 'The cards saved for your account.',
    path: PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const answer = await api(ListCards, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  const search = new URL(request.url).searchParams
  return {
    cards: answer.data.cards,
    mayChange: mayDo(role, 'manage-payment-methods') && !user.impersonation,
    done: wordOf(search),
    failed: search.get('redirect_status') === 'failed' ? NOT_CONFIRMED : null,
    now: new Date().toISOString().slice(0, 7),
  }
}

const NOT_CONFIRMED = 'Your bank did not confirm that it was you, so the card was not added.'

/** The provider redirects here with the id and the status of the setup intent. */
function wordOf(search: URLSearchParams): string | null {
  if (search.get('redirect_status') === 'failed') return null
  if (search.has('setup_intent'))
    return 'Your card is added. The card that is offered first stays the same.'
  return search.has('saved') ? 'Saved.' : null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { cardId: form.text('cardId') || '-' }
  const call = form.text('intent') === 'remove' ? RemoveCard : SetDefaultCard
  const answer = await api(call, { params })
  if (answer.ok) return redirect(`${PATH}?saved`, 303)
  return data({ message: answer.refusal.message }, { status: answer.status })
}

export default function CardsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { failed, ...shown } = loaderData
  return <CardsPage {...shown} refused={actionData ?? (failed ? { message: failed } : null)} />
}
