import type { FootprintCoverage } from '@understory/contracts/footprint-coverage.ts'
import type { Footprint } from '@understory/contracts/footprint-estimates.ts'
import {
  footprintMonths,
  SCOPES,
  type Scope,
} from '@understory/domain/footprints/footprint-months.ts'
import { activeIn } from '@understory/domain/footprints/footprint-periods.ts'
import { longMonth, type Month, shiftMonth } from '@understory/domain/quantity/calendar.ts'
import { BarChart } from '@understory/ui/bar-chart.tsx'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { Field } from '@understory/ui/field.tsx'
import { Select } from '@understory/ui/select.tsx'
import { AccountSection } from '../../../shell/account-page.tsx'
import { countedFigures } from './counted-figures.ts'
import styles from './footprint-graph.module.css'
import type { ReportPeriod } from './report-period.ts'

const NAMES: Readonly<Record<Scope, string>> = {
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  scope3: 'Scope 3',
}
const PERIODS = [
  { value: 'year', label: 'Year' },
  { value: 'quarter', label: 'Quarter' },
] as const
const MONTHS_BACK = 48

type GraphProps = {
  readonly footprints: readonly Footprint[]
  /** What was funded for the footprints by month. */
  readonly funded: FootprintCoverage['months']
  readonly period: ReportPeriod
  readonly thisMonth: Month
}

/** The months of a period, stacked by scope; what was funded stands beside. */
export function FootprintGraph({ footprints, funded, period, thisMonth }: GraphProps) {
  const fundedIn = new Map(funded.map(({ month, co2eGrams }) => [month, co2eGrams]))
  const isMixed = titleOf(footprints) === MIXED
  const months = footprintMonths(
    footprints.map((footprint) => ({
      startMonth: footprint.startMonth as Month,
      scopes: countedFigures(footprint),
    })),
    period,
  )
  return (
    <AccountSection id="graph" title="By month">
      <PeriodForm period={period} thisMonth={thisMonth} />
      <div className={styles.chart}>
        <BarChart
          title={`${titleOf(footprints)}, ${longMonth(period.from)} to ${longMonth(period.to)}`}
          unit="kg CO2e"
          series={period.scopes.map((scope) => ({ key: scope, label: NAMES[scope], tone: scope }))}
          months={months.map(({ month, scopes }) => ({
            label: shortLabel(month),
            values: {
              ...Object.fromEntries(SCOPES.map((scope) => [scope, scopes[scope] / 1_000])),
              funded: Math.max(0, fundedIn.get(month) ?? 0) / 1_000,
            },
            isHatched: isMixed && isEstimated(footprints, month),
          }))}
          beside={{ key: 'funded', label: 'Funded', tone: 'trees' }}
          hatchedNote="Hatched months are estimated; the others are declared."
          format={(kg) => kg.toLocaleString('en-GB', { maximumFractionDigits: 0 })}
          csvHref={`/my-impact/dashboards/footprint.csv?from=${period.from}&period=${period.period}`}
        />
      </div>
      <p className="quiet">
        A month counts a twelfth of its year. What you funded stands beside and is never subtracted.
      </p>
    </AccountSection>
  )
}

const MIXED = 'Declared and estimated'

/** Estimates and declared figures are told apart. */
function titleOf(footprints: readonly Footprint[]): string {
  const declared = footprints.filter((each) => each.declared).length
  if (declared === 0) return 'Estimated'
  return declared === footprints.length ? 'Declared' : MIXED
}

function isEstimated(footprints: readonly Footprint[], month: Month): boolean {
  const begun = footprints.map((each) => ({ ...each, startMonth: each.startMonth as Month }))
  return activeIn(begun, month)?.declared === null
}

const shortLabel = (month: Month) => {
  const [name = '', year = ''] = longMonth(month).split(' ')
  return `${name.slice(0, 3)} ${year}`
}

function PeriodForm({ period, thisMonth }: Pick<GraphProps, 'period' | 'thisMonth'>) {
  return (
    <form method="get">
      <div className={styles.filters}>
        <Field id="from" label="From">
          <Select
            id="from"
            name="from"
            defaultValue={period.from}
            options={fromOptions(period, thisMonth)}
          />
        </Field>
        <Field id="period" label="Report period">
          <Select id="period" name="period" defaultValue={period.period} options={PERIODS} />
        </Field>
        <fieldset className={styles.scopes}>
          <legend className="visually-hidden">Scopes</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name="scope"
              value={scope}
              label={NAMES[scope]}
              defaultChecked={period.scopes.includes(scope)}
            />
          ))}
        </fieldset>
        <Button type="submit">Show</Button>
      </div>
    </form>
  )
}

function fromOptions({ from }: ReportPeriod, thisMonth: Month) {
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => shiftMonth(thisMonth, -back))
  const all = months.includes(from) ? months : [from, ...months]
  return all.map((month) => ({ value: month, label: longMonth(month) }))
}
