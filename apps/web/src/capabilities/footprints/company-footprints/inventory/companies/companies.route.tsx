import {
  AddEntity,
  ChangeEntity,
  GetInventory,
  ListCompanies,
  RemoveEntity,
  SetApproach,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../../http/posted-form.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { companiesAddress } from '../inventory-address.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/companies.route'
import { CompaniesPage } from './companies-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('companies.companiesOfTheInventory'),
    description: companyFootprintsMessage('companies.description'),
    path: companiesAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, companies] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListCompanies, { params }),
  ])
  if (!inventory.ok) throw noInventory(inventory.status)
  if (!companies.ok) throw noInventory(companies.status)
  const asked = new URL(request.url).searchParams
  return {
    inventory: inventory.data,
    companies: companies.data,
    edit: asked.get('edit'),
    done: asked.get('done'),
    isOpen: mayChangeFootprints(session) && !inventory.data.isLocked,
  }
}

const INTENTS = ['approach', 'add', 'change', 'remove'] as const

/** Adds, changes or removes a company, or changes the approach that all of them count by. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', INTENTS, 'add')
  const answer = await answerTo(form, { intent, params, api })
  if ('problems' in answer) return data(answer, { status: 400 })
  if (answer.ok) throw redirect(`${companiesAddress(params.footprintId)}?done=${intent}`, 303)
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

const fieldOf = (field: string) => (field === 'equityBasisPoints' ? 'share' : field)

type CompaniesInput = {
  readonly intent: (typeof INTENTS)[number]
  readonly params: Route.ActionArgs['params']
  readonly api: Awaited<ReturnType<typeof requireAccount>>['api']
}

async function answerTo(form: PostedForm, { intent, params, api }: CompaniesInput) {
  const entityId = form.text('entityId') || '-'
  const ofEntity = { ...params, entityId }
  if (intent === 'approach') {
    const approach = form.oneOf('approach', APPROACHES, 'operationalControl')
    return api(SetApproach, { params, body: { approach } })
  }
  if (intent === 'remove') return api(RemoveEntity, { params: ofEntity })
  const body = {
    name: form.text('name'),
    equityBasisPoints: form.number('share', 2),
    hasFinancialControl: form.has('financial'),
    hasOperationalControl: form.has('operational'),
  }
  const problems = problemsOf(form)
  if (problems) return problems
  return intent === 'add'
    ? api(AddEntity, { params, body })
    : api(ChangeEntity, { params: ofEntity, body })
}

function problemsOf(form: PostedForm) {
  const unread = form.problems()
  const missing = {
    ...(form.optional('name')
      ? {}
      : { name: companyFootprintsMessage('companies.pleaseGiveAName') }),
    ...(form.optional('share')
      ? {}
      : { share: companyFootprintsMessage('companies.pleaseGiveShareHold') }),
  }
  if (Object.keys(missing).length === 0) return unread
  return form.refusedFor({ ...unread?.problems, ...missing })
}

export default function CompaniesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CompaniesPage {...loaderData} refused={actionData ?? null} />
}
