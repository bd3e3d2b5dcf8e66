import { GetImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { runningTotals } from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import {
  type MonthOfImpact,
  monthsOfWindow,
} from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/impact-csv.route'
import { readWindow } from './date-window.ts'
import { readShown } from './impact-addresses.ts'
import { listPurchasesIn } from './purchases/list-purchases-in.ts'

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
    return download('purchases.csv', [
      [
        'from',
        'to',
        'reference',
        'trees',
        'co2e_kg',
        'plastic_g',
        'cost',
        'refunded',
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
        (purchase.refundedMinor / 100).toFixed(2),
        purchase.currency,
        purchase.certificateId ?? '',
      ]),
    ])
  }
  const answer = await api(GetImpactMetrics, {
    query: { fromDate: window.from ?? undefined, toDate: window.to ?? undefined },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  const rows = monthsOfWindow(answer.data.timeline, window)
  const isTotal = readShown(search).chart === 'total'
  return download('impact.csv', [
    isTotal ? [...BY_MONTH, ...IN_TOTAL] : BY_MONTH,
    ...(isTotal ? withTotals(rows) : rows.map(figuresOf)),
  ])
}

const BY_MONTH = ['month', 'trees', 'co2e_kg', 'plastic_g']
const IN_TOTAL = ['trees_total', 'co2e_kg_total', 'plastic_g_total']

const figuresOf = (row: MonthOfImpact) => [row.month, ...quantitiesOf(row)]

const quantitiesOf = ({ milliTrees, co2eGrams, plasticGrams }: Omit<MonthOfImpact, 'month'>) => [
  milliTrees / 1000,
  co2eGrams / 1000,
  plasticGrams,
]

/** Each month with all up to its end, as the charts add them up. */
function withTotals(rows: readonly MonthOfImpact[]) {
  const trees = runningTotals(rows.map(({ milliTrees }) => milliTrees))
  const co2e = runningTotals(rows.map(({ co2eGrams }) => co2eGrams))
  const plastic = runningTotals(rows.map(({ plasticGrams }) => plasticGrams))
  return rows.map((row, at) => {
    const [milliTrees = 0, co2eGrams = 0, plasticGrams = 0] = [trees[at], co2e[at], plastic[at]]
    return [...figuresOf(row), ...quantitiesOf({ milliTrees, co2eGrams, plasticGrams })]
  })
}

function download(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  const headers = { ...FILE_HEADERS, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(toCsv(rows), { headers })
}
