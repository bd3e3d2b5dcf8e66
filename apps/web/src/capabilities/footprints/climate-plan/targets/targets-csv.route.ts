import { ListTargets, type Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { fiscalYear } from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/targets-csv.route'

const HEADINGS = [
  'target',
  'covers',
  'reduction_percent',
  'year',
  'path_kg',
  'actual_kg',
  'status',
  'forecast_kg',
]

/** What the charts of all targets show, year by year, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ListTargets, {})
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return new Response(toCsv([HEADINGS, ...answer.data.targets.flatMap(rowsOf)]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="targets.csv"',
    },
  })
}

const kilograms = (grams: number | null) => (grams === null ? '' : grams / 1_000)

function rowsOf(target: Target) {
  const { kind, covers, reductionBasisPoints, baseMonth, progress } = target
  return (progress?.years ?? []).map(({ year, path, actual, status, forecast }) => [
    kind,
    covers,
    reductionBasisPoints / 100,
    fiscalYear(baseMonth, year),
    kilograms(path),
    kilograms(actual),
    status ?? '',
    kilograms(forecast),
  ])
}
