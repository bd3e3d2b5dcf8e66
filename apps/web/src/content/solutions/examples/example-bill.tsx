import { formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { estimateMonth } from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import { Logo } from '@understory/ui/pictures/logo.tsx'
import { useSiteName } from '../../../shell/use-site-name.ts'
import type { Prices } from '../../public-facts.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from './example-invoice.module.css'

/** Of the goods, in minor units; what came back is taken off. */
const ORDERS = [
  { order: '#1041', minor: 6_240, note: null },
  { order: '#1042', minor: 3_895, note: null },
  { order: '#1043', minor: 12_800, note: 'after a return' },
  { order: '#1044', minor: 0, note: 'a test order' },
  { order: '#1045', minor: 2_450, note: null },
] as const

/** A bill as a shop gets it: order by order, at the prices of today. */
export function ExampleBill({ book }: Pick<Prices, 'book'>) {
  const rows = ORDERS.map(({ order, minor, note }) => {
    const month = { orders: 1, averageMinor: minor }
    return { order, minor, note, ...estimateMonth({ kind: 'percentage', percent: 1 }, month, book) }
  })
  const total = rows.reduce((sum, { cost }) => sum + cost.minor, 0)
  const trees = milliTrees(rows.reduce((sum, row) => sum + row.funded.trees, 0))
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <Logo name={useSiteName()} src={null} />
        <p className={styles.title}>
          <span>{solutionsMessage('exampleBill.1OfTheCheckout')}</span>{' '}
          <span>{solutionsMessage('exampleBill.march2026')}</span>
        </p>
        <table>
          <caption className="visually-hidden">
            {solutionsMessage('exampleBill.ordersExampleBill')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{solutionsMessage('exampleBill.order')}</th>
              <th scope="col">{solutionsMessage('exampleBill.goods')}</th>
              <th scope="col">{solutionsMessage('exampleBill.funds')}</th>
              <th scope="col">{solutionsMessage('exampleBill.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.order}>
                <td>
                  {row.order}
                  {row.note ? `, ${row.note}` : null}
                </td>
                <td>{formatMoney({ minor: row.minor, currency: book.currency })}</td>
                <td>{formatTrees(row.funded.trees)}</td>
                <td>{formatMoney(row.cost)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {formatTrees(trees)}
              </th>
              <td>{formatMoney({ minor: total, currency: book.currency })}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.small}>{solutionsMessage('exampleBill.eachOrderRoundedDown')}</p>
      </div>
      <figcaption className="quiet">{solutionsMessage('exampleBill.exampleBill')}</figcaption>
    </figure>
  )
}
