import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  ListMisplacedLines,
  ListSites,
  ReplaceFactors,
  SetSite,
} from '@understory/contracts/footprints/sites.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import {
  mayChangeFootprints,
  placeOfForm,
  reasonOf,
  sitesAddress,
} from '../company-footprints/public.ts'
import type { Route } from './+types/sites.route'
import { sitesMessage } from './messages/messages.generated.ts'
import { SitesPage } from './sites-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: sitesMessage('sites.sites'),
    description: sitesMessage('sites.description'),
    path: sitesAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, sites, misplaced] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListSites, { params }),
    session.api(ListMisplacedLines, { params }),
  ])
  for (const answer of [inventory, sites, misplaced]) {
    if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  }
  if (!(inventory.ok && sites.ok && misplaced.ok)) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const site = asked.get('site')
  const { footprintId, input } = inventory.data.footprint
  return {
    footprintId,
    country: input.country,
    sites: sites.data,
    misplaced: misplaced.data,
    /** Empty: the company as a whole. */
    edit: site === '' || sites.data.sites.some((each) => each.site === site) ? site : null,
    done: asked.get('done'),
    mayChange: mayChangeFootprints(session),
    isLocked: inventory.data.isLocked,
  }
}

/** Says where a site is, or gives lines the factors of where they are. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const isReplacing = form.text('intent') === 'replace'
  if (isReplacing && form.texts('lineId').length === 0) {
    const refused = { ...form.refusedFor({}), message: sitesMessage('sites.pleaseChooseLeastLine') }
    return data(refused, { status: 400 })
  }
  const answer = isReplacing ? await replaceChosen(api, form, params) : await saveSite(api, form)
  if (answer.ok) {
    const done = isReplacing ? 'replaced' : 'site'
    throw redirect(`${sitesAddress(params.footprintId)}?done=${done}`, 303)
  }
  return data(form.refused(answer.refusal, fieldOfSite), { status: answer.status })
}

type SitesApi = Awaited<ReturnType<typeof requireAccount>>['api']

const replaceChosen = (api: SitesApi, form: PostedForm, params: Route.ActionArgs['params']) =>
  api(ReplaceFactors, { params, query: reasonOf(form), body: { lineIds: form.texts('lineId') } })

const saveSite = (api: SitesApi, form: PostedForm) =>
  api(SetSite, {
    body: {
      site: form.has('isCompany') ? null : form.text('site').trim(),
      place: placeOfForm(form),
    },
  })

const fieldOfSite = (field: string) => field.replace('place.', '')

export default function SitesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SitesPage {...loaderData} refused={actionData ?? null} />
}
