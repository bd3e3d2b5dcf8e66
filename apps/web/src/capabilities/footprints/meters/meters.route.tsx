import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddMeter,
  AddMeterBill,
  EnterMeter,
  ListMeters,
  RemoveMeter,
  RemoveMeterBill,
} from '@understory/contracts/footprints/meters.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  METER_KINDS,
  METER_UNITS,
  meterKind,
} from '@understory/domain/footprints/meters/meter-kinds.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeFootprints, metersAddress, reasonOf } from '../company-footprints/public.ts'
import type { Route } from './+types/meters.route'
import { metersMessage } from './messages/messages.generated.ts'
import { MetersPage } from './meters-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: metersMessage('meters.meters'),
    description: metersMessage('meters.description'),
    path: metersAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, listed] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListMeters, { params }),
  ])
  for (const answer of [inventory, listed]) {
    if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  }
  if (!(inventory.ok && listed.ok)) throw data(null, { status: 404 })
  const { status } = inventory.data.footprint
  return {
    footprintId: params.footprintId,
    isLocked: status === 'verifying' || status === 'verified',
    meters: listed.data.meters,
    mayChange: mayChangeFootprints(session),
    done: new URL(request.url).searchParams.get('done'),
  }
}

const METER_INTENTS = ['meter', 'bill', 'enter', 'remove', 'remove-bill'] as const
type MeterApi = Awaited<ReturnType<typeof requireAccount>>['api']

/** Adds a meter or a bill, deletes one, or makes a line of the bills. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.oneOf('intent', METER_INTENTS, 'meter')
  const meterId = form.text('meterId') || '-'
  const answer = await answerOfMeters(api, {
    form,
    intent,
    meterId,
    footprintId: params.footprintId,
  })
  if (answer === null) return data(form.problems(), { status: 400 })
  if (answer.ok) throw redirect(`${metersAddress(params.footprintId)}?done=${intent}`, 303)
  const fieldOf = (field: string) => (intent === 'bill' ? `${field}-${meterId}` : field)
  return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
}

type MeterFormSent = {
  readonly form: PostedForm
  readonly intent: (typeof METER_INTENTS)[number]
  readonly meterId: string
  readonly footprintId: string
}

/** `null`: something typed could not be read. */
function answerOfMeters(api: MeterApi, { form, intent, meterId, footprintId }: MeterFormSent) {
  const params = { meterId }
  switch (intent) {
    case 'remove':
      return api(RemoveMeter, { params })
    case 'remove-bill':
      return api(RemoveMeterBill, { params: { meterBillId: form.text('billId') || '-' } })
    case 'enter':
      return api(EnterMeter, {
        params: { footprintId, meterId },
        body: { fills: form.has('fills'), ...reasonOf(form) },
      })
    case 'bill':
      return addBill(api, form, meterId)
    case 'meter':
      return addMeter(api, form)
  }
}

function addBill(api: MeterApi, form: PostedForm, meterId: string) {
  const field = `quantity-${meterId}`
  if (form.optional(field) === null)
    form.refuseField(field, metersMessage('meters.pleaseGiveBillSays'))
  const quantity = form.number(field, 3) / 1_000
  if (form.problems()) return null
  return api(AddMeterBill, {
    params: { meterId },
    body: {
      from: form.text(`from-${meterId}`) as CalendarDate,
      to: form.text(`to-${meterId}`) as CalendarDate,
      quantity,
      isEstimated: form.has('isEstimated'),
    },
  })
}

function addMeter(api: MeterApi, form: PostedForm) {
  const kind = METER_KINDS.find((each) => each === form.text('kind'))
  const [usual = 'kWh'] = kind ? meterKind(kind).units : []
  const typed = form.optional('calorificValue')
  const calorificValue = typed === null ? null : form.number('calorificValue', 2) / 100
  if (form.problems()) return null
  return api(AddMeter, {
    body: {
      kind: kind as (typeof METER_KINDS)[number],
      number: form.text('number'),
      site: form.optional('site'),
      unit: METER_UNITS.find((each) => kind === 'gas' && each === form.text('unit')) ?? usual,
      calorificValue,
    },
  })
}

export default function MetersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MetersPage {...loaderData} refused={actionData ?? null} />
}
