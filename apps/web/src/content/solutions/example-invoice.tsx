import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import { Logo } from '@understory/ui/logo.tsx'
import styles from './example-invoice.module.css'

type InvoiceExample = {
  readonly funds: string
  readonly lines: readonly {
    readonly what: string
    readonly quantity: string
    readonly amount: Money
  }[]
}

const BUYER = ['Fernbank Studio', '12 Mill Lane', 'Bristol BS1 4AA', 'VAT number: GB999999973']

/** An invoice as the books get it, at the prices of today. */
export function ExampleInvoice({ funds, lines }: InvoiceExample) {
  const total = lines.reduce((sum, { amount }) => sum + amount.minor, 0)
  const currency = lines[0]?.amount.currency ?? 'GBP'
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <Logo />
        <p className={styles.title}>
          <span>Invoice</span> <span>UND-000042</span>
        </p>
        <div className={styles.parties}>
          <p>
            <b>To</b>
            {BUYER.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p>
            <b>Date</b>
            <span>3 March 2026</span>
            <b>Paid</b>
            <span>3 March 2026</span>
          </p>
        </div>
        <table>
          <caption className="visually-hidden">The lines of the example invoice</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Quantity</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, quantity, amount }) => (
              <tr key={what}>
                <td>{what}</td>
                <td>{quantity}</td>
                <td>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td>{formatMoney({ minor: total, currency })}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.small}>
          Paid by Visa ending in 4242. This payment is a contribution: it funds {funds}.
        </p>
      </div>
      <figcaption className="quiet">An example invoice</figcaption>
    </figure>
  )
}
