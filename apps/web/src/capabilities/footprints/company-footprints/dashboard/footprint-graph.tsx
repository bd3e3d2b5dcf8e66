import type { FootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longMonth, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import {
  type FootprintChart,
  footprintChart,
  SCOPE_NAMES,
} from '@understory/domain/footprints/company-footprints/footprint-chart.ts'
import { FOOTPRINT_MONTHS_SCOPES } from '@understory/domain/footprints/company-footprints/periods/footprint-months.ts'
import type { ReportPeriod } from '@understory/domain/footprints/documents/report-period.ts'
import type { ChartView } from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import { BarChart } from '@understory/ui/charts/bar-chart.tsx'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { ChartTools } from '../../../../shell/chart-tools.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { countedFigures } from './counted-figures.ts'
import styles from './footprint-graph.module.css'
import { periodQuery } from './report-period.ts'

const periods = () =>
  [
    { value: 'year', label: companyFootprintsMessage('footprintGraph.year') },
    { value: 'quarter', label: companyFootprintsMessage('footprintGraph.quarter') },
  ] as const
const MONTHS_BACK = 48

type GraphProps = {
  readonly footprints: readonly Footprint[]
  /** What was funded for the footprints by month. */
  readonly funded: FootprintCoverage['months']
  readonly period: ReportPeriod
  readonly chart: ChartView
  readonly thisMonth: Month
}

/** The months of a period, stacked by scope; what was funded stands beside. */
export function FootprintGraph({ footprints, funded, period, chart, thisMonth }: GraphProps) {
  const { isCovered, ...drawn } = footprintChart({
    footprints: footprints.map((footprint) => ({
      startMonth: footprint.startMonth,
      status: footprint.status,
      scopes: countedFigures(footprint),
    })),
    funded,
    period,
    view: chart,
  })
  return (
    <AccountSection
      id="graph"
      title={
        chart === 'total'
          ? companyFootprintsMessage('footprintGraph.addedUp')
          : companyFootprintsMessage('footprintGraph.byMonth')
      }
    >
      <PeriodForm period={period} chart={chart} thisMonth={thisMonth} />
      {isCovered ? (
        <Drawn {...{ ...drawn, period, chart }} />
      ) : (
        <p>{companyFootprintsMessage('footprintGraph.noFootprintCoversMonths')}</p>
      )}
    </AccountSection>
  )
}

type DrawnProps = Pick<GraphProps, 'period' | 'chart'> & Omit<FootprintChart, 'isCovered'>

function Drawn({ title, unit, hatchedNote, months, write, period, chart }: DrawnProps) {
  return (
    <>
      <ChartTools {...toolsOf(period, chart)} />
      <div className={styles.chart}>
        <BarChart
          title={title}
          unit={unit}
          shape={chart === 'total' ? 'line' : 'bars'}
          series={period.scopes.map((scope) => ({
            key: scope,
            label: SCOPE_NAMES[scope],
            tone: scope,
          }))}
          months={months}
          beside={{
            key: 'funded',
            label: companyFootprintsMessage('footprintGraph.funded'),
            tone: 'trees',
          }}
          hatchedNote={hatchedNote}
          format={write}
        />
      </div>
      <p className="quiet">{companyFootprintsMessage('footprintGraph.monthCountsTwelfthYear')}</p>
    </>
  )
}

const FOOTPRINT_GRAPH_PATH = '/my-impact/dashboards/footprint'

function toolsOf(period: ReportPeriod, chart: ChartView) {
  const shown = (of: ChartView) => (of === 'total' ? [['show', of]] : [])
  const way = (of: ChartView, label: string) => ({
    href: `${FOOTPRINT_GRAPH_PATH}${periodQuery(period, shown(of))}#graph`,
    label,
    current: chart === of,
  })
  return {
    views: [
      way('month', companyFootprintsMessage('footprintGraph.byMonth')),
      way('total', companyFootprintsMessage('footprintGraph.inTotal')),
    ],
    downloads: [
      {
        href: `${FOOTPRINT_GRAPH_PATH}.csv${periodQuery(period)}`,
        label: companyFootprintsMessage('footprintGraph.downloadCsv'),
      },
      {
        href: `${FOOTPRINT_GRAPH_PATH}.png${periodQuery(period, shown(chart))}`,
        label: companyFootprintsMessage('footprintGraph.downloadPng'),
      },
    ],
  }
}

type PeriodFormProps = Pick<GraphProps, 'period' | 'chart' | 'thisMonth'>

function PeriodForm({ period, chart, thisMonth }: PeriodFormProps) {
  return (
    <form method="get" action="#graph">
      {chart === 'total' ? <input type="hidden" name="show" value={chart} /> : null}
      <div className={styles.filters}>
        <Field id="from" label={companyFootprintsMessage('footprintGraph.from')}>
          <Select
            id="from"
            name="from"
            defaultValue={period.from}
            options={fromOptions(period, thisMonth)}
          />
        </Field>
        <Field id="period" label={companyFootprintsMessage('footprintGraph.reportPeriod')}>
          <Select id="period" name="period" defaultValue={period.period} options={periods()} />
        </Field>
        <fieldset className={styles.scopes}>
          <legend className="visually-hidden">
            {companyFootprintsMessage('footprintGraph.scopes')}
          </legend>
          {FOOTPRINT_MONTHS_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name="scope"
              value={scope}
              label={SCOPE_NAMES[scope]}
              defaultChecked={period.scopes.includes(scope)}
            />
          ))}
        </fieldset>
        <Button type="submit">{companyFootprintsMessage('footprintGraph.show')}</Button>
      </div>
    </form>
  )
}

function fromOptions({ from }: ReportPeriod, thisMonth: Month) {
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => shiftMonth(thisMonth, -back))
  const all = months.includes(from) ? months : [from, ...months]
  return all.map((month) => ({ value: month, label: longMonth(month) }))
}
