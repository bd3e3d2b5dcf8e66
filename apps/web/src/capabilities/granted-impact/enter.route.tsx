import { EnterImpact, ListGrantedTo, TakeBackImpact } from '@understory/contracts/granted-impact.ts'
import {
  GRAMS_PER_KILOGRAM,
  MILLI_TREES_PER_TREE,
} from '@understory/domain/quantity/impact-quantity.ts'
import { data, redirect } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import { refusedForm, textOf } from '../accounts/public.ts'
import { requireStaff } from '../staff/public.ts'
import type { Route } from './+types/enter.route'
import { EnterPage } from './enter-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Enter impact',
    description: 'Offers, and impact funded elsewhere, with evidence.',
    path: '/staff',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, email } = await requireStaff(request, context)
  const answer = await api(ListGrantedTo, { params })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff: email, ...answer.data }
}

type StaffApi = Awaited<ReturnType<typeof requireStaff>>['api']

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaff(request, context)
  const form = await request.formData()
  const answer =
    textOf(form, 'intent') === 'take-back'
      ? await api(TakeBackImpact, {
          params: { grantedId: textOf(form, 'grantedId') },
          body: { reason: textOf(form, 'reason') },
        })
      : await enter(api, params.accountId, form)
  if (answer.ok) return redirect(`/staff/accounts/${params.accountId}`, 303)
  const { problems, ...refused } = refusedForm(form, answer.refusal)
  const named = Object.entries(problems).map(([field, why]) => [FIELDS[field] ?? field, why])
  return data(
    { ...refused, problems: Object.fromEntries(named) as Record<string, string> },
    { status: answer.status },
  )
}

const FIELDS: Readonly<Record<string, string>> = {
  milliTrees: 'trees',
  co2eGrams: 'co2e',
  plasticGrams: 'plastic',
  'evidence.file': 'evidence',
  'evidence.name': 'evidence',
}

async function enter(api: StaffApi, accountId: string, form: FormData) {
  const file = form.get('evidence')
  const chosen = file instanceof File && file.size > 0 ? file : null
  const number = (name: string, unit: number) => Math.round(Number(textOf(form, name) || 0) * unit)
  const bytes = chosen ? Buffer.from(await chosen.arrayBuffer()) : Buffer.alloc(0)
  return api(EnterImpact, {
    body: {
      accountId,
      kind: textOf(form, 'kind') as 'offer',
      title: textOf(form, 'title'),
      milliTrees: number('trees', MILLI_TREES_PER_TREE),
      co2eGrams: number('co2e', GRAMS_PER_KILOGRAM),
      plasticGrams: number('plastic', GRAMS_PER_KILOGRAM),
      effectiveOn: textOf(form, 'effectiveOn'),
      evidence: { name: chosen?.name.slice(0, 120) ?? '', file: bytes.toString('base64') },
    },
  })
}

export default function EnterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterPage {...loaderData} refused={actionData ?? null} />
}
