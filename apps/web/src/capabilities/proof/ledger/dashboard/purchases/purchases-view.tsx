import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import styles from '../dashboard.module.css'
import { ALL_TIME, isSameWindow, windowQuery } from '../date-window.ts'
import { FIGURE_COLUMNS } from './figure-columns.ts'
import { ImpactSum } from './impact-sum.tsx'
import { partsOfImpact } from './parts-of-impact.ts'

const PURCHASES_VIEW_COLUMNS: readonly Column<Purchase>[] = [
  {
    key: 'counts',
    title: 'Counts for',
    cell: ({ effectiveFrom, effectiveTo }) => {
      const from = shortDate(effectiveFrom)
      const to = shortDate(effectiveTo)
      return from === to ? from : `${from} to ${to}`
    },
  },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference ?? '' },
  ...FIGURE_COLUMNS,
  {
    key: 'proof',
    title: 'Proof',
    cell: ({ certificateId }) =>
      certificateId ? (
        <a href={`/verify/${certificateId}`}>
          Verify<span className="visually-hidden"> certificate {certificateId.slice(0, 8)}</span>
        </a>
      ) : null,
  },
]

type PurchasesViewProps = {
  readonly purchases: readonly Purchase[]
  readonly window: DateWindow
  readonly metrics: ImpactMetrics
}

/** The purchases that count for the chosen days. A spread one is listed whole. */
export function PurchasesView({ purchases, window, metrics }: PurchasesViewProps) {
  const isAllTime = isSameWindow(window, ALL_TIME)
  const parts = partsOfImpact({ byProduct: metrics.byProduct, purchases, isAllTime })
  const isOnlyPurchases = parts.every(({ part }) => part === 'purchases')
  return (
    <div className={styles.list}>
      <DataTable
        asCards
        caption="Purchases that count for these dates"
        columns={PURCHASES_VIEW_COLUMNS}
        rows={purchases}
        rowKey={({ uuid }) => uuid}
      />
      {isOnlyPurchases ? null : <ImpactSum parts={parts} totals={metrics.totals} />}
      <p className="quiet">
        A purchase spread over months is listed whole, and counts month by month in the figures
        above.{' '}
        <a href={`/my-impact/dashboards/impact.csv${windowQuery(window, { view: 'purchases' })}`}>
          Download as CSV
        </a>{' '}
        or <a href="/my-impact/manage/instant">manage your purchases</a>. Gifts stand on{' '}
        <a href="/my-impact/manage/gifts">a page of their own</a>.
      </p>
    </div>
  )
}
