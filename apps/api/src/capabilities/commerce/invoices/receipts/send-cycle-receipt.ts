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
import { invoicesMessage } from '../messages/messages.generated.ts'
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
    preview: invoicesMessage('cycle-receipt.preview', { number, total }),
    heading:
      rows.length > 0
        ? invoicesMessage('cycle-receipt.heading')
        : invoicesMessage('cycle-receipt.heading.2'),
    paragraphs: [
      rows.length > 0
        ? invoicesMessage('cycle-receipt.paragraphs', { total, plan })
        : invoicesMessage('cycle-receipt.paragraphs.2', { total, plan }),
      isUsage(cycle.product)
        ? invoicesMessage('cycle-receipt.paragraphs.3')
        : invoicesMessage('cycle-receipt.paragraphs.4'),
    ],
    rows: [
      ...planRows(cycle),
      ...rows,
      [invoicesMessage('cycle-receipt.paid'), total],
      [invoicesMessage('cycle-receipt.invoice'), number],
    ],
    action: (await claimAction(deps, first)) ?? {
      label: isUsage(cycle.product)
        ? invoicesMessage('cycle-receipt.action.label')
        : invoicesMessage('cycle-receipt.action.label.2'),
      url: `${deps.config.origin}${planPath(cycle.product)}`,
    },
    footer: invoicesMessage('cycle-receipt.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendToReaders(deps, 'cycle-receipt', readers, {
    id: `cycle-receipt-${cycleId}`,
    subject: invoicesMessage('cycle-receipt.subject', { number }),
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
  return fundedLines().flatMap(({ impact, title, format }): [string, string][] => {
    const quantity = sumOf(impact)
    return quantity > 0 ? [[title, format(quantity)]] : []
  })
}

/** In the order of the certificate. */
const fundedLines = () =>
  [
    { impact: 'trees', title: invoicesMessage('cycle-receipt.funded.trees'), format: formatTrees },
    { impact: 'co2e', title: invoicesMessage('cycle-receipt.funded.co2e'), format: formatGrams },
    {
      impact: 'plastic',
      title: invoicesMessage('cycle-receipt.funded.plastic'),
      format: formatGrams,
    },
  ] as const
