import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { type CalendarDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import {
  type ChartedMonth,
  type ChartView,
  type ImpactChart,
  impactCharts,
} from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import { briefFigure } from '@understory/domain/quantity/brief-figure.ts'
import { BarChart } from '@understory/ui/charts/bar-chart.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { ledgerMessage, ledgerRich } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'

type TimelineViewProps = {
  readonly timeline: ImpactMetrics['timeline']
  readonly window: DateWindow
  readonly today: CalendarDate
  readonly view?: ChartView
}

/** One chart for each impact that was funded, by month or added up. A chart of one month is a sentence. */
export function TimelineView({ view = 'month', ...asked }: TimelineViewProps) {
  return (
    <div className={styles.charts}>
      {impactCharts({ ...asked, view }).map((chart) => (
        <ChartOfImpact key={chart.impact} chart={chart} view={view} />
      ))}
    </div>
  )
}

type ChartOfImpactProps = { readonly chart: ImpactChart; readonly view: ChartView }

function ChartOfImpact({ chart: { impact, label, unit, months }, view }: ChartOfImpactProps) {
  const [only, ...others] = months.filter(({ inMonth }) => inMonth !== 0)
  if (only && others.length === 0) return <OneMonth label={label} unit={unit} only={only} />
  const inMonth = { key: 'inMonth', label: ledgerMessage('timelineView.inTheMonth'), tone: impact }
  const byThen = { key: 'byThen', label: ledgerMessage('timelineView.inTotal'), tone: impact }
  const isTotal = view === 'total'
  return (
    <BarChart
      title={
        isTotal
          ? ledgerMessage('timelineView.fundedInTotal', { label })
          : ledgerMessage('timelineView.funded', { label })
      }
      unit={unit}
      shape={isTotal ? 'line' : 'bars'}
      series={[isTotal ? byThen : inMonth]}
      figures={[inMonth, byThen]}
      months={months.map((month) => ({
        label: month.label,
        values: { inMonth: month.inMonth, byThen: month.byThen },
        isHatched: month.isToCome,
      }))}
      hatchedNote={ledgerMessage('timelineView.hatchedMonthsStillCome')}
      brief={briefFigure}
    />
  )
}

type OneMonthProps = Pick<ImpactChart, 'label' | 'unit'> & { readonly only: ChartedMonth }

function OneMonth({ label, unit, only }: OneMonthProps) {
  return (
    <p>
      {ledgerRich('timelineView.fundedAllStillCome', {
        label,
        strong: strongWords,
        countedIn: countedIn(unit, only.inMonth),
        longMonth: longMonth(only.month),
        isToCome: only.isToCome ? 'yes' : 'other',
      })}
    </p>
  )
}

/** To the last digit: no table stands behind a sentence. */
const countedIn = (unit: string, figure: number) =>
  `${figure.toLocaleString('en-GB', { maximumFractionDigits: 6 })} ${figure === 1 ? unit.replace(/s$/, '') : unit}`
