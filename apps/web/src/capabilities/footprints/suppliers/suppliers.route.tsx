import { ListSupplierCampaigns } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import {
  AddSupplier,
  ListSuppliers,
  ReadSuppliersOfLedger,
} from '@understory/contracts/footprints/suppliers.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import {
  mayChangeFootprints,
  mayVouchForFootprints,
  suppliersAddress,
} from '../company-footprints/public.ts'
import type { Route } from './+types/suppliers.route'
import { suppliersMessage } from './messages/messages.generated.ts'
import { supplierAddress } from './supplier-words.ts'
import { SuppliersPage } from './suppliers-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: suppliersMessage('suppliers.suppliers'),
    description: suppliersMessage('suppliers.description'),
    path: suppliersAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [listed, campaigns] = await Promise.all([
    session.api(ListSuppliers, { params }),
    session.api(ListSupplierCampaigns, { params }),
  ])
  if (!listed.ok) throw data(null, { status: listed.status === 400 ? 404 : listed.status })
  const { searchParams } = new URL(request.url)
  const count = (name: string) => Math.max(0, Math.trunc(Number(searchParams.get(name) ?? 0))) || 0
  return {
    ...listed.data,
    campaigns: campaigns.ok ? campaigns.data.campaigns : [],
    footprintId: params.footprintId,
    mayChange: mayChangeFootprints(session),
    done: searchParams.get('done'),
    mayAsk: mayVouchForFootprints(session),
    added: count('added'),
    asked: { asked: count('asked'), links: count('links'), left: count('left') },
  }
}

const SUPPLIERS_INTENTS = ['ledger', 'add'] as const

/** Takes over the payees of the ledgers, or adds one by hand. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  if (form.oneOf('intent', SUPPLIERS_INTENTS, 'add') === 'ledger') {
    const read = await api(ReadSuppliersOfLedger, { params })
    if (!read.ok) return data(form.refused(read.refusal), { status: read.status })
    const { added } = read.data
    throw redirect(`${suppliersAddress(params.footprintId)}?done=ledger&added=${added}`, 303)
  }
  const email = form.optional('email')
  const body = { name: form.text('name'), email }
  const made = await api(AddSupplier, { body })
  if (!made.ok) return data(form.refused(made.refusal), { status: made.status })
  throw redirect(supplierAddress(params.footprintId, made.data.supplierId), 303)
}

export default function SuppliersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SuppliersPage {...loaderData} refused={actionData ?? null} />
}
