import { ExportInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/inventory-csv.route'
import { noInventory } from './no-inventory.ts'

/** Every line of the inventory as CSV. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportInventory, { params })
  if (!answer.ok) throw noInventory(answer.status)
  return fileAnswer({
    bytes: answer.data,
    contentType: 'text/csv; charset=utf-8',
    downloadAs: 'inventory.csv',
  })
}
