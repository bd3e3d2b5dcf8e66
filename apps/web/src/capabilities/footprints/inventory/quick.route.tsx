import { GetInventory, ListQuickItems } from '@understory/contracts/inventories.ts'
import { AddLines } from '@understory/contracts/inventory-lines.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../may-change.ts'
import type { Route } from './+types/quick.route'
import { inventoryAddress, quickAddress } from './inventory-address.ts'
import { noInventory } from './no-inventory.ts'
import { QuickPage } from './quick-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Quick entry',
    description: 'What a small company usually has, on one page.',
    path: quickAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, answer] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListQuickItems, { params }),
  ])
  if (!inventory.ok) throw noInventory(inventory.status)
  if (!answer.ok) throw noInventory(answer.status)
  // There is nothing to enter; the inventory says why.
  const isOpen = mayChangeFootprints(session) && !inventory.data.isLocked
  if (!isOpen) throw redirect(inventoryAddress(params.footprintId))
  return { ...answer.data, footprintId: params.footprintId }
}

const DECIMALS = 3

/** Adds a line for every figure that was given; all of them or none. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const listed = await api(ListQuickItems, { params })
  if (!listed.ok) throw noInventory(listed.status)
  const given = listed.data.items.flatMap((item) => {
    const quantity = form.number(item.id, DECIMALS) / 10 ** DECIMALS
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  if (given.length === 0) {
    const refused = { ...form.refusedFor({}), message: 'Please give at least one figure.' }
    return data(refused, { status: 400 })
  }
  const lines = given.map(({ category, unit, label, quantity, factor }) => ({
    category,
    description: label,
    quantity,
    unit,
    factorId: factor.factorId,
    withUpstream: true,
  }))
  const answer = await api(AddLines, { params, body: { lines } })
  if (answer.ok) throw redirect(inventoryAddress(params.footprintId), 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function QuickRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickPage {...loaderData} refused={actionData ?? null} />
}
