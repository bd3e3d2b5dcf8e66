import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetCompanyYear,
  GetKnownOfYear,
  SayCompanyYear,
} from '@understory/contracts/footprints/documents/company-year.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../../company-footprints/public.ts'
import { documentsMessage } from '../../messages/messages.generated.ts'
import { companyAddress } from '../disclosures-address.ts'
import type { Route } from './+types/company.route'
import { companyOfForm } from './company-of-form.ts'
import { CompanyPage } from './company-page.tsx'
import { sitesOfForm } from './sites-of-form.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: documentsMessage('company.aboutTheCompany'),
    description: documentsMessage('company.description'),
    path: companyAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

type CompanySession = Awaited<ReturnType<typeof requireAccount>>

/** In which a footprint begins. */
async function yearOf({ api }: CompanySession, footprintId: string): Promise<number> {
  const listed = await api(ListFootprints, {})
  const footprint = listed.ok
    ? listed.data.footprints.find((each) => each.footprintId === footprintId)
    : undefined
  if (!footprint) throw data(null, { status: 404 })
  return Number(footprint.startMonth.slice(0, 4))
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const year = await yearOf(session, params.footprintId)
  const [said, known] = await Promise.all([
    session.api(GetCompanyYear, { params: { year } }),
    session.api(GetKnownOfYear, { params: { year } }),
  ])
  if (!said.ok) throw data(null, { status: said.status })
  if (!known.ok) throw data(null, { status: known.status })
  return {
    footprintId: params.footprintId,
    said: said.data,
    known: known.data,
    mayChange: mayChangeFootprints(session),
    isSaved: new URL(request.url).searchParams.get('done') === 'saved',
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const session = await requireAccount(request, context)
  const form = await readForm(request)
  const year = await yearOf(session, params.footprintId)
  const { sites, fieldOf } = sitesOfForm(form)
  const body = companyOfForm(form, sites)
  const unreadable = form.problems()
  if (unreadable) return data(unreadable, { status: 400 })
  const answer = await session.api(SayCompanyYear, { params: { year }, body })
  if (answer.ok) throw redirect(`${companyAddress(params.footprintId)}?done=saved`, 303)
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

export default function CompanyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} refused={actionData ?? null} />
}
