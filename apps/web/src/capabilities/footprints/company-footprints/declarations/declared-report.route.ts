import { GetDeclaredReport } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/declared-report.route'

/** The report of a declaration, as it was drawn then. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetDeclaredReport, { params })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/pdf',
    downloadAs: `footprint-declaration-${params.number}.pdf`,
  })
}
