import { ExportWorkbook } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/inventory-xlsx.route'
import { noInventory } from './no-inventory.ts'

/** Lines, sums and methods of the inventory as a workbook. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportWorkbook, { params })
  if (!answer.ok) throw noInventory(answer.status)
  return fileAnswer({
    bytes: answer.data,
    contentType: ExportWorkbook.answer.contentType,
    downloadAs: 'inventory.xlsx',
  })
}
