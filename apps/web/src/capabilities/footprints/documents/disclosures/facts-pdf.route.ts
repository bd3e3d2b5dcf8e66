import { ExportFrameworkPdf } from '@understory/contracts/footprints/framework-disclosures.ts'
import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/facts-pdf.route'

/** The facts of a framework as PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const standard = FRAMEWORKS.find((each) => each === params.standard)
  if (!standard) return new Response('There is nothing here.', { status: 404 })
  const { footprintId } = params
  const answer = await api(ExportFrameworkPdf, { params: { footprintId, standard } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: ExportFrameworkPdf.answer.contentType,
    downloadAs: `${standard}.pdf`,
  })
}
