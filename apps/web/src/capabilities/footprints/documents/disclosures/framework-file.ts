import type {
  ExportFrameworkCsv,
  ExportFrameworkPdf,
  ExportFrameworkWorkbook,
} from '@understory/contracts/footprints/framework-disclosures.ts'
import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/facts-pdf.route'

type FrameworkFile = {
  readonly endpoint:
    | typeof ExportFrameworkCsv
    | typeof ExportFrameworkPdf
    | typeof ExportFrameworkWorkbook
  readonly extension: 'csv' | 'pdf' | 'xlsx'
}

/** The facts of a framework as a file, named for the framework. */
export async function frameworkFile(
  { request, context, params }: Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>,
  { endpoint, extension }: FrameworkFile,
): Promise<Response> {
  const { api } = await requireAccount(request, context)
  const standard = FRAMEWORKS.find((each) => each === params.standard)
  if (!standard)
    return new Response(documentsMessage('frameworkFile.thereIsNothingHere'), { status: 404 })
  const { footprintId } = params
  const answer = await api(endpoint, { params: { footprintId, standard } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: endpoint.answer.contentType,
    downloadAs: `${standard}.${extension}`,
  })
}
