import {
  AskForApproval,
  ListApprovals,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { CountOutdatedLines } from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import {
  ClearPlausibilityWarning,
  ListPlausibilityWarnings,
} from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { INVENTORY_CATEGORIES } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { evidenceOf } from '../evidence/evidence-of.ts'
import { mayChangeFootprints } from '../may-change.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/inventory.route'
import { inventoryAddress } from './inventory-address.ts'
import { InventoryPage } from './inventory-page.tsx'
import { hasInventoryBefore } from './last-year/has-inventory-before.ts'
import { noInventory } from './no-inventory.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('inventory.inventory'),
    description: companyFootprintsMessage('inventory.description'),
    path: inventoryAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [answer, evidence, outdated, footprints, asked, warned] = await Promise.all([
    session.api(GetInventory, { params }),
    evidenceOf(session.api, params.footprintId),
    session.api(CountOutdatedLines, { params }),
    session.api(ListFootprints, {}),
    session.api(ListApprovals, { params }),
    session.api(ListPlausibilityWarnings, { params }),
  ])
  if (!answer.ok) throw noInventory(answer.status)
  const search = new URL(request.url).searchParams
  return {
    inventory: answer.data,
    hasYearBefore:
      footprints.ok && hasInventoryBefore(footprints.data.footprints, answer.data.footprint),
    evidence,
    done: search.get('done'),
    entered: Number(search.get('entered')) || null,
    approvals: asked.ok ? asked.data : null,
    warnings: warned.ok ? warned.data.warnings : [],
    outdated: outdated.ok ? outdated.data.count : 0,
    mayChange: mayChangeFootprints(session),
  }
}

/** Begins an inventory, declares the footprint, or says why a figure is right. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  if (form.text('intent') === 'clear') {
    const body = { key: form.text('key') || '-', reason: form.text('reason') }
    const cleared = await api(ClearPlausibilityWarning, { params, body })
    if (cleared.ok) throw redirect(`${inventoryAddress(params.footprintId)}#look-again`, 303)
    return data(form.refused(cleared.refusal), { status: cleared.status })
  }
  const approach = form.oneOf('approach', APPROACHES, 'operationalControl')
  const intent = form.oneOf('intent', ['start', 'ask', 'declare'] as const, 'declare')
  const answer =
    intent === 'start'
      ? await api(StartInventory, { params, body: { approach } })
      : await api(intent === 'ask' ? AskForApproval : DeclareFootprint, {
          params,
          body: declarationOf(form),
        })
  const isThere = answer.ok || answer.refusal.code === 'INVENTORY_EXISTS'
  if (isThere) throw redirect(`${inventoryAddress(params.footprintId)}?done=${intent}`, 303)
  return data(
    form.refused(answer.refusal, (field) => fieldOfDeclaration(form, field)),
    {
      status: answer.status,
    },
  )
}

/** An answer for each category that has one. */
function declarationOf(form: PostedForm) {
  return {
    answers: INVENTORY_CATEGORIES.flatMap((category) => {
      const answer = form.text(`answer-${category}`)
      if (answer !== 'rest' && answer !== 'figures') return []
      return [
        { category, answer, reason: answer === 'rest' ? '' : form.text(`reason-${category}`) },
      ] as const
    }),
    isBelowRangeSeen: form.text('belowRange') !== '',
  }
}

/** 'answers.0.reason' is the reason of the first answer; 'answers.investments' asks for one. */
function fieldOfDeclaration(form: PostedForm, field: string): string {
  const [list, at, name] = field.split('.')
  if (list !== 'answers' || at === undefined) return field
  const category = name === undefined ? at : declarationOf(form).answers[Number(at)]?.category
  return `${name === 'reason' ? 'reason' : 'answer'}-${category}`
}

export default function InventoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <InventoryPage {...loaderData} refused={actionData ?? null} />
}
