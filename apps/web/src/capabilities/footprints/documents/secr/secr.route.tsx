import { GetSecrDisclosure, SaySecr } from '@understory/contracts/footprints/secr.ts'
import { SECR_KINDS } from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../company-footprints/public.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/secr.route'
import { secrAddress } from './secr-address.ts'
import { SecrPage } from './secr-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: documentsMessage('secr.energyCarbonReportSecr'),
    description: documentsMessage('secr.description'),
    path: secrAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const secr = await session.api(GetSecrDisclosure, { params })
  if (!secr.ok) throw data(null, { status: secr.status === 400 ? 404 : secr.status })
  return {
    footprintId: params.footprintId,
    secr: secr.data,
    mayChange: mayChangeFootprints(session),
    isSaved: new URL(request.url).searchParams.get('done') === 'saved',
  }
}

/** What the company is, and what it did. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const secr = await api(GetSecrDisclosure, { params })
  if (!secr.ok) throw data(null, { status: secr.status === 400 ? 404 : secr.status })
  const kind = form.oneOf('kind', ['', ...SECR_KINDS] as const, '')
  const answer = await api(SaySecr, {
    params: { year: Number(secr.data.from.slice(0, 4)) },
    body: {
      kind: kind || null,
      actions: form.optional('actions'),
    },
  })
  if (answer.ok) throw redirect(`${secrAddress(params.footprintId)}?done=saved`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function SecrRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SecrPage {...loaderData} refused={actionData ?? null} />
}
