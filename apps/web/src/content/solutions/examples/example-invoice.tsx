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
import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from './example-invoice.module.css'

type InvoiceExample = { readonly funds: string; readonly lines: readonly InvoiceLine[] }

const TAX_ID = allTaxIdTypes().find(({ type }) => type === 'gb_vat')
const buyer = () => [
  solutionsMessage('exampleInvoice.fernbankStudio'),
  '12 Mill Lane',
  'Bristol',
  'BS1 4AA',
  solutionsMessage('exampleInvoice.unitedKingdom'),
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
          <span>{solutionsMessage('exampleInvoice.invoice')}</span> <span>{invoiceNumber(42)}</span>
        </p>
        <div className={styles.parties}>
          <p>
            <b>{solutionsMessage('exampleInvoice.to')}</b>
            {buyer().map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p>
            <b>{solutionsMessage('exampleInvoice.date')}</b>
            <span>{solutionsMessage('exampleInvoice.3March2026')}</span>
            <b>{solutionsMessage('exampleInvoice.paid')}</b>
            <span>{solutionsMessage('exampleInvoice.3March2026')}</span>
          </p>
        </div>
        <table>
          <caption className="visually-hidden">
            {solutionsMessage('exampleInvoice.linesExampleInvoice')}
          </caption>
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
                {solutionsMessage('exampleInvoice.total')}
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
      <figcaption className="quiet">
        {solutionsMessage('exampleInvoice.anExampleInvoice')}
      </figcaption>
    </figure>
  )
}
