import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderProof, OrderImpact } from '@understory/contracts/stores/order-pages.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { PaperAddress } from '../../../shell/paper-address.tsx'
import { CheckProof } from '../../proof/certificates/public.ts'
import { fundedImpact } from '../bills/public.ts'
import { orderPagesMessage, orderPagesRich } from './messages/messages.generated.ts'
import styles from './order-page.module.css'

/** What opens the page, and the proof. */
export type OrderLink = QueryOf<typeof GetOrderProof>

type OrderProofProps = { readonly order: OrderImpact; readonly link: OrderLink }

/** Where an order stands in the public log, checked in the browser; or why that is not shown. */
export function OrderProof({ order, link }: OrderProofProps) {
  if (!order.showsProof && order.stage !== 'funded') return null
  return (
    <section className="part" aria-labelledby="proof">
      <h2 id="proof">{orderPagesMessage('orderProof.itsProof')}</h2>
      {order.proof ? (
        <Proved order={order} proof={order.proof} address={addressOf(link)} />
      ) : (
        <p>{notYet(order)}</p>
      )}
    </section>
  )
}

const addressOf = (link: OrderLink) => `/api/orders/proof?${new URLSearchParams(link)}`

function notYet({ stage, storeName, showsProof }: OrderImpact): string {
  if (!showsProof) {
    return orderPagesMessage('orderProof.sharesEntryPublicLedger', { storeName })
  }
  return stage === 'funded'
    ? orderPagesMessage('orderProof.publicLogYetTakes')
    : orderPagesMessage('orderProof.publicLogYetWithin', { storeName })
}

type ProvedProps = {
  readonly order: OrderImpact
  readonly proof: NonNullable<OrderImpact['proof']>
  readonly address: string
}

function Proved({ order, proof, address }: ProvedProps) {
  const { orders, day, key } = proof
  const { ledgerEntry } = order
  const [now, billed] = [fundedImpact(order), fundedImpact(proof)]
  const among =
    orders === 1
      ? orderPagesMessage('orderProof.theOnlyOrder')
      : orderPagesMessage('orderProof.oneOfOrders', { orders: orders.toLocaleString('en-GB') })
  return (
    <>
      <p>
        {orderPagesRich('orderProof.entryPublicLedgerNames', {
          among,
          longDate: longDate(day),
          link: (words) => <a href={`/public-ledger?entry=${ledgerEntry}#entries`}>{words}</a>,
          ledgerEntry: ledgerEntry === undefined ? '' : String(ledgerEntry),
        })}
      </p>
      {billed === now ? null : (
        <p>{orderPagesMessage('orderProof.proofOrderBilledTaken', { billed })}</p>
      )}
      <CheckProof verifierKey={key} certificate={null} order={address} />
      <noscript>
        <p>{orderPagesMessage('orderProof.withoutScriptCheckCommand')}</p>
      </noscript>
      <PaperAddress
        before={orderPagesMessage('orderProof.theEntry')}
        path={`/public-ledger?entry=${ledgerEntry}`}
      />
      <PaperAddress before={orderPagesMessage('orderProof.theProof')} path={address} />
      <p className="off-paper">
        {orderPagesRich('orderProof.downloadProofCheckMachine', {
          link: (words) => (
            <a href={address} download="order-proof.txt">
              {words}
            </a>
          ),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard has to reach it */}
      <pre className={styles.code} tabIndex={0}>
        <code>{orderPagesMessage('orderProof.npmRunVerifyProof', { key })}</code>
      </pre>
    </>
  )
}
