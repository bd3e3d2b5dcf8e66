import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  FOOTPRINT_MONTHS_SCOPES,
  footprintMonths,
} from '@understory/domain/footprints/company-footprints/periods/footprint-months.ts'
import { certaintyOf } from '@understory/domain/footprints/company-footprints/periods/month-certainty.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/footprint-csv.route'
import { countedFigures } from './counted-figures.ts'
import { readPeriod } from './report-period.ts'

const HEADINGS = ['month', 'scope1_kg', 'scope2_kg', 'scope3_kg', 'funded_kg', 'status']

/** The months of a period by scope, and what was funded for them, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const [answer, coverage] = await Promise.all([
    api(ListFootprints, {}),
    api(GetFootprintCoverage, {}),
  ])
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  if (!coverage.ok) return new Response(coverage.refusal.message, { status: coverage.status })
  const funded = new Map(coverage.data.months.map(({ month, co2eGrams }) => [month, co2eGrams]))
  const period = readPeriod(new URL(request.url).searchParams, monthOf(dayOf(new Date())))
  const footprints = answer.data.footprints.map((footprint) => ({
    startMonth: footprint.startMonth,
    status: footprint.status,
    isDeclared: footprint.declared !== null,
    scopes: countedFigures(footprint),
  }))
  const rows = footprintMonths(footprints, period).map(({ month, scopes }) => [
    month,
    ...FOOTPRINT_MONTHS_SCOPES.map((scope) => (scopes ? scopes[scope] / 1_000 : '')),
    (funded.get(month) ?? 0) / 1_000,
    certaintyOf(footprints, month) ?? '',
  ])
  return new Response(toCsv([HEADINGS, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="footprint.csv"',
    },
  })
}
