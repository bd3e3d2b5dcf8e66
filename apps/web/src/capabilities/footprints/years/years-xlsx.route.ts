import { ExportYearsWorkbook } from '@understory/contracts/footprints/years.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/years-xlsx.route'
import { yearsChoice } from './years-address.ts'

/** The years side by side, as XLSX. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportYearsWorkbook, { query: yearsChoice(request) })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: ExportYearsWorkbook.answer.contentType,
    downloadAs: 'footprint-years.xlsx',
  })
}
