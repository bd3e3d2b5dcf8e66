import { SearchFactors } from '@understory/contracts/emission-factors.ts'
import { GetInventory, SetCategoryState } from '@understory/contracts/inventories.ts'
import { AddLines, ListLines, RemoveLine } from '@understory/contracts/inventory-lines.ts'
import { INVENTORY_CATEGORIES } from '@understory/domain/footprints/inventory/inventory-totals.ts'
import { CATEGORY_KEYS, type CategoryKey } from '@understory/domain/footprints/scopes.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../may-change.ts'
import type { Route } from './+types/category.route'
import { CategoryPage } from './category-page.tsx'
import { categoryAddress } from './inventory-address.ts'
import { fieldOfForm, lineOf, problemsOfLine } from './line-of-form.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Category of the inventory',
    description: 'Activities of one category, each with its factor.',
    path: categoryAddress(params.footprintId ?? '', params.category ?? ''),
    robots: 'noindex',
  })

const MOST_FACTORS = 12
const NOT_FOUND = { status: 404 }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api } = session
  const { footprintId } = params
  const category = INVENTORY_CATEGORIES.find((each) => each === params.category)
  if (!category) throw data(null, NOT_FOUND)
  const search = new URL(request.url).searchParams
  const words = search.get('words') ?? ''
  const after = search.get('after')
  const key = CATEGORY_KEYS.find((each) => each === category)
  const [inventory, lines, found] = await Promise.all([
    api(GetInventory, { params: { footprintId } }),
    api(ListLines, {
      params: { footprintId },
      query: { ...(key && { category: key }), ...(after && { cursor: after }) },
    }),
    searchFactors(api, { words, category: key }),
  ])
  if (!inventory.ok || !lines.ok) throw data(null, NOT_FOUND)
  return {
    inventory: inventory.data,
    category,
    lines: key ? lines.data.lines : [],
    nextLine: key ? lines.data.nextCursor : null,
    words,
    factors: found.ok ? found.data.factors : [],
    hasMore: found.ok && found.data.nextCursor !== null,
    isOpen: mayChangeFootprints(session) && !inventory.data.isLocked,
    chosen: search.get('factor'),
  }
}

type Search = { readonly words: string; readonly category: CategoryKey | undefined }

/** Factors of the category first; those of all tables where it has none with these words. */
async function searchFactors(api: Api, { words, category }: Search) {
  const query = { words, limit: MOST_FACTORS }
  const found = await api(SearchFactors, { query: { ...query, ...(category && { category }) } })
  const isEnough = !found.ok || found.data.factors.length > 0 || !category
  return isEnough ? found : api(SearchFactors, { query })
}

/** Adds or deletes a line, or says what stands for the category. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await answerTo(form, params, api)
  if ('problems' in answer) return data(answer, { status: 400 })
  if (answer.ok) throw redirect(categoryAddress(params.footprintId, params.category), 303)
  return data(form.refused(answer.refusal, fieldOfForm), { status: answer.status })
}

type Api = Awaited<ReturnType<typeof requireAccount>>['api']
type Params = Route.ActionArgs['params']

async function answerTo(form: PostedForm, { footprintId, category }: Params, api: Api) {
  const intent = form.text('intent')
  if (intent === 'add') {
    const line = lineOf(form, category)
    const problems = problemsOfLine(form)
    return problems ?? api(AddLines, { params: { footprintId }, body: { lines: [line] } })
  }
  if (intent === 'remove') {
    return api(RemoveLine, { params: { footprintId, lineId: form.text('lineId') || '-' } })
  }
  const state = form.oneOf(
    'state',
    ['benchmark', 'not-applicable', 'not-begun'] as const,
    'not-begun',
  )
  const known = INVENTORY_CATEGORIES.find((each) => each === category)
  if (!known) throw data(null, NOT_FOUND)
  return api(SetCategoryState, {
    params: { footprintId, category: known },
    body: { state, reason: form.text('reason') },
  })
}

export default function CategoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} refused={actionData ?? null} />
}
