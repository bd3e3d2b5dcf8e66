import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../deps.ts'
import {
  invoiceNumber,
  loadPurchase,
  type PurchaseRow,
  renderInvoiceOf,
} from '../offsetting/public.ts'
import { rememberCard } from '../payments/public.ts'
import { renderEmail } from './render-email.ts'
import { sendOnceToUser } from './send-once.ts'

/** What was paid, with the invoice attached and the way to the certificate. */
export async function sendReceipt(deps: Deps, purchaseId: string): Promise<void> {
  const purchase = await loadPurchase(deps.db, purchaseId)
  const buyer = await findBuyer(deps, purchaseId)
  if (!buyer || purchase.invoice_number === null) return
  await rememberCard(deps, purchaseId)
  const number = invoiceNumber(purchase.invoice_number)
  const message = renderEmail({
    preview: `Receipt ${number}, ${total(purchase)}`,
    ...wordsOf(purchase),
    rows: [...funded(purchase), ['Paid', total(purchase)], ['Invoice', number]],
    action: actionOf(deps, purchase),
    footer: `Sent by ${deps.config.SELLER_NAME}, because of your purchase at ${deps.config.origin}.`,
  })
  await sendOnceToUser(deps, 'receipt', {
    id: `receipt-${purchaseId}`,
    to: buyer.email,
    subject: `Your receipt ${number}`,
    ...message,
    attachments: [
      {
        filename: `${number}.pdf`,
        contentType: 'application/pdf',
        content: await renderInvoiceOf(deps, purchase),
      },
    ],
  })
}

function wordsOf(purchase: PurchaseRow): { heading: string; paragraphs: string[] } {
  const arrived = `Your payment of ${total(purchase)} has arrived`
  if (purchase.quote_kind === 'verify-footprint') {
    return {
      heading: 'Thank you. Your verification is ordered.',
      paragraphs: [
        `${arrived}. Somebody of our team writes to you about the evidence that is needed.`,
        'Your invoice is attached.',
      ],
    }
  }
  const papers =
    purchase.quote_kind === 'gift'
      ? 'Each gift has a link and a certificate of its own; those with an email are delivered on their day.'
      : 'Your certificate carries a number that anybody can check.'
  return {
    heading: 'Thank you. It is in the ledger.',
    paragraphs: [
      `${arrived}, and what it funds now stands in the ledger.`,
      `Your invoice is attached. ${papers}`,
    ],
  }
}

function actionOf({ config }: Deps, purchase: PurchaseRow) {
  if (purchase.quote_kind === 'verify-footprint') {
    const url = `${config.origin}/app/business/footprint/verify/one-time/confirmation`
    return { label: 'See what happens next', url }
  }
  return purchase.quote_kind === 'gift'
    ? { label: 'See your gifts', url: `${config.origin}/my-impact/manage/gifts` }
    : {
        label: 'See your certificate',
        url: `${config.origin}/verify/${purchase.certificate_id}`,
      }
}

function findBuyer(deps: Deps, purchaseId: string) {
  return deps.db
    .selectFrom('instant_purchase as p')
    .innerJoin('app_user as u', 'u.id', 'p.bought_by')
    .select('u.email')
    .where('p.id', '=', purchaseId)
    .executeTakeFirst()
}

function total(purchase: PurchaseRow): string {
  return formatMoney({ minor: purchase.total_minor, currency: purchase.currency as Currency })
}

function funded(purchase: PurchaseRow): [string, string][] {
  const rows: [string, number, string][] = [
    ['Trees', purchase.milli_trees, formatTrees(purchase.milli_trees)],
    ['CO2e', purchase.co2e_grams, formatGrams(purchase.co2e_grams)],
    ['Plastic', purchase.plastic_grams, formatGrams(purchase.plastic_grams)],
  ]
  return rows.filter(([, quantity]) => quantity > 0).map(([label, , text]) => [label, text])
}
