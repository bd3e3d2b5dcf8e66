import {
  ApproveDeclaration,
  ListApprovals,
  RefuseDeclaration,
  WithdrawApproval,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ListPlausibilityWarnings } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { approvalAddress, inventoryAddress } from '../inventory/inventory-address.ts'
import { noInventory } from '../inventory/no-inventory.ts'
import { mayVouchForFootprints } from '../may-change.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/approval.route'
import { ApprovalPage } from './approval-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('approval.approvalOfADeclaration'),
    description: companyFootprintsMessage('approval.description'),
    path: approvalAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, listed, warned] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListApprovals, { params }),
    session.api(ListPlausibilityWarnings, { params }),
  ])
  if (!inventory.ok) throw noInventory(inventory.status)
  if (!listed.ok) throw noInventory(listed.status)
  return {
    inventory: inventory.data,
    listed: listed.data,
    warnings: warned.ok ? warned.data.warnings : [],
    mayVouch: mayVouchForFootprints(session),
  }
}

/** Approves what a colleague asked, sends it back, or takes back one's own request. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const asked = { params: { approvalId: form.text('approvalId') || '-' } }
  const intent = form.oneOf('intent', ['approve', 'refuse', 'withdraw'] as const, 'approve')
  const answer = await (intent === 'approve'
    ? api(ApproveDeclaration, asked)
    : intent === 'refuse'
      ? api(RefuseDeclaration, { ...asked, body: { reason: form.text('reason') } })
      : api(WithdrawApproval, asked))
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  throw redirect(
    intent === 'approve'
      ? `${inventoryAddress(params.footprintId)}?done=declare`
      : approvalAddress(params.footprintId),
    303,
  )
}

export default function ApprovalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApprovalPage {...loaderData} refused={actionData ?? null} />
}
