import {
  DeclineExchangeRequest,
  EndExchange,
  ListExchangeEvents,
  PauseExchange,
  RotateExchangeSecret,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/partner.route'
import { exchangesMessage } from './messages/messages.generated.ts'
import { PARTNER_DONE, PartnerPage } from './partner-page.tsx'
import { PARTNERS_PATH, partnerAddress } from './partners-path.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: exchangesMessage('partners.page'),
    description: exchangesMessage('partners.description'),
    path: partnerAddress(params.exchangeId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const answer = await api(ListExchangeEvents, { params })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  const done = new URL(request.url).searchParams.get('done')
  return {
    ...answer.data,
    done: PARTNER_DONE.find((word) => word === done) ?? null,
    mayManage: mayDo(role, 'change-settings') && !user.impersonation,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.text('intent')
  const leadTo = (path: string, done: string) => redirect(`${path}?done=${done}`, 303)
  const here = partnerAddress(params.exchangeId)
  if (intent === 'rotate') {
    const rotated = await api(RotateExchangeSecret, { params })
    if (rotated.ok) return { made: rotated.data }
    return data(form.refused(rotated.refusal), { status: rotated.status })
  }
  if (intent === 'remove') {
    const removed = await api(EndExchange, { params })
    if (removed.ok) throw leadTo(PARTNERS_PATH, 'removed')
    return data(form.refused(removed.refusal), { status: removed.status })
  }
  if (intent === 'decline') {
    const declining = { params: { ...params, eventId: form.text('eventId') } }
    const declined = await api(DeclineExchangeRequest, declining)
    if (declined.ok) throw leadTo(here, 'declined')
    return data(form.refused(declined.refusal), { status: declined.status })
  }
  const isPaused = intent === 'pause'
  const paused = await api(PauseExchange, { params, body: { isPaused } })
  if (paused.ok) throw leadTo(here, isPaused ? 'paused' : 'opened')
  return data(form.refused(paused.refusal), { status: paused.status })
}

export default function PartnerRoute({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null
  const refused = actionData && 'code' in actionData ? actionData : null
  return <PartnerPage {...loaderData} made={made} refused={refused} />
}
