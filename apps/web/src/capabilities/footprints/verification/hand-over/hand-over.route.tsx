import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { GetVerificationReadiness } from '@understory/contracts/footprints/verification/verification-checks.ts'
import {
  GetVerifications,
  RequestVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { ASSURANCE_LEVELS } from '@understory/domain/footprints/verification/materiality.ts'
import { VERIFIABLE_PARTS } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import {
  handOverAddress,
  mayVouchForFootprints,
  orderAddress,
} from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/hand-over.route'
import { HandOverPage } from './hand-over-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: verificationMessage('handOver.verification'),
    description: verificationMessage('handOver.description'),
    path: handOverAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [footprints, verifying, readiness] = await Promise.all([
    session.api(ListFootprints, {}),
    session.api(GetVerifications, { params }),
    session.api(GetVerificationReadiness, { params }),
  ])
  const footprint = footprints.ok
    ? footprints.data.footprints.find(({ footprintId }) => footprintId === params.footprintId)
    : undefined
  if (!footprint || !verifying.ok) throw data(null, { status: 404 })
  return {
    footprint,
    orders: verifying.data.unusedOrders,
    readiness: readiness.ok ? readiness.data : null,
    mayHandOver: mayVouchForFootprints(session),
  }
}

/** Hands the chosen parts over, or leads to where they are ordered. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const covers = VERIFIABLE_PARTS.filter((part) => form.has(part))
  if (form.text('intent') === 'order') throw redirect(orderAddress(covers), 303)
  const level = form.oneOf('level', ASSURANCE_LEVELS, 'limited')
  const answer = await api(RequestVerification, { params, body: { covers, level } })
  if (answer.ok) {
    const of = params.footprintId
    throw redirect(`/my-impact/dashboards/footprint?done=verify&of=${of}#verification`, 303)
  }
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function HandOverRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HandOverPage {...loaderData} refused={actionData ?? null} />
}
