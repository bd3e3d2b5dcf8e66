import type { ChartView } from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import { windowQuery } from './date-window.ts'

const IMPACT_ADDRESSES_PATH = '/my-impact/dashboards/impact'

/** What the address of the dashboard says: the days, whether purchases are listed, what charts show. */
export type Shown = {
  readonly window: DateWindow
  readonly view: 'timeline' | 'purchases'
  readonly chart: ChartView
}

export function readShown(search: URLSearchParams): Omit<Shown, 'window'> {
  return {
    view: search.get('view') === 'purchases' ? 'purchases' : 'timeline',
    chart: search.get('show') === 'total' ? 'total' : 'month',
  }
}

/** The parts of the address beside the days; what is the rule is left out. */
export function partsOf({ view, chart }: Omit<Shown, 'window'>): Record<string, string> {
  return { ...(view === 'purchases' && { view }), ...(chart === 'total' && { show: chart }) }
}

export function dashboardAddress({ window, ...rest }: Shown): string {
  return `${IMPACT_ADDRESSES_PATH}${windowQuery(window, partsOf(rest))}`
}

/** A file of what is shown: purchases as CSV, charts as CSV or PNG. */
export function fileAddress(shown: Shown, ending: 'csv' | 'png'): string {
  return `${IMPACT_ADDRESSES_PATH}.${ending}${windowQuery(shown.window, partsOf(shown))}`
}
