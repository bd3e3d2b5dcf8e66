import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import {
  AskForFigures,
  CancelFigureRequest,
  ListFigureRequests,
  ReturnFigures,
  TakeOverFigures,
} from '@understory/contracts/footprints/figure-requests.ts'
import type { CalendarDate, Month } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayVouchForFootprints, requestsAddress } from '../../company-footprints/public.ts'
import { figureRequestsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/requests.route'
import { itemsOfChoice } from './items-of-choice.ts'
import { RequestsPage } from './requests-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: figureRequestsMessage('requests.requestsForFigures'),
    description: figureRequestsMessage('requests.description'),
    path: requestsAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, quick, listed] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListQuickItems, { params }),
    session.api(ListFigureRequests, { params }),
  ])
  for (const answer of [inventory, quick, listed]) {
    if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  }
  if (!(inventory.ok && quick.ok && listed.ok)) throw data(null, { status: 404 })
  const { footprint } = inventory.data
  return {
    footprintId: params.footprintId,
    startMonth: footprint.startMonth,
    isLocked: footprint.status === 'verifying' || footprint.status === 'verified',
    items: quick.data.items,
    requests: listed.data.requests,
    mayAsk: mayVouchForFootprints(session),
    done: new URL(request.url).searchParams.get('done'),
  }
}

const REQUEST_INTENTS = ['ask', 'take', 'return', 'cancel'] as const

/** Asks someone, or decides what was answered. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', REQUEST_INTENTS, 'ask')
  const requestId = form.text('requestId') || '-'
  const of = { params: { figureRequestId: requestId } }
  const answer = await (intent === 'take'
    ? api(TakeOverFigures, of)
    : intent === 'return'
      ? api(ReturnFigures, { ...of, body: { reason: form.text('reason') } })
      : intent === 'cancel'
        ? api(CancelFigureRequest, of)
        : ask(api, { form, params }))
  if (answer.ok) throw redirect(`${requestsAddress(params.footprintId)}?done=${intent}`, 303)
  const fieldOf = (field: string) =>
    intent === 'return'
      ? `reason-${requestId}`
      : field.replace('period.', '').replace('items', 'what')
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

type RequestsApi = Awaited<ReturnType<typeof requireAccount>>['api']
type AskFormSent = { readonly form: PostedForm; readonly params: { readonly footprintId: string } }

function ask(api: RequestsApi, { form, params }: AskFormSent) {
  return api(AskForFigures, {
    params,
    body: {
      items: itemsOfChoice(form.text('what')),
      site: form.optional('site'),
      period: { from: form.text('from') as Month, to: form.text('to') as Month },
      email: form.text('email'),
      note: form.optional('note'),
      dueOn: form.text('dueOn') as CalendarDate,
    },
  })
}

export default function RequestsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestsPage {...loaderData} refused={actionData ?? null} />
}
