import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Deps } from '../../../../deps.ts'
import { claimAction } from '../../../people/accounts/public.ts'
import { findReaders, renderEmail, sendToReaders } from '../../../site/mail/public.ts'
import {
  loadCycle,
  planPath,
  planRows,
  rememberCardOfCycle,
  yourPlan,
} from '../../subscriptions/public.ts'
import { findInvoice } from '../invoice-records.ts'
import { renderInvoice } from '../render-invoice.ts'

type SendCycleReceiptDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'payments' | 'documents' | 'mailer' | 'crashPoint'
>

/** What a cycle cost and funded, with its invoice attached. */
export async function sendCycleReceipt(deps: SendCycleReceiptDeps, cycleId: string): Promise<void> {
  const cycle = await loadCycle(deps.db, cycleId)
  const readers = await findReaders(deps, {
    accountId: cycle.account_id,
    userId: cycle.started_by,
  })
  const [first] = readers
  await rememberCardOfCycle(deps, cycleId)
  const invoice = await findInvoice(deps.db, { cycleId })
  if (!first || !invoice) return
  const number = invoiceNumber(invoice.number)
  const total = formatMoney({ minor: cycle.amount_minor, currency: cycle.currency })
  const plan = yourPlan(cycle.product)
  const rows = await funded(deps, cycleId)
  const message = renderEmail(deps.config, {
    preview: `Receipt ${number}, ${total}`,
    heading: rows.length > 0 ? 'Thank you. This cycle is in the ledger.' : 'Thank you. It is paid.',
    paragraphs: [
      rows.length > 0
        ? `Your payment of ${total} for ${plan} has arrived, and what it funds is now in the ledger.`
        : `Your payment of ${total} for ${plan} has arrived.`,
      isUsage(cycle.product)
        ? 'Your invoice is attached. The bill lists what each order contributed, and you can download it.'
        : 'Your invoice is attached. You can change or cancel your subscription at any time.',
    ],
    rows: [...planRows(cycle), ...rows, ['Paid', total], ['Invoice', number]],
    action: (await claimAction(deps, first)) ?? {
      label: isUsage(cycle.product) ? 'See your bills' : 'See your subscription',
      url: `${deps.config.origin}${planPath(cycle.product)}`,
    },
    footer: `Sent by ${deps.config.SELLER_NAME}, because of your subscription at ${deps.config.origin}.`,
  })
  await sendToReaders(deps, 'cycle-receipt', readers, {
    id: `cycle-receipt-${cycleId}`,
    subject: `Your receipt ${number}`,
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

async function funded(deps: Pick<Deps, 'db'>, cycleId: string): Promise<[string, string][]> {
  const rows = await deps.db
    .selectFrom('impact_ledger_entry')
    .select(({ fn }) => ['impact', fn.sum<number>('quantity').as('quantity')])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('source_id', '=', cycleId),
        eb(
          'source_id',
          'in',
          selectFrom('store_bill_charge').select('bill_id').where('cycle_id', '=', cycleId),
        ),
      ]),
    )
    .groupBy('impact')
    .execute()
  const sumOf = (impact: string) =>
    Number(rows.find((each) => each.impact === impact)?.quantity ?? 0)
  return SEND_CYCLE_RECEIPT_WORDS.flatMap(({ impact, title, format }): [string, string][] => {
    const quantity = sumOf(impact)
    return quantity > 0 ? [[title, format(quantity)]] : []
  })
}

/** In the order of the certificate. */
const SEND_CYCLE_RECEIPT_WORDS = [
  { impact: 'trees', title: 'Trees', format: formatTrees },
  { impact: 'co2e', title: 'CO2e', format: formatGrams },
  { impact: 'plastic', title: 'Plastic', format: formatGrams },
] as const
