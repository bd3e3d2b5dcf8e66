import {
  AddEntryLine,
  GetEntryPart,
  ListEntryLines,
  RemoveEntryLine,
} from '@understory/contracts/footprints/data-entry.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { reasonOf } from '../company-footprints/public.ts'
import type { Route } from './+types/data-entry.route'
import { DataEntryPage } from './data-entry-page.tsx'
import { dataEntryMessage } from './messages/messages.generated.ts'

const DATA_ENTRY_PATH = '/my-impact/data-entry'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: dataEntryMessage('dataEntry.partFootprint'),
    description: dataEntryMessage('dataEntry.description'),
    path: DATA_ENTRY_PATH,
    robots: 'noindex',
  })

type EntryApi = Awaited<ReturnType<typeof requireAccount>>['api']

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const asked = new URL(request.url).searchParams
  const part = await api(GetEntryPart, {})
  if (!part.ok) throw data(null, { status: part.status })
  const { footprints } = part.data
  const wanted = asked.get('footprint')
  const footprint =
    footprints.find(({ footprintId }) => footprintId === wanted) ??
    (wanted ? null : (footprints[0] ?? null))
  if (wanted && !footprint) throw data(null, { status: 404 })
  const params = footprint && { footprintId: footprint.footprintId }
  const cursor = asked.get('after')
  const lines =
    params && (await api(ListEntryLines, { params, query: { ...(cursor && { cursor }) } }))
  if (lines && !lines.ok) throw data(null, { status: lines.status === 400 ? 404 : lines.status })
  const search = searchOf(asked, part.data.part)
  return {
    ...part.data,
    footprint,
    ...(lines?.ok ? lines.data : { lines: [], co2eGrams: 0, nextCursor: null }),
    search,
    ...(await factorsOf(api, search, footprint)),
    done: asked.get('done'),
  }
}

type EntryAsked = ReturnType<typeof searchOf>

function searchOf(
  asked: URLSearchParams,
  part: { categories: readonly string[]; sites: readonly string[] } | null,
) {
  const of = part?.categories.length ? part.categories : CATEGORY_KEYS
  const category =
    CATEGORY_KEYS.find((key) => key === asked.get('category') && of.includes(key)) ??
    CATEGORY_KEYS.find((key) => of.includes(key)) ??
    'stationaryCombustion'
  return {
    category,
    site: asked.get('site') ?? part?.sites[0] ?? '',
    words: asked.get('words')?.slice(0, 200) ?? '',
    factorId: asked.get('factor')?.slice(0, 80) ?? '',
  }
}

const MOST_FACTORS = 8

/** What was found by words, and the one that was chosen. */
async function factorsOf(
  api: EntryApi,
  { category, words, factorId }: EntryAsked,
  footprint: { startMonth: Parameters<typeof factorYear>[0]; country: string | null } | null,
) {
  if (!footprint) return { found: [], chosen: null }
  const query = {
    category,
    near: factorYear(footprint.startMonth),
    limit: MOST_FACTORS,
    ...(footprint.country && { country: footprint.country }),
  }
  const [found, chosen] = await Promise.all([
    words && !factorId ? api(SearchFactors, { query: { ...query, words } }) : null,
    factorId ? api(SearchFactors, { query: { factorId, limit: 1 } }) : null,
  ])
  return {
    found: found?.ok ? found.data.factors : [],
    chosen: chosen?.ok ? (chosen.data.factors[0] ?? null) : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const footprintId = form.text('footprint')
  const back = (done: string) =>
    `${DATA_ENTRY_PATH}?${new URLSearchParams({ footprint: footprintId, done })}`
  if (form.text('intent') === 'remove') {
    const params = { footprintId, lineId: form.text('lineId') || '-' }
    const removed = await api(RemoveEntryLine, { params, query: reasonOf(form) })
    if (removed.ok) throw redirect(back('removed'), 303)
    return data(form.refused(removed.refusal), { status: removed.status })
  }
  const line = entryLineOf(form)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const added = await api(AddEntryLine, {
    params: { footprintId },
    query: reasonOf(form),
    body: line,
  })
  if (added.ok) throw redirect(back('added'), 303)
  return data(form.refused(added.refusal, entryFieldOf), { status: added.status })
}

const entryFieldOf = (field: string): string => field.replace('period.', '')

function entryLineOf(form: PostedForm) {
  if (form.optional('quantity') === null)
    form.refuseField('quantity', dataEntryMessage('dataEntry.pleaseGiveAQuantity'))
  const [from, to] = [form.text('from'), form.text('to')]
  const decimals = 6
  return {
    category: form.oneOf('category', CATEGORY_KEYS, 'stationaryCombustion'),
    site: form.optional('site'),
    description: form.text('description').trim(),
    quantity: form.number('quantity', decimals) / 10 ** decimals,
    unit: form.text('unit') || '-',
    factorId: form.text('factor') || '-',
    period: from && to ? { from, to } : null,
    withUpstream: true,
    figureSource: form.has('fromBill') ? ('bill' as const) : ('typed' as const),
  }
}

export default function DataEntryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DataEntryPage {...loaderData} refused={actionData ?? null} />
}
