import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type { GetFootprintChart } from '@understory/contracts/footprints/company-footprints/footprint-chart.ts'
import { dayOf, longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import {
  footprintChart,
  SCOPE_NAMES,
} from '@understory/domain/footprints/company-footprints/footprint-chart.ts'
import { reportPeriod } from '@understory/domain/footprints/documents/report-period.ts'
import type { Deps } from '../../../deps.ts'
import { accountName } from '../../people/accounts/public.ts'
import { getFootprintCoverage } from './footprint-coverage.ts'
import { listFootprintRecords } from './footprint-records.ts'
import { companyFootprintsMessage } from './messages/messages.generated.ts'

type DrawFootprintChartDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'documents'>
type DrawFootprintChartInput = QueryOf<typeof GetFootprintChart>

/** The chart of the footprint dashboard as a picture, from the same figures and by the same rule. */
export async function drawFootprintChart(
  deps: DrawFootprintChartDeps,
  accountId: string,
  { from, period: length, scopes, show }: DrawFootprintChartInput,
): Promise<Uint8Array> {
  const now = deps.clock()
  const period = reportPeriod(from, length, scopes.split(','))
  const footprints = await listFootprintRecords(deps.db, { accountId, now })
  const { months: funded } = await getFootprintCoverage(deps, accountId)
  const { title, unit, hatchedNote, months, write } = footprintChart({
    footprints: footprints.map(({ startMonth, status, declared, estimate }) => ({
      startMonth: startMonth,
      status,
      scopes: declared ?? estimate,
    })),
    funded,
    period,
    view: show,
  })
  const isTotal = show === 'total'
  return deps.documents.chartImage({
    title: isTotal
      ? companyFootprintsMessage('draw-footprint-chart.title')
      : companyFootprintsMessage('draw-footprint-chart.title.2'),
    accountName: await accountName(deps.db, accountId),
    period: companyFootprintsMessage('draw-footprint-chart.period', {
      from: longMonth(period.from),
      to: longMonth(period.to),
    }),
    charts: [
      {
        title,
        unit,
        shape: isTotal ? 'line' : 'bars',
        series: period.scopes.map((scope) => ({
          key: scope,
          label: SCOPE_NAMES[scope],
          tone: scope,
        })),
        beside: {
          key: 'funded',
          label: companyFootprintsMessage('draw-footprint-chart.charts.beside.label'),
          tone: 'trees',
        },
        months,
        write,
      },
    ],
    note: hatchedNote,
    source: companyFootprintsMessage('draw-footprint-chart.source', {
      host: new URL(deps.config.origin).host,
      now: longDate(dayOf(now)),
    }),
  })
}
