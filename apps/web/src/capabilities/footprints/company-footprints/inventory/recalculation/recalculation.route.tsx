import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  PreviewRecalculation,
  RecalculateInventory,
} from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { recalculationAddress } from '../inventory-address.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/recalculation.route'
import { RecalculationPage } from './recalculation-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('recalculation.factorSetsInventory'),
    description: companyFootprintsMessage('recalculation.description'),
    path: recalculationAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, preview] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(PreviewRecalculation, { params }),
  ])
  if (!inventory.ok) throw noInventory(inventory.status)
  if (!preview.ok) throw noInventory(preview.status)
  return {
    inventory: inventory.data,
    preview: preview.data,
    isDone: new URL(request.url).searchParams.get('done') !== null,
    isOpen: mayChangeFootprints(session) && !inventory.data.isLocked,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await api(RecalculateInventory, { params })
  if (answer.ok) throw redirect(`${recalculationAddress(params.footprintId)}?done=yes`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function RecalculationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RecalculationPage {...loaderData} refused={actionData ?? null} />
}
