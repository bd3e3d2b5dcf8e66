import { formatCount, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import {
  estimateMonth,
  type OrderContribution,
} from '@understory/domain/stores/connected-stores/contribution/order-contribution.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { Prices } from '../../public-facts.ts'

const AVERAGE_MINOR = 4_500
const MONTHS = [50, 400, 2_000] as const
const ONE_TREE: OrderContribution = { kind: 'trees', trees: 1 }
const ONE_PER_CENT: OrderContribution = { kind: 'percentage', percent: 1 }

/** What months of different sizes come to, by two rules, at today's prices. */
export function StoreMonth({ book }: Pick<Prices, 'book'>) {
  const average = formatMoney({ minor: AVERAGE_MINOR, currency: book.currency })
  const title = `What a month comes to, when an average order is ${average}`
  const monthOf = (rule: OrderContribution, orders: number) => {
    const { cost, trees } = estimateMonth(rule, { orders, averageMinor: AVERAGE_MINOR }, book)
    return `${formatTrees(trees)} for ${formatMoney(cost)}`
  }
  return (
    <div className="page section flow-16">
      <h2>{title}</h2>
      <DataTable
        asCards
        caption={title}
        columns={[
          { key: 'orders', title: 'Orders', cell: (orders) => `${formatCount(orders)} orders` },
          {
            key: 'tree',
            title: 'One tree for each',
            figures: true,
            cell: (orders) => monthOf(ONE_TREE, orders),
          },
          {
            key: 'share',
            title: '1% of each checkout',
            figures: true,
            cell: (orders) => monthOf(ONE_PER_CENT, orders),
          },
        ]}
        rows={MONTHS}
        rowKey={String}
      />
      <p>
        Your own shop differs:{' '}
        <a href="/app/business/ecommerce/recurring/setup">work out a month of your orders</a>.
        Nothing is charged there.
      </p>
    </div>
  )
}
