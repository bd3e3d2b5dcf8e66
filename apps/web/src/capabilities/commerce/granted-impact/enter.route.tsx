import {
  EnterImpact,
  ListGrantedTo,
  ReverseGrantedImpact,
} from '@understory/contracts/commerce/granted-impact.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { data, redirect } from 'react-router'
import { fileTooLarge } from '../../../http/files/file-too-large.ts'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession } from '../../staff/console/public.ts'
import type { Route } from './+types/enter.route'
import { EnterPage } from './enter-page.tsx'
import { grantedImpactMessage } from './messages/messages.generated.ts'

const tooLargeWords = () => ({
  field: 'evidence',
  sentence: grantedImpactMessage('enter.fileLarger2Mb'),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: grantedImpactMessage('enter.enterImpact'),
    description: grantedImpactMessage('enter.description'),
    path: '/staff/people',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'see-people')
  const answer = await api(ListGrantedTo, { params })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff, ...answer.data, tooLarge: fileTooLarge(request, tooLargeWords()) }
}

type StaffApi = Awaited<ReturnType<typeof requireStaffSession>>['api']

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'see-people')
  const form = await readForm(request)
  const granted = {
    milliTrees: form.number('trees', 3),
    co2eGrams: form.number('co2e', 3),
    plasticGrams: form.number('plastic', 3),
  }
  const problems = form.problems()
  if (problems) return data(problems, { status: 400 })
  const answer =
    form.text('intent') === 'take-back'
      ? await api(ReverseGrantedImpact, {
          params: { grantedId: form.text('grantedId') },
          body: { reason: form.text('reason') },
        })
      : await enter(api, { ...granted, accountId: params.accountId }, form)
  if (answer.ok) return redirect(`/staff/accounts/${params.accountId}`, 303)
  const refused = form.refused(answer.refusal, (field) => ENTER_FIELDS[field] ?? field)
  return data(refused, { status: answer.status })
}

const ENTER_FIELDS: Readonly<Record<string, string>> = lookupTable({
  milliTrees: 'trees',
  co2eGrams: 'co2e',
  plasticGrams: 'plastic',
  'evidence.file': 'evidence',
  'evidence.name': 'evidence',
})

async function enter(
  api: StaffApi,
  granted: { accountId: string; milliTrees: number; co2eGrams: number; plasticGrams: number },
  form: PostedForm,
) {
  const chosen = form.file('evidence')
  const bytes = chosen ? Buffer.from(await chosen.arrayBuffer()) : Buffer.alloc(0)
  return api(EnterImpact, {
    body: {
      ...granted,
      kind: form.text('kind') as 'offer',
      title: form.text('title'),
      effectiveOn: form.text('effectiveOn'),
      evidence: { name: chosen?.name.slice(0, 120) ?? '', file: bytes.toString('base64') },
    },
  })
}

export default function EnterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { tooLarge, ...shown } = loaderData
  return <EnterPage {...shown} refused={actionData ?? tooLarge} />
}
