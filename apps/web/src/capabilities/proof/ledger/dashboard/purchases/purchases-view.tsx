import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import type { DateWindow } from '@understory/domain/proof/ledger/figures/months-of-window.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../../../shell/message-tags.tsx'
import { ledgerMessage, ledgerRich } from '../../messages/messages.generated.ts'
import styles from '../dashboard.module.css'
import { ALL_TIME, isSameWindow, windowQuery } from '../date-window.ts'
import { figureColumns } from './figure-columns.ts'
import { ImpactSum } from './impact-sum.tsx'
import { partsOfImpact } from './parts-of-impact.ts'

const purchasesViewColumns = (): readonly Column<Purchase>[] => [
  {
    key: 'counts',
    title: ledgerMessage('purchasesView.countsFor'),
    cell: ({ effectiveFrom, effectiveTo }) => {
      const from = shortDate(effectiveFrom)
      const to = shortDate(effectiveTo)
      return from === to ? from : `${from} to ${to}`
    },
  },
  {
    key: 'reference',
    title: ledgerMessage('purchasesView.reference'),
    cell: ({ reference }) => reference ?? '',
  },
  ...figureColumns(),
  {
    key: 'proof',
    title: ledgerMessage('purchasesView.proof'),
    cell: ({ certificateId }) =>
      certificateId ? (
        <a href={`/verify/${certificateId}`}>
          {ledgerRich('purchasesView.verifyCertificate', {
            hidden: hiddenWords,
            certificateId: certificateId.slice(0, 8),
          })}
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
        caption={ledgerMessage('purchasesView.caption')}
        columns={purchasesViewColumns()}
        rows={purchases}
        rowKey={({ uuid }) => uuid}
      />
      {isOnlyPurchases ? null : <ImpactSum parts={parts} totals={metrics.totals} />}
      <p className="quiet">
        {ledgerRich('purchasesView.purchaseSpreadOverMonths', {
          link: (words) => (
            <a
              href={`/my-impact/dashboards/impact.csv${windowQuery(window, { view: 'purchases' })}`}
            >
              {words}
            </a>
          ),
          link2: (words) => <a href="/my-impact/manage/instant">{words}</a>,
          link3: (words) => <a href="/my-impact/manage/gifts">{words}</a>,
        })}
      </p>
    </div>
  )
}
