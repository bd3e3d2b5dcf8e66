import { ListUsableFootprints } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import {
  DecideSupplierRequest,
  TakeOutSupplierUse,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import { CountSupplierProduct } from '@understory/contracts/footprints/suppliers/supplier-products.ts'
import {
  AskSupplier,
  ChangeSupplier,
  GetSupplier,
  SetSupplierLines,
} from '@understory/contracts/footprints/suppliers.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayVouchForFootprints } from '../../company-footprints/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { supplierAddress } from '../supplier-words.ts'
import type { Route } from './+types/supplier.route'
import { SupplierPage } from './supplier-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: suppliersMessage('supplier.supplier'),
    description: suppliersMessage('supplier.description'),
    path: supplierAddress(params.footprintId ?? '', params.supplierId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const found = await session.api(GetSupplier, { params })
  if (!found.ok) throw data(null, { status: found.status === 400 ? 404 : found.status })
  const usable = await session.api(ListUsableFootprints, {})
  return {
    supplier: found.data,
    footprints: usable.ok ? usable.data.footprints : [],
    footprintId: params.footprintId,
    mayAsk: mayVouchForFootprints(session),
    done: new URL(request.url).searchParams.get('done'),
  }
}

const SUPPLIER_INTENTS = [
  'ask',
  'save',
  'lines',
  'accept',
  'return',
  'decline',
  'cancel',
  'take-out',
  'product',
] as const

/** Asks, decides what was answered, or changes what is known. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', SUPPLIER_INTENTS, 'ask')
  const answer = await sentOf(api, { form, params, intent })
  if (answer.ok) {
    throw redirect(`${supplierAddress(params.footprintId, params.supplierId)}?done=${intent}`, 303)
  }
  return data(form.refused(answer.refusal), { status: answer.status })
}

type SupplierApi = Awaited<ReturnType<typeof requireAccount>>['api']
type SupplierForm = {
  readonly form: PostedForm
  readonly params: { readonly footprintId: string; readonly supplierId: string }
  readonly intent: (typeof SUPPLIER_INTENTS)[number]
}

function sentOf(api: SupplierApi, { form, params, intent }: SupplierForm) {
  switch (intent) {
    case 'ask':
      return api(AskSupplier, {
        params,
        body: {
          message: form.optional('message'),
          dueOn: form.text('dueOn') as CalendarDate,
          byEmail: form.text('way') === 'email',
        },
      })
    case 'save':
      return api(ChangeSupplier, {
        params: { supplierId: params.supplierId },
        body: {
          name: form.text('name'),
          country: form.optional('country'),
          contactName: form.optional('contactName'),
          email: form.optional('email'),
          note: form.optional('note'),
        },
      })
    case 'lines':
      return api(SetSupplierLines, { params, body: { lineIds: form.texts('line') } })
    case 'product':
      return api(CountSupplierProduct, {
        params,
        body: {
          receivedFootprintId: form.text('receivedFootprintId'),
          quantity: {
            amount: form.text('productAmount').replaceAll(',', ''),
            unit: form.text('productUnit'),
          },
          lineIds: form.texts('productLine'),
        },
      })
    case 'take-out':
      return api(TakeOutSupplierUse, { params: { supplierUseId: form.text('useId') || '-' } })
    default:
      return api(DecideSupplierRequest, {
        params: { supplierRequestId: form.text('requestId') || '-' },
        body: { decision: intent, reason: form.optional('reason') },
      })
  }
}

export default function SupplierRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SupplierPage {...loaderData} refused={actionData ?? null} />
}
