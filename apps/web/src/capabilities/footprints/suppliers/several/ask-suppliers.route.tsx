import { StartSupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import { ListSuppliers } from '@understory/contracts/footprints/suppliers.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayVouchForFootprints, suppliersAddress } from '../../company-footprints/public.ts'
import { campaignAddress } from '../campaigns/campaign-words.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { askSuppliersAddress } from '../supplier-words.ts'
import type { Route } from './+types/ask-suppliers.route'
import { AskSuppliersPage, supplierOfField } from './ask-suppliers-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: suppliersMessage('askSuppliers.askSeveralSuppliers'),
    description: suppliersMessage('askSuppliers.description'),
    path: askSuppliersAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const listed = await session.api(ListSuppliers, { params })
  if (!listed.ok) throw data(null, { status: listed.status === 400 ? 404 : listed.status })
  return {
    suppliers: listed.data.suppliers,
    footprintId: params.footprintId,
    mayAsk: mayVouchForFootprints(session),
  }
}

/** Asks those that were chosen; who could not be asked stays on the list, whose states say why. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const made = await api(StartSupplierCampaign, {
    params,
    body: {
      name: form.text('name'),
      reminders: form.number('reminders', 0),
      supplierIds: form.names().flatMap(supplierOfField),
      message: form.optional('message'),
      dueOn: form.text('dueOn') as CalendarDate,
    },
  })
  if (!made.ok) return data(form.refused(made.refusal), { status: made.status })
  const { asked, notAsked, supplierCampaignId } = made.data
  if (supplierCampaignId) {
    const started = new URLSearchParams({
      done: 'asked',
      count: String(asked.length),
      left: String(notAsked.length),
    })
    throw redirect(`${campaignAddress(params.footprintId, supplierCampaignId)}?${started}`, 303)
  }
  const counts = new URLSearchParams({
    done: 'asked',
    asked: String(asked.length),
    links: String(asked.filter(({ isEmailed }) => !isEmailed).length),
    left: String(notAsked.length),
  })
  throw redirect(`${suppliersAddress(params.footprintId)}?${counts}`, 303)
}

export default function AskSuppliersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AskSuppliersPage {...loaderData} refused={actionData ?? null} />
}
