import { ExportLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { fileAnswer } from '../../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/history-csv.route'
import { historyQuery } from './history-query.ts'

/** What happened to the lines as CSV. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const query = historyQuery(new URL(request.url).searchParams)
  const answer = await api(ExportLineEvents, { params, query })
  if (!answer.ok) throw noInventory(answer.status)
  return fileAnswer({
    bytes: answer.data,
    contentType: 'text/csv; charset=utf-8',
    downloadAs: 'inventory-history.csv',
  })
}
