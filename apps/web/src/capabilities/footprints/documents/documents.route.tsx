import {
  type Footprint,
  ListFootprints,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  GetDisclosureProfile,
  ReplaceDisclosureProfile,
} from '@understory/contracts/footprints/disclosure-profiles.ts'
import {
  IssueFootprintCertificate,
  ListFootprintCertificates,
  WithdrawFootprintCertificate,
} from '@understory/contracts/footprints/documents.ts'
import { isAsDeclared } from '@understory/domain/footprints/company-footprints/inventory/as-declared.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import {
  documentsAddress,
  mayChangeFootprints,
  mayVouchForFootprints,
} from '../company-footprints/public.ts'
import type { Route } from './+types/documents.route'
import { DocumentsPage } from './documents-page.tsx'
import { documentsMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: documentsMessage('documents.reportAndCertificate'),
    description: documentsMessage('documents.description'),
    path: documentsAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [listed, footprints] = await Promise.all([
    session.api(ListFootprintCertificates, { params }),
    session.api(ListFootprints, {}),
  ])
  if (!listed.ok) throw data(null, { status: listed.status === 400 ? 404 : listed.status })
  const footprint = footprints.ok
    ? footprints.data.footprints.find((each) => each.footprintId === params.footprintId)
    : undefined
  if (!footprint) throw data(null, { status: 404 })
  const year = Number(footprint.startMonth.slice(0, 4))
  const profile = await session.api(GetDisclosureProfile, { params: { year } })
  if (!profile.ok) throw data(null, { status: profile.status })
  return {
    footprint,
    profile: profile.data,
    maySay: mayChangeFootprints(session),
    isChanged: await isChangedSince(session, footprint),
    certificates: listed.data.certificates,
    mayChange: mayVouchForFootprints(session),
    done: new URL(request.url).searchParams.get('done'),
  }
}

/** Whether the lines come to other sums than those that were declared. */
async function isChangedSince(
  { api }: Awaited<ReturnType<typeof requireAccount>>,
  { footprintId, declared }: Footprint,
): Promise<boolean> {
  if (!declared) return false
  const inventory = await api(GetInventory, { params: { footprintId } })
  return inventory.ok && !isAsDeclared(declared, inventory.data)
}

/** Publishes the footprint as a certificate, or takes one back. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const session = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', ['issue', 'withdraw', 'about'] as const, 'issue')
  if (intent === 'about') return sayOfReport(session, params.footprintId, form)
  const { api } = session
  const answer =
    intent === 'issue'
      ? await api(IssueFootprintCertificate, { params })
      : await api(WithdrawFootprintCertificate, {
          params: { footprintCertificateId: form.text('certificateId') || '-' },
        })
  if (answer.ok) throw redirect(`${documentsAddress(params.footprintId)}?done=${intent}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

type Session = Awaited<ReturnType<typeof requireAccount>>

async function sayOfReport({ api }: Session, footprintId: string, form: PostedForm) {
  const footprints = await api(ListFootprints, {})
  const footprint = footprints.ok
    ? footprints.data.footprints.find((each) => each.footprintId === footprintId)
    : undefined
  if (!footprint) throw data(null, { status: 404 })
  const answer = await api(ReplaceDisclosureProfile, {
    params: { year: Number(footprint.startMonth.slice(0, 4)) },
    body: {
      responsible: form.optional('responsible'),
      intendedUsers: form.optional('intendedUsers'),
      purpose: form.optional('purpose'),
      significance: form.optional('significance'),
      removals: form.optional('removals'),
    },
  })
  if (answer.ok) throw redirect(`${documentsAddress(footprintId)}?done=about`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function DocumentsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DocumentsPage {...loaderData} refused={actionData ?? null} />
}
