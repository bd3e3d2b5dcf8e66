import {
  ListCards,
  RemoveCard,
  SetDefaultCard,
} from '@understory/contracts/commerce/payments/payments.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayManageCards } from '../may-manage-cards.ts'
import { paymentsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/cards.route'
import { CARDS, pageWaiting } from './card-addresses.ts'
import { CardsPage } from './cards-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: paymentsMessage('cards.cards'),
    description: paymentsMessage('cards.description'),
    path: CARDS,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api } = session
  const search = new URL(request.url).searchParams
  const next = pageWaiting(search)
  if (next && isAdded(search)) {
    throw redirect(`${next}${next.includes('?') ? '&' : '?'}done=card-added`)
  }
  const answer = await api(ListCards, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    cards: answer.data.cards,
    mayChange: mayManageCards(session),
    done: wordOf(search),
    failed: search.get('redirect_status') === 'failed' ? notConfirmed() : null,
    next,
    now: new Date().toISOString().slice(0, 7),
  }
}

const notConfirmed = () => paymentsMessage('cards.bankDidConfirmCard')

/** The provider redirects here with the id and the status of the setup intent. */
const isAdded = (search: URLSearchParams): boolean =>
  search.has('setup_intent') && search.get('redirect_status') !== 'failed'

function wordOf(search: URLSearchParams): string | null {
  if (isAdded(search)) return paymentsMessage('cards.cardAddedCardOffered')
  return search.has('saved') ? paymentsMessage('cards.saved') : null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { cardId: form.text('cardId') || '-' }
  const call = form.text('intent') === 'remove' ? RemoveCard : SetDefaultCard
  const answer = await api(call, { params })
  if (answer.ok) return redirect(`${CARDS}?saved`, 303)
  return data({ message: answer.refusal.message }, { status: answer.status })
}

export default function CardsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { failed, ...shown } = loaderData
  return <CardsPage {...shown} refused={actionData ?? (failed ? { message: failed } : null)} />
}
