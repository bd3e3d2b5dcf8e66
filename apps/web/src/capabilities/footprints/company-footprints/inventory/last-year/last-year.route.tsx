import { SetCategoryStates } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { GetLastYearsList } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { reasonOf } from '../history/reason-of-form.ts'
import { inventoryAddress, lastYearAddress } from '../inventory-address.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/last-year.route'
import { LastYearPage } from './last-year-page.tsx'
import { type LastYearsLine, lineAgain } from './line-again.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('lastYear.lastYearsList'),
    description: companyFootprintsMessage('lastYear.description'),
    path: lastYearAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, list] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(GetLastYearsList, { params }),
  ])
  if (!inventory.ok) throw noInventory(inventory.status)
  if (!list.ok) throw noInventory(list.status)
  const isOpen = mayChangeFootprints(session) && !inventory.data.isLocked
  if (!isOpen) throw redirect(inventoryAddress(params.footprintId))
  const saved = Number(new URL(request.url).searchParams.get('saved')) || null
  return { inventory: inventory.data, list: list.data, saved }
}

/** A line for every quantity that is given, and the reasons that still hold. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const list = await api(GetLastYearsList, { params })
  if (!list.ok) throw noInventory(list.status)
  const { lines: listed, notApplicable } = list.data
  const lines = listed.flatMap((line) => lineAgain(line, form) ?? [])
  const isStill = ({ category }: Pick<LastYearsLine, 'category'>) =>
    form.has('stillAll') || form.has(`still-${category}`)
  const states = notApplicable
    .filter(isStill)
    .map((said) => ({ ...said, state: 'not-applicable' as const }))
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  if (lines.length + states.length === 0) {
    const refused = {
      ...form.refusedFor({}),
      message: companyFootprintsMessage('lastYear.pleaseGiveLeastQuantity'),
    }
    return data(refused, { status: 400 })
  }
  if (lines.length > 0) {
    const body = { lines: lines.map(({ line }) => line) }
    const answer = await api(AddLines, { params, query: reasonOf(form), body })
    const fieldOf = (field: string) => lines[Number(field.split('.')[1])]?.field ?? field
    if (!answer.ok) return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
  }
  if (states.length > 0) {
    const entered = new Set(lines.map(({ line }) => line.category))
    const body = { states: states.filter(({ category }) => !entered.has(category)) }
    const answer = body.states.length > 0 ? await api(SetCategoryStates, { params, body }) : null
    if (answer && !answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  }
  throw redirect(
    `${lastYearAddress(params.footprintId)}?saved=${lines.length + states.length}`,
    303,
  )
}

export default function LastYearRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LastYearPage {...loaderData} refused={actionData ?? null} />
}
