import { GetFootprintChart } from '@understory/contracts/footprints/company-footprints/footprint-chart.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/footprint-png.route'
import { readPeriod } from './report-period.ts'

/** The chart of the dashboard as a picture. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const search = new URL(request.url).searchParams
  const { from, to, period, scopes } = readPeriod(search, monthOf(dayOf(new Date())))
  const show = search.get('show') === 'total' ? 'total' : 'month'
  const answer = await api(GetFootprintChart, {
    query: { from, period, scopes: scopes.join(','), show },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  const way = show === 'total' ? 'in-total' : 'by-month'
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    downloadAs: `footprint-${way}-${from}-to-${to}.png`,
  })
}
