import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import type { ReactNode } from 'react'
import { ledgerMessage, ledgerRich } from '../../messages/messages.generated.ts'
import styles from '../dashboard.module.css'
import { figureColumns } from './figure-columns.ts'
import type { ImpactFigures, PartOfImpact } from './parts-of-impact.ts'

const impactSumNames = (): Readonly<Record<PartOfImpact['part'], ReactNode>> => ({
  purchases: ledgerMessage('impactSum.purchases'),
  gifts: ledgerRich('impactSum.giftsRedeemedGaveFar', {
    link: (words) => <a href="/my-impact/manage/gifts">{words}</a>,
  }),
  plans: ledgerRich('impactSum.plansUnderSubscriptions', {
    link: (words) => <a href="/my-impact/manage/subscriptions">{words}</a>,
  }),
  shops: ledgerRich('impactSum.yourShopsUnderIntegrations', {
    link: (words) => <a href="/my-impact/manage/integrations">{words}</a>,
  }),
  entered: ledgerRich('impactSum.enteredUnderPurchases', {
    link: (words) => <a href="/my-impact/manage/instant">{words}</a>,
  }),
})

type ImpactSumRow = ImpactFigures & { readonly key: string; readonly name: ReactNode }

const impactSumColumns = (): readonly Column<ImpactSumRow>[] => [
  { key: 'name', title: ledgerMessage('impactSum.from'), cell: ({ name }) => <span>{name}</span> },
  ...figureColumns(),
]

type ImpactSumProps = {
  readonly parts: readonly PartOfImpact[]
  readonly totals: ImpactMetrics['totals']
}

/** Where the figures above come from, besides the purchases that are listed. */
export function ImpactSum({ parts, totals }: ImpactSumProps) {
  const rows = [
    ...parts.map((part) => ({ ...part, key: part.part, name: impactSumNames()[part.part] })),
    { ...totals, key: 'all', name: <strong>{ledgerMessage('impactSum.togetherAsAbove')}</strong> },
  ]
  return (
    <section className={styles.list} aria-labelledby="parts">
      <h2 id="parts" className={styles.partsTitle}>
        {ledgerMessage('impactSum.figuresAboveCome')}
      </h2>
      <DataTable
        asCards
        caption={ledgerMessage('impactSum.caption')}
        columns={impactSumColumns()}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
  )
}
