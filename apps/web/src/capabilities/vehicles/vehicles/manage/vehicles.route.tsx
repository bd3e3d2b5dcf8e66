import {
  ListVehiclePayments,
  ListVehicles,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/vehicles.route'
import { vehicleChangeOf } from './vehicle-changes.ts'
import { VehiclesPage } from './vehicles-page.tsx'

const VEHICLES_PATH = '/my-impact/manage/vehicles'
const PAGE_SIZE = 25

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: vehiclesMessage('vehicles.myVehicles'),
    description: vehiclesMessage('vehicles.description'),
    path: VEHICLES_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account, role } = await requireAccount(request, context)
  const [listed, paid] = await Promise.all([api(ListVehicles, {}), api(ListVehiclePayments, {})])
  if (!listed.ok) throw data(null, { status: listed.status })
  if (!paid.ok) throw data(null, { status: paid.status })
  const search = new URL(request.url).searchParams
  const { vehicles, showsOwner } = listed.data
  const pages = Math.max(1, Math.ceil(vehicles.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), pages)
  return {
    kind: account.accountType,
    role,
    account: { id: account.uuid, showsOwner },
    totals: {
      vehicles: vehicles.reduce((sum, { vehicle }) => sum + vehicle.multiplyVehicles, 0),
      grams: vehicles.reduce((sum, { emissions }) => sum + emissions.total, 0),
      entries: vehicles.length,
      offset: vehicles.filter(({ offsetUntil }) => offsetUntil !== null).length,
    },
    vehicles: vehicles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages,
    payments: paid.data.payments,
    done: search.get('saved') ?? search.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const change = vehicleChangeOf(form)
  if (!change) throw data(null, { status: 400 })
  const intent = form.text('intent')
  const problems = form.problems()
  if (problems) return data({ ...problems, intent }, { status: 400 })
  const answer = await change(api)
  if (answer.ok) return redirect(`${VEHICLES_PATH}?done=${intent}`, 303)
  const refused = { ...form.refused(answer.refusal), intent }
  return data(refused, { status: answer.status })
}

export default function VehiclesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VehiclesPage {...loaderData} refused={actionData ?? null} />
}
