import { SaveLedger } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import {
  DecideLedger,
  ReviewLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints, reasonOf } from '../../company-footprints/public.ts'
import { columnsAddress, inventoryOfLedger, reviewAddress } from '../ledger-address.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/review.route'
import { choicesOfForm, fieldOfChoice } from './choices-of-form.ts'
import { ReviewPage } from './review-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: ledgerImportMessage('review.reviewYourLedger'),
    description: ledgerImportMessage('review.description'),
    path: reviewAddress(params.footprintId ?? '', params.importId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const answer = await session.api(ReviewLedger, { params })
  if (!answer.ok) throw data(null, { status: 404 })
  const { state } = answer.data.import
  if (state === 'reading') throw redirect(columnsAddress(params.footprintId, params.importId))
  const search = new URL(request.url).searchParams
  return {
    review: answer.data,
    footprintId: params.footprintId,
    isOpen: state === 'review' && mayChangeFootprints(session),
    changing: Number(search.get('change') ?? Number.NaN),
    isDone: search.get('done') === 'choices',
  }
}

/** Keeps the choices; the other button makes the lines as well. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const reviewed = await api(ReviewLedger, { params })
  if (!reviewed.ok) throw data(null, { status: 404 })
  const body = choicesOfForm(form, reviewed.data)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const decided = await api(DecideLedger, { params, body })
  if (!decided.ok) {
    const refused = form.refused(decided.refusal, (field) =>
      fieldOfChoice(field, body, reviewed.data),
    )
    return data(refused, { status: decided.status })
  }
  const { footprintId, importId } = params
  if (form.text('intent') !== 'save') {
    throw redirect(`${reviewAddress(footprintId, importId)}?done=choices`, 303)
  }
  const saved = await api(SaveLedger, { params, query: reasonOf(form) })
  if (!saved.ok) return data(form.refused(saved.refusal), { status: saved.status })
  throw redirect(`${inventoryOfLedger(footprintId)}?done=ledger`, 303)
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} refused={actionData ?? null} />
}
