import { purchasesMessage } from '../messages/messages.generated.ts'
import { OrderCovers } from './order-covers.tsx'
import styles from './order-panel.module.css'
import type { PaymentOrder } from './payment-order.ts'

/** What was chosen and what it costs, in short, for a page on the way to paying. */
export function OrderPanel({ order }: { readonly order: PaymentOrder }) {
  const { lines, total, note, setup, audience } = order
  return (
    <section className={`panel panel-lichen ${styles.order}`} aria-labelledby="your-choice">
      <h2 id="your-choice">{purchasesMessage('orderPanel.yourChoice')}</h2>
      <dl className="sum-rows">
        {lines.map(({ what, detail, price }) => (
          <div key={what}>
            <dt>
              {what}
              <span className="quiet">{detail}</span>
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
        <div className={`sum-total ${styles.total}`}>
          <dt>{purchasesMessage('orderPanel.total')}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <OrderCovers covers={order.covers} />
      {note ? <p className="quiet">{note}</p> : null}
      <p className="quiet">
        <a href={setup[audience]}>{purchasesMessage('orderPanel.changeWhatIFund')}</a>
      </p>
    </section>
  )
}
