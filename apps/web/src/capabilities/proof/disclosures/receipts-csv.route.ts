import { ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { ask } from '../../../content/public-facts.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import type { Route } from './+types/receipts-csv.route'
import { disclosuresMessage } from './messages/messages.generated.ts'

const COLUMNS = [
  'quarter',
  'version',
  'paid_minor',
  'currency',
  'paid_on',
  'impact',
  'quantity',
  'receipt_url',
  'receipt_sha256',
  'not_public_because',
  'note',
]

/** What reached a project, as a table. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const body = await ask(context, `/api/projects/${encodeURIComponent(params.projectId)}/payments`)
  const answer = ListProjectPayments.answer.safeParse(body).data
  if (!answer) return new Response(disclosuresMessage('receiptsCsv.noSuchProject'), { status: 404 })
  const rows = answer.payments.map((each) => [
    each.quarter,
    String(each.version),
    String(each.paid.minor),
    each.paid.currency,
    each.paidOn,
    answer.impact,
    String(each.quantity),
    each.receipt?.url ?? '',
    each.receipt?.sha256 ?? '',
    each.notPublicBecause ?? '',
    each.note,
  ])
  return fileAnswer({
    bytes: new TextEncoder().encode(toCsv([COLUMNS, ...rows])),
    contentType: 'text/csv; charset=utf-8',
    downloadAs: `${answer.projectId}-receipts.csv`,
  })
}
