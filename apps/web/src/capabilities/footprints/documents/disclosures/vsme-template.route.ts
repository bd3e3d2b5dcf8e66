import { ExportVsmeTemplate } from '@understory/contracts/footprints/framework-disclosures.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/vsme-template.route'

/** EFRAG’s template of the VSME, filled. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(ExportVsmeTemplate, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: ExportVsmeTemplate.answer.contentType,
    downloadAs: 'vsme-efrag-template-1.3.0.xlsx',
  })
}
