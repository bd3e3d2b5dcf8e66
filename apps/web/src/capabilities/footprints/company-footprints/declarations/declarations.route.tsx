import {
  GetDeclarationPolicy,
  SetDeclarationPolicy,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import {
  CompareDeclarations,
  ListDeclarations,
} from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { declarationsAddress } from '../inventory/inventory-address.ts'
import { mayVouchForFootprints } from '../may-change.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/declarations.route'
import { DeclarationsPage } from './declarations-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('declarations.declarations'),
    description: companyFootprintsMessage('declarations.description'),
    path: declarationsAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api } = session
  const policy = await api(GetDeclarationPolicy, {})
  const listed = await api(ListDeclarations, { params })
  if (!listed.ok) throw data(null, { status: listed.status === 400 ? 404 : listed.status })
  const { declarations } = listed.data
  const asked = new URL(request.url).searchParams
  const numberOf = (name: string) =>
    declarations.find(({ number }) => String(number) === asked.get(name))?.number
  const number = numberOf('number') ?? declarations[0]?.number
  const since = numberOf('since')
  const compared =
    number === undefined
      ? null
      : await api(CompareDeclarations, {
          params: { ...params, number },
          query: since !== undefined && since < number ? { since } : {},
        })
  return {
    footprintId: params.footprintId,
    declarations,
    policy: policy.ok ? policy.data : null,
    maySetPolicy: mayVouchForFootprints(session) && mayDo(session.role, 'change-settings'),
    compared: compared?.ok ? compared.data : null,
    isWrongWay: number !== undefined && since !== undefined && since >= number,
  }
}

/** Whether a second person approves what is declared. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const body = { needsApproval: form.text('needsApproval') === 'yes' }
  const answer = await api(SetDeclarationPolicy, { body })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  throw redirect(`${declarationsAddress(params.footprintId)}#policy`, 303)
}

export default function DeclarationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DeclarationsPage {...loaderData} refused={actionData ?? null} />
}
