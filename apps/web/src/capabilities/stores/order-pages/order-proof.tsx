import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderProof, OrderImpact } from '@understory/contracts/stores/order-pages.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { PaperAddress } from '../../../shell/paper-address.tsx'
import { CheckProof } from '../../proof/certificates/public.ts'
import { fundedImpact } from '../bills/public.ts'
import styles from './order-page.module.css'

/** What opens the page, and the proof. */
export type OrderLink = QueryOf<typeof GetOrderProof>

type OrderProofProps = { readonly order: OrderImpact; readonly link: OrderLink }

/** Where an order stands in the public log, checked in the browser; or why that is not shown. */
export function OrderProof({ order, link }: OrderProofProps) {
  if (!order.showsProof && order.stage !== 'funded') return null
  return (
    <section className="part" aria-labelledby="proof">
      <h2 id="proof">Its proof</h2>
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
    return `It shares an entry of the public ledger with the other orders of its day. ${storeName} does not show which one, as that would reveal how many orders it has.`
  }
  return stage === 'funded'
    ? 'It is not in the public log yet. That takes some seconds: please load this page again.'
    : `It is not in the public log yet. It will be, within seconds of ${storeName} paying for it.`
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
  const among = orders === 1 ? 'The only order' : `One of ${orders.toLocaleString('en-GB')} orders`
  return (
    <>
      <p>
        {among} of {longDate(day)} in{' '}
        <a href={`/public-ledger?entry=${ledgerEntry}#entries`}>entry {ledgerEntry}</a> of the
        public ledger, which names nobody. You need not believe us: your browser works it out.
      </p>
      {billed === now ? null : (
        <p>
          The proof is of {billed}, as the order was billed. What was taken back since is an entry
          of its own.
        </p>
      )}
      <CheckProof verifierKey={key} certificate={null} order={address} />
      <noscript>
        <p>Without script, check it with the command below.</p>
      </noscript>
      <PaperAddress before="The entry:" path={`/public-ledger?entry=${ledgerEntry}`} />
      <PaperAddress before="The proof:" path={address} />
      <p className="off-paper">
        <a href={address} download="order-proof.txt">
          Download the proof
        </a>{' '}
        to check it on a machine of your own, with the key of the log:
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard has to reach it */}
      <pre className={styles.code} tabIndex={0}>
        <code>{`npm run verify:proof -- order-proof.txt --key "${key}"`}</code>
      </pre>
    </>
  )
}
