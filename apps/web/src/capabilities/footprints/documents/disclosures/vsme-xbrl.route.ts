import { ExportVsmeXbrl } from '@understory/contracts/footprints/framework-disclosures.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/vsme-xbrl.route'

/** The VSME in the names of its taxonomy. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportVsmeXbrl, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: new TextEncoder().encode(`${JSON.stringify(answer.data, null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    downloadAs: 'vsme-xbrl.json',
  })
}
