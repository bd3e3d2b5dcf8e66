import { ListTakings } from '@understory/contracts/commerce/invoices.ts'
import { dayInput } from '@understory/contracts/inputs/calendar-input.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { data } from 'react-router'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../staff/console/public.ts'
import type { Route } from './+types/money.route'
import { invoicesMessage } from './messages/messages.generated.ts'
import { MoneyPage } from './money-page.tsx'

const MONEY_PATH = '/staff/money'
const THIRTY_DAYS_MS = 29 * 86_400_000

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: invoicesMessage('title'),
    description: invoicesMessage('description'),
    path: MONEY_PATH,
    robots: 'noindex, nofollow',
  })

/** The last thirty days where no others are chosen; days that cannot be are said, and the usual ones shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'watch-payments')
  const { searchParams } = new URL(request.url)
  const usual = { from: dayOf(new Date(Date.now() - THIRTY_DAYS_MS)), to: dayOf(new Date()) }
  const days = {
    from: dayFrom(searchParams.get('from')) ?? usual.from,
    to: dayFrom(searchParams.get('to')) ?? usual.to,
  }
  const cursor = searchParams.get('cursor') ?? undefined
  const answer = await api(ListTakings, { query: { ...days, cursor } })
  if (answer.ok) return { takings: answer.data, days, typed: days, problem: null, staff }
  if (answer.status !== 400) throw data(null, { status: answer.status })
  const problem = answer.refusal.problems?.[0]?.message ?? answer.refusal.message
  const fallback = await api(ListTakings, { query: usual })
  if (!fallback.ok) throw data(null, { status: fallback.status })
  return { takings: fallback.data, days: usual, typed: days, problem, staff }
}

export default function MoneyRoute({ loaderData }: Route.ComponentProps) {
  const { staff, ...shown } = loaderData
  return (
    <StaffPage here={MONEY_PATH} staff={staff} title={invoicesMessage('title')}>
      <MoneyPage {...shown} maySeePeople={staff.may.includes('see-people')} />
    </StaffPage>
  )
}

/** A day of the address; what is none is left out. */
const dayFrom = (given: string | null) => dayInput().safeParse(given).data
