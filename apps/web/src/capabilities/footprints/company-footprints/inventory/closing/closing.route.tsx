import { SetCategoryStates } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import {
  GetInventory,
  type Inventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  closeCategories,
  REST_CHOICES,
} from '@understory/domain/footprints/company-footprints/inventory/closing/close-categories.ts'
import { whyNot } from '@understory/domain/footprints/company-footprints/inventory/closing/why-not.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { closingAddress, inventoryAddress } from '../inventory-address.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/closing.route'
import { ClosingPage } from './closing-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('closing.whatDoesNotApply'),
    description: companyFootprintsMessage('closing.description'),
    path: closingAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const inventory = await session.api(GetInventory, { params })
  if (!inventory.ok) throw noInventory(inventory.status)
  // There is nothing to close; the inventory says why.
  const isOpen = mayChangeFootprints(session) && !inventory.data.isLocked
  if (!isOpen) throw redirect(inventoryAddress(params.footprintId))
  const closed = Number(new URL(request.url).searchParams.get('closed')) || null
  return { inventory: inventory.data, closed }
}

/** Every open category that something was said of, in one step. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const inventory = await api(GetInventory, { params })
  if (!inventory.ok) throw noInventory(inventory.status)
  const states = closeCategories(closingOf(inventory.data, form))
  if (states.length === 0) {
    const message = companyFootprintsMessage('closing.pleaseTickLeastCategory')
    return data({ ...form.refusedFor({}), message }, { status: 400 })
  }
  const answer = await api(SetCategoryStates, { params, body: { states } })
  const fieldOf = (field: string) => `words-${states[Number(field.split('.')[1])]?.category}`
  if (!answer.ok) return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
  const { footprintId } = params
  if (answer.data.open.length === 0) {
    throw redirect(`${inventoryAddress(footprintId)}?done=closed`, 303)
  }
  throw redirect(`${closingAddress(footprintId)}?closed=${states.length}`, 303)
}

function closingOf(inventory: Inventory, form: PostedForm) {
  const { categories, open, footprint } = inventory
  const said = CATEGORY_KEYS.filter((key) => open.includes(key) && form.has(`none-${key}`))
  return {
    open,
    said: new Map(said.map((key) => [key, reasonOf(form, key)])),
    rest: form.oneOf('rest', REST_CHOICES, 'open'),
    states: new Map(categories.map(({ category, state }) => [category, state])),
    benchmark: footprint.estimate,
  }
}

/** In words of one's own where there are some, else the reason chosen. */
function reasonOf(form: PostedForm, category: (typeof CATEGORY_KEYS)[number]): string {
  const reasons = whyNot(category)
  return form.optional(`words-${category}`) ?? form.oneOf(`reason-${category}`, reasons, reasons[0])
}

export default function ClosingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClosingPage {...loaderData} refused={actionData ?? null} />
}
