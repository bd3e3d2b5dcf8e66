import { GetImpactMetrics } from '@understory/contracts/impact.ts'
import { toCsv } from '@understory/domain/csv.ts'
import { requireAccount } from '../../http/session.ts'
import type { Route } from './+types/impact-csv.route'
import { readWindow } from './date-window.ts'
import { listPurchasesIn } from './list-purchases-in.ts'
import { monthsOfWindow } from './months-of-window.ts'

const FILE_HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'cache-control': 'private, no-store',
}

/** The figures of the dashboard, by month or by purchase, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const search = new URL(request.url).searchParams
  const { window, problem } = readWindow(search)
  if (problem) return new Response(problem, { status: 400 })
  if (search.get('view') === 'purchases') {
    return download('understory-purchases.csv', [
      [
        'from',
        'to',
        'reference',
        'trees',
        'co2e_kg',
        'plastic_g',
        'cost',
        'currency',
        'certificate',
      ],
      ...(await listPurchasesIn(api, window)).map((purchase) => [
        purchase.effectiveFrom,
        purchase.effectiveTo,
        purchase.reference ?? '',
        purchase.milliTrees / 1000,
        purchase.co2eGrams / 1000,
        purchase.plasticGrams,
        (purchase.totalMinor / 100).toFixed(2),
        purchase.currency,
        purchase.certificateId ?? '',
      ]),
    ])
  }
  const answer = await api(GetImpactMetrics, {
    query: { fromDate: window.from ?? undefined, toDate: window.to ?? undefined },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return download('understory-impact.csv', [
    ['month', 'trees', 'co2e_kg', 'plastic_g'],
    ...monthsOfWindow(answer.data.timeline, window).map((row) => [
      row.month,
      row.milliTrees / 1000,
      row.co2eGrams / 1000,
      row.plasticGrams,
    ]),
  ])
}

function download(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  const headers = { ...FILE_HEADERS, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(toCsv(rows), { headers })
}
