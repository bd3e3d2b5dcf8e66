import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { ReactNode } from 'react'
import { contentMessage } from './messages/messages.generated.ts'
import type { PlanFacts } from './plan-facts.ts'
import styles from './plan-table.module.css'

type PlanTableProps = {
  readonly plans: readonly PlanFacts[] | null
  readonly title: string
  readonly children: ReactNode
}

/** Every plan with what it funds and costs; nothing when that is unavailable. */
export function PlanTable({ plans, title, children }: PlanTableProps) {
  if (!plans) return null
  return (
    <div className="page section flow-24">
      <h2>{title}</h2>
      <DataTable
        asCards
        className={styles.plans}
        caption={title}
        columns={[
          { key: 'name', title: contentMessage('planTable.plan'), cell: ({ name }) => name },
          {
            key: 'co2e',
            title: contentMessage('planTable.co2e'),
            figures: true,
            cell: ({ co2e }) => co2e,
          },
          {
            key: 'trees',
            title: contentMessage('planTable.trees'),
            figures: true,
            cell: ({ trees }) => trees,
          },
          {
            key: 'plastic',
            title: contentMessage('planTable.plastic'),
            figures: true,
            cell: ({ plastic }) => plastic,
          },
          {
            key: 'month',
            title: contentMessage('planTable.byTheMonth'),
            figures: true,
            cell: ({ month }) => month,
          },
          {
            key: 'year',
            title: contentMessage('planTable.byTheYear'),
            figures: true,
            cell: ({ year }) => year,
          },
        ]}
        rows={plans}
        rowKey={({ name }) => name}
      />
      <p>{children}</p>
    </div>
  )
}
