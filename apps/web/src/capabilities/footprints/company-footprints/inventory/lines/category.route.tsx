import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { SetCategoryState } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ListLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  DrawVehicles,
  ListInventoryVehicles,
} from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import {
  type EmissionFactor,
  SearchFactors,
} from '@understory/contracts/footprints/emission-factors.ts'
import { ListSites } from '@understory/contracts/footprints/sites.ts'
import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  CATEGORY_STATES,
  INVENTORY_CATEGORIES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { VEHICLE_CATEGORIES } from '@understory/domain/footprints/company-footprints/inventory/lines/vehicle-lines.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { type FactorAddress, searchCategoryFactors } from '../../../emission-factors/public.ts'
import { evidenceOf } from '../../evidence/evidence-of.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { reasonOf } from '../history/reason-of-form.ts'
import { categoryAddress } from '../inventory-address.ts'
import type { Route } from './+types/category.route'
import { CategoryPage } from './category-page.tsx'
import { fieldOfForm, lineOf, problemsOfLine } from './line-of-form.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('category.categoryOfTheInventory'),
    description: companyFootprintsMessage('category.description'),
    path: categoryAddress(params.footprintId ?? '', params.category ?? ''),
    robots: 'noindex',
  })

const NOT_FOUND = { status: 404 }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api } = session
  const { footprintId } = params
  const category = INVENTORY_CATEGORIES.find((each) => each === params.category)
  if (!category) throw data(null, NOT_FOUND)
  const asked = new URL(request.url).searchParams
  const search = searchOf(asked)
  const after = asked.get('after')
  const key = CATEGORY_KEYS.find((each) => each === category)
  const [inventory, lines, evidence, editing, chosen, vehicles, listed] = await Promise.all([
    api(GetInventory, { params: { footprintId } }),
    api(ListLines, {
      params: { footprintId },
      query: { ...(key && { category: key }), ...(after && { cursor: after }) },
    }),
    evidenceOf(api, footprintId),
    search.edit ? findEditing(api, footprintId, search.edit) : null,
    findFactor(api, asked.get('factor')),
    VEHICLE_CATEGORIES.some((each) => each === category)
      ? api(ListInventoryVehicles, { params: { footprintId } })
      : null,
    api(ListSites, { params: { footprintId } }),
  ])
  if (!inventory.ok || !lines.ok) throw data(null, NOT_FOUND)
  const { startMonth, input } = inventory.data.footprint
  const near = factorYear(startMonth)
  const listedSites = listed.ok ? listed.data : null
  const { sites, site, place } = placesToUse(listedSites, {
    country: input.country,
    asked: asked.get('site') ?? editing?.line.site ?? null,
  })
  const found = await searchCategoryFactors(api, { ...search, category: key, near, place })
  return {
    inventory: inventory.data,
    category,
    lines: key ? lines.data.lines : [],
    evidence,
    nextLine: key ? lines.data.nextCursor : null,
    search: { ...search, site, edit: editing ? search.edit : null },
    sites,
    place,
    found,
    near,
    answers: Object.fromEntries(asked),
    editing,
    vehicles: vehicles?.ok ? vehicles.data.vehicles : [],
    isOpen: mayChangeFootprints(session) && !inventory.data.isLocked,
    chosen,
    isOwn: asked.get('factor') === 'own',
  }
}

type WhereAsked = { readonly country: string; readonly asked: string | null }

/** The sites that say where they are, and where a line is that is entered now. */
function placesToUse(listed: AnswerOf<typeof ListSites> | null, { country, asked }: WhereAsked) {
  const sites = (listed?.sites ?? []).filter(({ place }) => place !== null)
  const at = sites.find(({ site }) => site === asked)
  const place = at?.place ?? listed?.company ?? { country, region: null }
  return { sites: sites.map(({ site }) => site), site: at?.site ?? null, place }
}

async function findFactor(api: Api, factorId: string | null): Promise<EmissionFactor | null> {
  if (!factorId || factorId === 'own') return null
  const found = await api(SearchFactors, { query: { factorId: factorId.slice(0, 80), limit: 1 } })
  return (found.ok && found.data.factors[0]) || null
}

const UUID = /^[0-9a-f-]{36}$/i

function searchOf(asked: URLSearchParams): FactorAddress {
  const edit = asked.get('edit') ?? ''
  const from = asked.get('from') ?? ''
  return {
    words: asked.get('words') ?? '',
    kind: asked.get('kind') === 'spend' ? 'spend' : 'activity',
    site: null,
    edit: UUID.test(edit) ? edit : null,
    from: /^\d{1,4}$/.test(from) ? from : null,
  }
}

/** A line to be changed; none where it is gone, or goes with another one. */
async function findEditing(api: Api, footprintId: string, edit: string) {
  const found = await api(ListLines, { params: { footprintId }, query: { line: edit } })
  const lines = found.ok ? found.data.lines : []
  const line = lines.find(({ lineId, parentId }) => lineId === edit && parentId === null)
  return line ? { line, hasUpstream: lines.length > 1 } : null
}

/** Adds, changes or deletes a line, or says what stands for the category. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await answerTo(form, params, api)
  if ('ok' in answer && answer.ok) {
    throw redirect(categoryAddress(params.footprintId, params.category), 303)
  }
  const [refused, status] =
    'problems' in answer
      ? [answer, 400]
      : [form.refused(answer.refusal, fieldOfForm), answer.status]
  const chosen = await findFactor(api, form.optional('factorId'))
  return data({ refused, chosen }, { status })
}

type Api = Awaited<ReturnType<typeof requireAccount>>['api']
type Params = Route.ActionArgs['params']

async function answerTo(form: PostedForm, { footprintId, category }: Params, api: Api) {
  const intent = form.text('intent')
  const query = reasonOf(form)
  if (intent === 'add' || intent === 'change') {
    const line = lineOf(form, category)
    const problems = problemsOfLine(form)
    if (problems) return problems
    if (intent === 'add') {
      return api(AddLines, { params: { footprintId }, query, body: { lines: [line] } })
    }
    const lineId = form.text('lineId') || '-'
    return api(ReplaceLine, { params: { footprintId, lineId }, query, body: line })
  }
  if (intent === 'draw' || intent === 'draw-again') {
    const wanted = VEHICLE_CATEGORIES.find((each) => each === category)
    if (!wanted) throw data(null, NOT_FOUND)
    const vehicleIds = form.texts('vehicleId')
    const body = { category: wanted, vehicleIds, again: intent === 'draw-again' }
    return api(DrawVehicles, { params: { footprintId }, query, body })
  }
  if (intent === 'remove') {
    return api(RemoveLine, { params: { footprintId, lineId: form.text('lineId') || '-' }, query })
  }
  const state = form.oneOf('state', CATEGORY_STATES, 'open')
  const known = INVENTORY_CATEGORIES.find((each) => each === category)
  if (!known) throw data(null, NOT_FOUND)
  return api(SetCategoryState, {
    params: { footprintId, category: known },
    body: {
      state,
      reason: form.text('reason'),
      ...(form.text('hasParts') && {
        completeParts: PURCHASE_PARTS.filter((part) => form.texts('completePart').includes(part)),
      }),
    },
  })
}

export default function CategoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused = null, chosen = loaderData.chosen } = actionData ?? {}
  return <CategoryPage {...loaderData} chosen={chosen} refused={refused} />
}
