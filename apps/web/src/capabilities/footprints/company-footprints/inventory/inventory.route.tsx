import {
  DeclareFootprint,
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { CountOutdatedLines } from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { evidenceOf } from '../evidence/evidence-of.ts'
import { mayChangeFootprints } from '../may-change.ts'
import type { Route } from './+types/inventory.route'
import { inventoryAddress } from './inventory-address.ts'
import { InventoryPage } from './inventory-page.tsx'
import { noInventory } from './no-inventory.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Inventory',
    description: 'What the company emits, measured category by category.',
    path: inventoryAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [answer, evidence, outdated] = await Promise.all([
    session.api(GetInventory, { params }),
    evidenceOf(session.api, params.footprintId),
    session.api(CountOutdatedLines, { params }),
  ])
  if (!answer.ok) throw noInventory(answer.status)
  return {
    inventory: answer.data,
    evidence,
    done: new URL(request.url).searchParams.get('done'),
    outdated: outdated.ok ? outdated.data.count : 0,
    mayChange: mayChangeFootprints(session),
  }
}

/** Begins an inventory, or declares the footprint. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const approach = form.oneOf('approach', APPROACHES, 'operationalControl')
  const intent = form.oneOf('intent', ['start', 'declare'] as const, 'declare')
  const answer =
    intent === 'start'
      ? await api(StartInventory, { params, body: { approach } })
      : await api(DeclareFootprint, { params })
  const isThere = answer.ok || answer.refusal.code === 'INVENTORY_EXISTS'
  if (isThere) throw redirect(`${inventoryAddress(params.footprintId)}?done=${intent}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function InventoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <InventoryPage {...loaderData} refused={actionData ?? null} />
}
