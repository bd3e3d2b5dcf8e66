import { GetLineTemplate } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { fileAnswer } from '../../../../../http/files/file-answer.ts'
import { publicApi } from '../../../../../http/session.ts'
import type { Route } from './+types/line-template.route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetLineTemplate, {})
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: GetLineTemplate.answer.contentType,
    downloadAs: 'inventory-template.xlsx',
    cacheControl: 'public, max-age=3600',
  })
}
