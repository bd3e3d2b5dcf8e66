import { GetLineTemplate } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { fileAnswer } from '../../../../../http/files/file-answer.ts'
import { publicApi } from '../../../../../http/session.ts'
import type { Route } from './+types/line-template.route'

/** Great Britain where the address says nothing that is a country. */
function countryIn(request: Request): string {
  const asked = new URL(request.url).searchParams.get('country') ?? ''
  return /^[A-Z]{2}$/.test(asked) ? asked : 'GB'
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetLineTemplate, {
    query: { country: countryIn(request) },
  })
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: GetLineTemplate.answer.contentType,
    downloadAs: 'inventory-template.xlsx',
    cacheControl: 'public, max-age=3600',
  })
}
