import { GetFrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { refusal, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/facts-json.route'

/** The facts of a framework as JSON, of a declared footprint. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const standard = FRAMEWORKS.find((each) => each === params.standard)
  if (!standard)
    return new Response(documentsMessage('factsJson.thereIsNothingHere'), { status: 404 })
  const { footprintId } = params
  const answer = await api(GetFrameworkDisclosure, { params: { footprintId, standard } })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  if (answer.data.isDraft) {
    const code = 'DISCLOSURE_OF_DRAFT'
    return new Response(refusal(code).message, { status: statusOf(code) })
  }
  return fileAnswer({
    bytes: new TextEncoder().encode(`${JSON.stringify(answer.data, null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    downloadAs: `${standard}.json`,
  })
}
