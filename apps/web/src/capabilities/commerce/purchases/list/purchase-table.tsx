import type {
  MonthOfPurchases,
  Purchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  dayOf,
  longMonth,
  type Month,
  parseMonth,
  shortDate,
} from '@understory/domain/calendar/calendar.ts'
import { purchaseStatusLabel } from '@understory/domain/commerce/purchases/purchase-status.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { AmountPaid } from '../../payments/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import { PurchaseWays } from './purchase-ways.tsx'
import { countsForWords, purposeOf, sumWords } from './purchase-words.ts'
import styles from './purchases.module.css'

const NONE = <span className={styles.none}>–</span>

const columns = (mayChange: boolean): readonly Column<Purchase>[] => [
  {
    key: 'date',
    title: purchasesMessage('purchaseTable.date'),
    cell: (purchase) => <When purchase={purchase} />,
  },
  {
    key: 'trees',
    title: purchasesMessage('purchaseTable.trees'),
    figures: true,
    cell: ({ milliTrees }) => (milliTrees > 0 ? formatTrees(milliTrees) : NONE),
  },
  {
    key: 'co2e',
    title: purchasesMessage('purchaseTable.co2e'),
    figures: true,
    cell: ({ co2eGrams }) =>
      co2eGrams > 0 ? <Figure of="CO2e">{formatGrams(co2eGrams)}</Figure> : NONE,
  },
  {
    key: 'plastic',
    title: purchasesMessage('purchaseTable.plastic'),
    figures: true,
    cell: ({ plasticGrams }) =>
      plasticGrams > 0 ? <Figure of="plastic">{formatGrams(plasticGrams)}</Figure> : NONE,
  },
  {
    key: 'cost',
    title: purchasesMessage('purchaseTable.cost'),
    figures: true,
    cell: AmountPaid,
  },
  {
    key: 'reference',
    title: purchasesMessage('purchaseTable.reference'),
    cell: (purchase) => {
      const { covers, reference } = purchase
      const purposes = covers.length > 0 ? [reference, ...covers] : [purposeOf(purchase)]
      if (purposes.every((each) => each === null)) return NONE
      return purposes.filter(Boolean).map((purpose) => (
        <span key={purpose} className={styles.reference}>
          {purpose}
        </span>
      ))
    },
  },
  {
    key: 'status',
    title: purchasesMessage('purchaseTable.status'),
    cell: ({ status, boughtByKey }) => (
      <span className={styles.status} data-status={status}>
        {purchaseStatusLabel(status)}
        {boughtByKey === null ? null : (
          <span className={styles.counts}>
            {purchasesMessage('purchaseTable.byTheApiKey', { boughtByKey })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'ways',
    title: purchasesMessage('purchaseTable.whatYouCanDo'),
    cell: (purchase) => <PurchaseWays purchase={purchase} mayChange={mayChange} />,
  },
]

type PurchaseTableProps = {
  readonly purchases: readonly Purchase[]
  readonly months: readonly MonthOfPurchases[]
  readonly mayChange: boolean
}

export function PurchaseTable({ purchases, months, mayChange }: PurchaseTableProps) {
  return (
    <DataTable
      asCards
      className={styles.table}
      caption={purchasesMessage('purchaseTable.caption')}
      columns={columns(mayChange)}
      rows={purchases}
      rowKey={({ uuid }) => uuid}
      groups={{
        keyOf: ({ createdAt }) => createdAt.slice(0, 7),
        title: (key) => {
          const month = parseMonth(key)
          return (
            month && <MonthTitle month={month} sum={months.find((each) => each.month === month)} />
          )
        },
      }}
    />
  )
}

type MonthTitleProps = {
  readonly month: Month
  /** Nothing was paid for in it, if there is none. */
  readonly sum: MonthOfPurchases | undefined
}

/** "November 2026: 1,374 trees, 5.6 tonnes CO2e, £193.00". */
function MonthTitle({ month, sum }: MonthTitleProps) {
  return (
    <span className={styles.month}>
      <span className={styles.name}>{longMonth(month)}</span>{' '}
      <span className="quiet">
        {sum ? sumWords(sum) : purchasesMessage('purchaseTable.nothingPaidYet')}
      </span>
    </span>
  )
}

/** The day, and what it counts for where that is another. */
function When({ purchase }: { readonly purchase: Purchase }) {
  const day = shortDate(dayOf(new Date(purchase.createdAt)))
  const counts = countsForWords(purchase)
  return (
    <>
      <span className="nowrap">
        <time dateTime={purchase.createdAt}>{day}</time>
        {purchase.isDateLocked ? <Locked /> : null}
      </span>
      {counts === day ? null : (
        <span className={styles.counts}>
          {purchasesMessage('purchaseTable.countsFor', { counts })}
        </span>
      )}
    </>
  )
}

type FigureProps = { readonly of: string; readonly children: string }

/** A card says what it is of, as it has no columns. */
function Figure({ of, children }: FigureProps) {
  return (
    <>
      {children}
      <span className={styles.of}> {of}</span>
    </>
  )
}

function Locked() {
  return (
    <svg className={styles.lock} viewBox="0 0 16 16" width="14" height="14" role="img">
      <title>{purchasesMessage('purchaseTable.lockedOntoTheCertificate')}</title>
      <path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="currentColor" />
    </svg>
  )
}
