import { formatCount } from '@understory/domain/quantity/format.ts'
import { formatStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { fundedImpact } from '../bills/public.ts'
import type { LastOrders } from './ask-last-orders.ts'
import {
  previewLastPaidOrder,
  previewMorePaidOrderCannot,
  previewNoPaidOrderYet,
  previewNoSumTypedNow,
  previewOrderByOrder,
} from './island-messages/preview.generated.ts'
import styles from './settings.module.css'

const FEW = 5

type PreviewProps = {
  readonly lastOrders: LastOrders
  /** It was asked for by a button, so it is where to read on. */
  readonly isAnswer: boolean
}

/** What the last orders would have contributed, their sum first. */
export function SettingsPreview({ lastOrders: { preview, problem }, isAnswer }: PreviewProps) {
  if (!preview) return <NoSum problem={problem} />
  const { orders, waiting, totalMinor, billingCurrency } = preview
  if (orders.length === 0 && waiting > 0) {
    return <p role="status">{waitingWords(waiting)}</p>
  }
  if (orders.length === 0) {
    return <p role="status">{previewNoPaidOrderYet()}</p>
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: what was asked for is where to read on. */}
      <div tabIndex={-1} autoFocus={isAnswer} role="status" className={styles.sum}>
        <p className="price">
          <strong>{formatStoreAmount(totalMinor, billingCurrency)}</strong>
        </p>
        <p>
          {previewLastPaidOrder({
            count: orders.length === 1 ? '' : formatCount(orders.length),
            oneOrders: orders.length === 1 ? 'yes' : 'other',
            fundedImpact: fundedImpact(preview),
          })}
        </p>
        {waiting > 0 ? <p className="quiet">{waitingWords(waiting)}</p> : null}
      </div>
      <details className="more" open={orders.length <= FEW}>
        <summary>{previewOrderByOrder()}</summary>
        <ul className="lined-rows">
          {orders.map((order, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: order numbers may repeat in a shop.
            <li key={at}>
              <span>
                {order.label}
                <span className="subline">{formatStoreAmount(order.netMinor, order.currency)}</span>
              </span>
              <span className={styles.amount}>
                {formatStoreAmount(order.moneyMinor, billingCurrency)}
                <span className="subline">{fundedImpact(order)}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

const waitingWords = (waiting: number) =>
  waiting === 1
    ? previewMorePaidOrderCannot()
    : `${formatCount(waiting)} paid orders cannot be worked out yet: their exchange rate is missing, or they are very large.`

/** A sum of the rule before would be read as that of this one. */
function NoSum({ problem }: { readonly problem: string }) {
  return (
    <div role="status">
      <p>{previewNoSumTypedNow()}</p>
      <p className="quiet">{problem}</p>
    </div>
  )
}
