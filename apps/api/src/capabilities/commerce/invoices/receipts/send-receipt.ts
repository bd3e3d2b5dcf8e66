import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Deps } from '../../../../deps.ts'
import { claimAction } from '../../../people/accounts/public.ts'
import { findReaders, type Reader, renderEmail, sendToReaders } from '../../../site/mail/public.ts'
import { rememberCard } from '../../payments/public.ts'
import {
  coversOf,
  findKeyPurchase,
  kindOf,
  loadPurchase,
  type PurchaseRow,
} from '../../purchases/public.ts'
import { findInvoice } from '../invoice-records.ts'
import { invoicesMessage } from '../messages/messages.generated.ts'
import { renderInvoice } from '../render-invoice.ts'

type SendReceiptDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'payments' | 'documents' | 'mailer' | 'crashPoint' | 'purchaseKinds'
>

/** What was paid, with the invoice attached and the way to the certificate. */
export async function sendReceipt(deps: SendReceiptDeps, purchaseId: string): Promise<void> {
  const purchase = await loadPurchase(deps.db, purchaseId)
  const made = await findKeyPurchase(deps.db, purchaseId)
  const readers = await findReceiptReaders(deps, purchase, made !== undefined)
  await rememberCard(deps, purchaseId)
  const invoice = await findInvoice(deps.db, { purchaseId })
  const [buyer] = readers
  if (!buyer || !invoice) return
  const number = invoiceNumber(invoice.number)
  const { receipt } = kindOf(deps, purchase)
  const seeIt = receipt.action(purchase)
  const see = { label: seeIt.label, url: `${deps.config.origin}${seeIt.path}` }
  const covers = await coversOf(deps, [purchase], 'buyer')
  const claim = await claimAction(deps, buyer)
  const message = renderEmail(deps.config, {
    preview: invoicesMessage('receipt.preview', { number, total: total(purchase) }),
    heading: receipt.heading(),
    paragraphs: receipt.paragraphs(total(purchase)),
    rows: [
      ...funded(purchase),
      ...covers(purchase).map((words): [string, string] => [invoicesMessage('receipt.for'), words]),
      [invoicesMessage('receipt.paid'), total(purchase)],
      ...(made
        ? [
            [
              invoicesMessage('receipt.bought-by'),
              invoicesMessage('receipt.key', { keyName: made.key_name }),
            ] satisfies [string, string],
          ]
        : []),
      [invoicesMessage('receipt.invoice'), number],
      ...certificate(purchase),
    ],
    action: claim ?? see,
    // The certificate is open to everyone; other pages ask for the password first.
    ...(claim && purchase.certificate_id && { second: see }),
    footer: invoicesMessage('receipt.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendToReaders(deps, 'receipt', readers, {
    id: `receipt-${purchaseId}`,
    subject: invoicesMessage('receipt.subject', { number }),
    ...message,
    attachments: [
      {
        filename: `${number}.pdf`,
        contentType: 'application/pdf',
        content: await renderInvoice(deps, invoice),
      },
    ],
  })
}

/** Who bought it; of what a key bought, the owners. */
async function findReceiptReaders(
  { db }: Pick<Deps, 'db'>,
  { id, account_id: accountId }: PurchaseRow,
  isByKey: boolean,
): Promise<readonly Reader[]> {
  if (isByKey) return findReaders({ db }, { accountId, userId: null })
  return db
    .selectFrom('purchase as p')
    .innerJoin('app_user as u', 'u.id', 'p.bought_by')
    .select(['u.id', 'u.email'])
    .where('p.id', '=', id)
    .execute()
}

function total(purchase: PurchaseRow): string {
  return formatMoney({ minor: purchase.total_minor, currency: purchase.currency })
}

/** The number that anyone can check. */
function certificate({ certificate_id: id }: PurchaseRow): [string, string][] {
  return id ? [[invoicesMessage('receipt.certificate'), shownCode(certificateCode(id))]] : []
}

function funded(purchase: PurchaseRow): [string, string][] {
  const rows: [string, number, string][] = [
    [
      invoicesMessage('receipt.funded.trees'),
      purchase.milli_trees,
      formatTrees(purchase.milli_trees),
    ],
    [invoicesMessage('receipt.funded.co2e'), purchase.co2e_grams, formatGrams(purchase.co2e_grams)],
    [
      invoicesMessage('receipt.funded.plastic'),
      purchase.plastic_grams,
      formatGrams(purchase.plastic_grams),
    ],
  ]
  return rows.filter(([, quantity]) => quantity > 0).map(([label, , text]) => [label, text])
}
