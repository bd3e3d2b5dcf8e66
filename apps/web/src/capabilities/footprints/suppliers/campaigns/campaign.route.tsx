import {
  ChangeSupplierCampaign,
  EndSupplierCampaign,
  GetSupplierCampaign,
  RemindSupplierCampaign,
} from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayVouchForFootprints } from '../../company-footprints/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/campaign.route'
import { CampaignPage } from './campaign-page.tsx'
import { campaignAddress } from './campaign-words.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: suppliersMessage('campaign.supplierCampaign'),
    description: suppliersMessage('campaign.description'),
    path: campaignAddress(params.footprintId ?? '', params.supplierCampaignId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { footprintId, supplierCampaignId } = params
  const found = await session.api(GetSupplierCampaign, { params: { supplierCampaignId } })
  if (!found.ok) throw data(null, { status: found.status === 400 ? 404 : found.status })
  if (found.data.footprintId !== footprintId) throw data(null, { status: 404 })
  return {
    campaign: found.data,
    mayAsk: mayVouchForFootprints(session),
    done: doneInWords(new URL(request.url).searchParams),
  }
}

function doneInWords(query: URLSearchParams): string | null {
  const count = Math.max(0, Math.trunc(Number(query.get('count') ?? 0))) || 0
  const suppliers =
    count === 1
      ? suppliersMessage('campaign.Supplier')
      : suppliersMessage('campaign.suppliers3', { count: String(count) })
  switch (query.get('done')) {
    case 'asked':
      return `${suppliers} asked.${leftInWords(query)}`
    case 'remind':
      return count === 0
        ? suppliersMessage('campaign.nobodyRemindJustNow')
        : `${suppliers} reminded.`
    case 'change':
      return suppliersMessage('campaign.yourChangesAreSaved')
    case 'end':
      return suppliersMessage('campaign.theCampaignHasEnded')
    default:
      return null
  }
}

function leftInWords(query: URLSearchParams): string {
  const left = Math.trunc(Number(query.get('left') ?? 0)) || 0
  return left > 0 ? suppliersMessage('campaign.couldNotBeAsked', { left: String(left) }) : ''
}

const CAMPAIGN_INTENTS = ['remind', 'end', 'change'] as const

/** Reminds those who have not answered, changes its name or due date, or ends it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const { footprintId, supplierCampaignId } = params
  const form = await readForm(request)
  const intent = form.oneOf('intent', CAMPAIGN_INTENTS, 'remind')
  const of = { params: { supplierCampaignId } }
  const calls = {
    remind: () => api(RemindSupplierCampaign, of),
    end: () => api(EndSupplierCampaign, of),
    change: () => {
      const body = { name: form.text('name'), dueOn: form.text('dueOn') as CalendarDate }
      return api(ChangeSupplierCampaign, { ...of, body })
    },
  }
  const answer = await calls[intent]()
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  const reminded = answer.data && 'reminded' in answer.data ? answer.data.reminded : 0
  const done = new URLSearchParams({ done: intent, count: String(reminded) })
  throw redirect(`${campaignAddress(footprintId, supplierCampaignId)}?${done}`, 303)
}

export default function CampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CampaignPage {...loaderData} refused={actionData ?? null} />
}
