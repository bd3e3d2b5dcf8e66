import { randomUUID } from 'node:crypto'
import { EnterLot, ListSupply, ReverseLot, SetCover } from '@understory/contracts/proof/supply.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { data, redirect } from 'react-router'
import { fileTooLarge } from '../../../http/files/file-too-large.ts'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession } from '../../staff/console/public.ts'
import type { Route } from './+types/staff-supply.route'
import { supplyMessage } from './messages/messages.generated.ts'
import { StaffSupplyPage } from './staff-supply-page.tsx'

const STAFF_SUPPLY_PATH = '/staff/supply'
const tooLargeWords = () => ({
  field: 'evidence',
  sentence: supplyMessage('staffSupply.fileLarger2Mb'),
  values: { intent: 'enter' },
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: supplyMessage('staffSupply.supply'),
    description: supplyMessage('staffSupply.description'),
    path: STAFF_SUPPLY_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'see-supply')
  const answer = await api(ListSupply, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  const tooLarge = fileTooLarge(request, tooLargeWords())
  return { staff, ...answer.data, requestId: randomUUID(), tooLarge }
}

type StaffApi = Awaited<ReturnType<typeof requireStaffSession>>['api']

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'see-supply')
  const form = await readForm(request)
  const work = { enter, reverse, cover }[form.oneOf('intent', INTENTS, 'enter')]
  const answer = await work(api, form)
  if ('problems' in answer) return data(answer, { status: 400 })
  if (answer.ok) return redirect(STAFF_SUPPLY_PATH, 303)
  const refused = form.refused(answer.refusal, (field) => STAFF_SUPPLY_FIELDS[field] ?? field)
  return data(refused, { status: answer.status })
}

const INTENTS = ['enter', 'reverse', 'cover'] as const

const STAFF_SUPPLY_FIELDS: Readonly<Record<string, string>> = lookupTable({
  'evidence.file': 'evidence',
  'evidence.name': 'evidence',
})

async function enter(api: StaffApi, form: PostedForm) {
  const typed = {
    quantity: form.number('quantity', 3),
    vintage: form.number('vintage', 0),
    firstUnit: form.number('firstUnit', 0),
    lastUnit: form.number('lastUnit', 0),
  }
  const problems = form.problems()
  if (problems) return problems
  const { projects } = await coverOf(api)
  const projectId = form.text('projectId')
  const isTrees = projects.find((each) => each.projectId === projectId)?.impact === 'trees'
  const orNull = (name: 'vintage' | 'firstUnit' | 'lastUnit') =>
    form.optional(name) === null ? null : typed[name]
  const chosen = form.file('evidence')
  const bytes = chosen ? Buffer.from(await chosen.arrayBuffer()) : Buffer.alloc(0)
  return api(EnterLot, {
    body: {
      requestId: form.text('requestId'),
      projectId,
      // Typed in trees, or in tonnes.
      quantity: isTrees ? typed.quantity : typed.quantity * 1_000,
      vintage: orNull('vintage'),
      registry: form.text('registry'),
      series: form.text('series'),
      firstUnit: orNull('firstUnit'),
      lastUnit: orNull('lastUnit'),
      retirementUrl: form.text('retirementUrl'),
      evidence: { name: chosen?.name.slice(0, 200) ?? '', file: bytes.toString('base64') },
    },
  })
}

async function coverOf(api: StaffApi) {
  const answer = await api(ListSupply, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

function reverse(api: StaffApi, form: PostedForm) {
  const lotId = Number(form.text('lotId'))
  return api(ReverseLot, { params: { lotId }, body: { reason: form.text('reason') } })
}

async function cover(api: StaffApi, form: PostedForm) {
  const retiredWithinDays = form.number('retiredWithinDays', 0)
  const problems = form.problems()
  if (problems) return problems
  const isBoughtAhead = form.text('isBoughtAhead') === 'yes'
  const params = { projectId: form.text('projectId') }
  return api(SetCover, { params, body: { isBoughtAhead, retiredWithinDays } })
}

export default function StaffSupplyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { tooLarge, ...shown } = loaderData
  return <StaffSupplyPage {...shown} refused={actionData ?? tooLarge} />
}
