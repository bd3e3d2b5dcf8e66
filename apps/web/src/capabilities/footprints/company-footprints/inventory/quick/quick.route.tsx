import { SetCategoryState } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { ListSites } from '@understory/contracts/footprints/sites.ts'
import { whyNot } from '@understory/domain/footprints/company-footprints/inventory/closing/why-not.ts'
import {
  questionOfSite,
  questionWithoutSite,
} from '@understory/domain/footprints/company-footprints/inventory/quick/question-of-site.ts'
import { QUICK_GROUPS } from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { reasonOf } from '../history/reason-of-form.ts'
import { inventoryAddress, quickAddress } from '../inventory-address.ts'
import { hasInventoryBefore } from '../last-year/has-inventory-before.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/quick.route'
import { quickAnswer, sureField } from './quick-answers.ts'
import { QuickPage } from './quick-page.tsx'
import { quickRowAnswers } from './quick-row-answers.ts'
import { saveState } from './save-state.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('quick.quickEntry'),
    description: companyFootprintsMessage('quick.description'),
    path: quickAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const asked = new URL(request.url).searchParams
  const site = siteOf(asked.get('site'))
  const [inventory, answer, footprints, places] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListQuickItems, { params, query: site === null ? {} : { site } }),
    session.api(ListFootprints, {}),
    session.api(ListSites, { params }),
  ])
  if (!inventory.ok) throw noInventory(inventory.status)
  if (!answer.ok) throw noInventory(answer.status)
  // There is nothing to enter; the inventory says why.
  const isOpen = mayChangeFootprints(session) && !inventory.data.isLocked
  if (!isOpen) throw redirect(inventoryAddress(params.footprintId))
  return {
    site,
    sites: places.ok ? places.data.sites.map((each) => each.site) : [],
    listed: answer.data,
    inventory: inventory.data,
    hasYearBefore:
      footprints.ok && hasInventoryBefore(footprints.data.footprints, inventory.data.footprint),
    saved: Number(asked.get('saved')) || null,
    after: QUICK_GROUPS.find((group) => group === asked.get('group')) ?? null,
  }
}

const LONGEST_SITE = 120

/** `null`: the company as a whole. */
const siteOf = (typed: string | null): string | null => typed?.trim().slice(0, LONGEST_SITE) || null

/** A line for every figure that is new or differs, of a group and of whatever else was typed; what was emptied is deleted. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const site = siteOf(form.text('site'))
  const where = await saveState(api, form, { ...params, site })
  if ('problems' in where) return data(where, { status: 400 })
  const { listed, isMoved } = where
  const pressed = QUICK_GROUPS.find((each) => each === form.text('group'))
  const items = listed.items.filter(
    (item) => !pressed || item.group === pressed || form.has(item.id),
  )
  const rows =
    pressed && pressed !== 'goods' && !form.has(FIRST_ROW)
      ? []
      : await quickRowAnswers({ api, form, listed, country: listed.place.country })
  const answers = [
    ...items.map((item) => ({ ...quickAnswer(item, form, isMoved), group: item.group })),
    ...rows.map((row) => ({ ...row, group: 'goods' as const })),
  ]
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const lines = answers.flatMap(({ line, group }) =>
    line
      ? [
          {
            ...line,
            site,
            quickItem: questionOfSite(line.quickItem, site),
            isSure: form.has(sureField(group)),
          },
        ]
      : [],
  )
  const remove = answers.flatMap(({ emptied }) => emptied ?? [])
  const isOnSite = form.text('electricCars-charged') === 'site'
  const isNothing = answers.every(({ isGiven }) => !isGiven) && remove.length === 0
  if (isNothing && !isOnSite && !isMoved) {
    const refused = {
      ...form.refusedFor({}),
      message: companyFootprintsMessage('quick.pleaseGiveLeastFigure'),
    }
    return data(refused, { status: 400 })
  }
  if (lines.length + remove.length > 0) {
    const answer = await api(AddLines, { params, query: reasonOf(form), body: { lines, remove } })
    const fieldOf = (field: string) => fieldOfLine(lines, field)
    if (!answer.ok) return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
  }
  if (isOnSite) await sayChargedOnSite(api, params)
  // With the key of Enter no button was pressed.
  const typed = answers.findLast(({ line, emptied }) => line || emptied)?.group
  const group = pressed ?? typed
  throw redirect(placeAfter(params.footprintId, { group, site, saved: lines.length }), 303)
}

/** All rows are on the page, or none. */
const FIRST_ROW = 'material-1-amount'

type AfterSaving = {
  readonly group: string | undefined
  readonly site: string | null
  readonly saved: number
}

function placeAfter(footprintId: string, { group, site, saved }: AfterSaving): string {
  const query = new URLSearchParams({
    saved: String(saved),
    ...(group && { group }),
    ...(site && { site }),
  })
  return `${quickAddress(footprintId)}?${query}#saved`
}

type SavedLines = readonly { readonly quickItem: string }[]

/** The field of a line's question, or the amount of a row in words. */
function fieldOfLine(lines: SavedLines, field: string): string {
  const [, at = '', name = ''] = /^lines\.(\d+)\.(.*)$/.exec(field) ?? []
  const question = lines[Number(at)]?.quickItem
  if (!question) return field
  const id = questionWithoutSite(question)
  const isRow = /^(material|resale)-/.test(id)
  if (!isRow) return id
  return name === 'description' ? `${id}-words` : `${id}-amount`
}

/** The meter has it: the category does not apply, unless something stands in it. */
async function sayChargedOnSite(
  api: AccountSession['api'],
  { footprintId }: { readonly footprintId: string },
) {
  const category = 'companyElectricVehiclesChargedOffsite'
  const body = { state: 'not-applicable', reason: whyNot(category)[1] ?? '' } as const
  await api(SetCategoryState, { params: { footprintId, category }, body })
}

export default function QuickRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickPage {...loaderData} refused={actionData ?? null} />
}
