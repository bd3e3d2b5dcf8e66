import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import {
  cardWords,
  INVOICE_HEADS,
  type InvoiceLine,
  invoiceNotes,
} from '@understory/domain/commerce/invoices/invoice-words.ts'
import { allTaxIdTypes } from '@understory/domain/commerce/payments/buyer/tax-id.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Logo } from '@understory/ui/pictures/logo.tsx'
import { useSiteName } from '../../../shell/use-site-name.ts'
import styles from './example-invoice.module.css'

type InvoiceExample = { readonly funds: string; readonly lines: readonly InvoiceLine[] }

const TAX_ID = allTaxIdTypes().find(({ type }) => type === 'gb_vat')
const BUYER = [
  'Fernbank Studio',
  '12 Mill Lane',
  'Bristol',
  'BS1 4AA',
  'United Kingdom',
  `${TAX_ID?.description}: GB999999973`,
]

/** An invoice as the books get it, at the prices of today, in the words of every invoice. */
export function ExampleInvoice({ funds, lines }: InvoiceExample) {
  const total = lines.reduce((sum, { amount }) => sum + amount.minor, 0)
  const currency = lines[0]?.amount.currency ?? 'GBP'
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <Logo name={useSiteName()} src={null} />
        <p className={styles.title}>
          <span>Invoice</span> <span>{invoiceNumber(42)}</span>
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
              {INVOICE_HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ description, quantity, unitPrice, amount }) => (
              <tr key={description}>
                <td>{description}</td>
                <td>{quantity}</td>
                <td>{unitPrice}</td>
                <td>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td>{formatMoney({ minor: total, currency })}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.small}>
          {invoiceNotes({
            isPaid: true,
            paymentMethod: cardWords({ brand: 'Visa', last4: '4242' }),
            saysNoVat: false,
            funds,
            hasRefunds: false,
            isRefunded: false,
          }).join(' ')}
        </p>
      </div>
      <figcaption className="quiet">An example invoice</figcaption>
    </figure>
  )
}
