import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import {
  GetInventory,
  ListQuickItems,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { inventoryAddress, quickAddress } from '../inventory-address.ts'
import { quantityOf } from '../lines/quantity-of-form.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/quick.route'
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
  const { country } = inventory.data.footprint.input
  return { ...answer.data, footprintId: params.footprintId, country }
}

/** A line for every figure that is new or differs; what was emptied is deleted. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const listed = await api(ListQuickItems, { params })
  if (!listed.ok) throw noInventory(listed.status)
  const answers = listed.data.items.map((item) => answerOf(item, form))
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const lines = answers.flatMap(({ line }) => line ?? [])
  const emptied = answers.flatMap(({ emptied: lineId }) => lineId ?? [])
  if (answers.every(({ isGiven }) => !isGiven) && emptied.length === 0) {
    const refused = { ...form.refusedFor({}), message: 'Please give at least one figure.' }
    return data(refused, { status: 400 })
  }
  if (lines.length + emptied.length > 0) {
    const answer = await api(AddLines, { params, body: { lines, remove: emptied } })
    const fieldOf = (field: string) => lines[Number(field.split('.')[1])]?.quickItem ?? field
    if (!answer.ok) return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
  }
  const query = new URLSearchParams({ done: 'quick', entered: String(lines.length) })
  throw redirect(
    `${inventoryAddress(params.footprintId)}${lines.length > 0 ? `?${query}` : ''}`,
    303,
  )
}

type Item = AnswerOf<typeof ListQuickItems>['items'][number]

/** What is to be stored of one field: nothing where it says what is there already. */
function answerOf(item: Item, form: PostedForm) {
  const { id, category, label, factor, entered } = item
  const isSpend = factor.set.kind === 'spend'
  const asked = isSpend ? form.text('currency') || item.unit : item.unit
  const { quantity, unit } = quantityIn(asked, quantityOf(form, id, asked))
  const isGiven = form.optional(id) !== null
  if (!isGiven) return { isGiven, line: null, emptied: entered?.lineId ?? null }
  if (entered?.quantity === quantity && entered.unit === unit) {
    return { isGiven, line: null, emptied: null }
  }
  const line = {
    category,
    description: label,
    quantity,
    unit,
    factorId: factor.factorId,
    withUpstream: !isSpend,
    quickItem: id,
  }
  return { isGiven, line, emptied: null }
}

/** In the unit that the field asks for; money stays in the currency that was typed. */
function quantityIn(asked: string, typed: { quantity: number; unit: string }) {
  const converted = convert(typed.quantity, typed.unit, asked)
  return converted.ok ? { quantity: converted.quantity, unit: asked } : typed
}

export default function QuickRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickPage {...loaderData} refused={actionData ?? null} />
}
