import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { purchasesMessage } from '../messages/messages.generated.ts'
import styles from '../payment-page/payment-page.module.css'
import { OrderCovers } from './order-covers.tsx'
import type { PaymentOrder } from './payment-order.ts'

/** What is being paid for, from which projects, at which price. */
export function OrderSummary({ order }: { order: PaymentOrder }) {
  const { milliTrees, co2eGrams, plasticGrams } = order.funds
  const drawn = projectScene({
    seed: order.quoteId,
    trees: Math.floor(milliTrees / 1000),
    co2eGrams,
    plasticGrams,
    projects: order.projects,
    date: new Date().toISOString().slice(0, 10),
    width: 480,
    height: 260,
  })
  return (
    <aside className={styles.summary} aria-label={purchasesMessage('orderSummary.yourOrder')}>
      <div className={styles.picture}>
        <Picture shapes={drawn.shapes} width={480} height={260} fit="cover" />
      </div>
      <div className={styles.summaryBody}>
        <dl className="sum-rows">
          {order.lines.map(({ what, detail, price }) => (
            <div key={what}>
              <dt>
                {what}
                <span className="quiet">{detail}</span>
              </dt>
              <dd>{price}</dd>
            </div>
          ))}
          <div className={`sum-total ${styles.totalLine}`}>
            <dt>{purchasesMessage('orderSummary.total')}</dt>
            <dd>{order.total}</dd>
          </div>
        </dl>
        <OrderCovers covers={order.covers} />
        {order.note ? <p className="quiet">{order.note}</p> : null}
        <p className="quiet">
          <a href={order.setup[order.audience]}>
            {purchasesMessage('orderSummary.changeWhatIFund')}
          </a>
        </p>
      </div>
    </aside>
  )
}
