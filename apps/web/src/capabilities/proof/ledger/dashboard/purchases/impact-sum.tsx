import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { FIGURE_COLUMNS } from './figure-columns.ts'
import type { ImpactFigures, PartOfImpact } from './parts-of-impact.ts'

const IMPACT_SUM_NAMES: Readonly<Record<PartOfImpact['part'], ReactNode>> = {
  purchases: 'Purchases',
  gifts: (
    <>
      Gifts you redeemed or gave, as far as nobody else has redeemed them, under{' '}
      <a href="/my-impact/manage/gifts">Gifts</a>
    </>
  ),
  plans: (
    <>
      Plans, under <a href="/my-impact/manage/subscriptions">Subscriptions</a>
    </>
  ),
  shops: (
    <>
      Your shops, under <a href="/my-impact/manage/integrations">Integrations</a>
    </>
  ),
  entered: (
    <>
      Entered by us, under <a href="/my-impact/manage/instant">Purchases</a>
    </>
  ),
}

type ImpactSumRow = ImpactFigures & { readonly key: string; readonly name: ReactNode }

const IMPACT_SUM_COLUMNS: readonly Column<ImpactSumRow>[] = [
  { key: 'name', title: 'From', cell: ({ name }) => <span>{name}</span> },
  ...FIGURE_COLUMNS,
]

type ImpactSumProps = {
  readonly parts: readonly PartOfImpact[]
  readonly totals: ImpactMetrics['totals']
}

/** Where the figures above come from, besides the purchases that are listed. */
export function ImpactSum({ parts, totals }: ImpactSumProps) {
  const rows = [
    ...parts.map((part) => ({ ...part, key: part.part, name: IMPACT_SUM_NAMES[part.part] })),
    { ...totals, key: 'all', name: <strong>Together, as above</strong> },
  ]
  return (
    <section className={styles.list} aria-labelledby="parts">
      <h2 id="parts" className={styles.partsTitle}>
        What the figures above come from
      </h2>
      <DataTable
        asCards
        caption="Parts of the figures, and their sum"
        columns={IMPACT_SUM_COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
  )
}
