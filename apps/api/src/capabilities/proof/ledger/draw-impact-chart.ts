import { type CalendarDate, dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  type ChartView,
  type ImpactChart,
  impactCharts,
} from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import { briefFigure } from '@understory/domain/quantity/brief-figure.ts'
import type { ChartFacts } from '@understory/ports/documents/chart-image.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { accountName } from '../../people/accounts/public.ts'
import { getMetrics } from './get-metrics.ts'
import { ledgerMessage } from './messages/messages.generated.ts'

type DrawImpactChartDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'documents'>

type DrawImpactChartInput = {
  readonly accountId: string
  readonly fromDate?: CalendarDate | undefined
  readonly toDate?: CalendarDate | undefined
  readonly show: ChartView
}

/** The charts of the dashboard as a picture, from the same figures and by the same rule. */
export async function drawImpactChart(
  deps: DrawImpactChartDeps,
  asked: DrawImpactChartInput,
): Promise<Uint8Array | Refused> {
  const { accountId, fromDate, toDate, show } = asked
  const range = { accountId, fromDate, toDate, fallbackToAllProductsIfEmpty: true }
  const metrics = await getMetrics(deps.db, range)
  if (metrics instanceof Refused) return metrics
  const today = dayOf(deps.clock())
  const window = {
    from: metrics.fromDate,
    to: metrics.toDate,
  }
  const charts = impactCharts({ timeline: metrics.timeline, window, today, view: show })
  return deps.documents.chartImage({
    title:
      show === 'total'
        ? ledgerMessage('draw-impact-chart.title')
        : ledgerMessage('draw-impact-chart.title.2'),
    accountName: await accountName(deps.db, accountId),
    period: periodOf(charts),
    charts: charts.map((chart) => chartFacts(chart, show)),
    note: ledgerMessage('draw-impact-chart.note'),
    source: ledgerMessage('draw-impact-chart.source', {
      siteName: deps.config.siteName,
      today: longDate(today),
      host: new URL(deps.config.origin).host,
    }),
  })
}

function periodOf([chart]: readonly ImpactChart[]): string {
  const [first, last] = [chart?.months[0]?.label, chart?.months.at(-1)?.label]
  if (!first || !last) return ledgerMessage('draw-impact-chart.period-of')
  return first === last ? first : ledgerMessage('draw-impact-chart.period-of.2', { first, last })
}

function chartFacts({ impact, label, unit, months }: ImpactChart, show: ChartView): ChartFacts {
  const isTotal = show === 'total'
  return {
    title: isTotal
      ? ledgerMessage('draw-impact-chart.title.3', { label })
      : ledgerMessage('draw-impact-chart.title.4', { label }),
    unit,
    shape: isTotal ? 'line' : 'bars',
    series: [{ key: 'shown', label, tone: impact }],
    beside: null,
    months: months.map((month) => ({
      label: month.label,
      values: { shown: isTotal ? month.byThen : month.inMonth },
      isHatched: month.isToCome,
    })),
    write: briefFigure,
  }
}
