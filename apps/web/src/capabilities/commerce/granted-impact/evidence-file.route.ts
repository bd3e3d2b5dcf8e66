import { GetEvidence, ListGrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { requireAccount } from '../../../http/session.ts'
import type { Route } from './+types/evidence-file.route'

const ENDINGS: Readonly<Record<string, string>> = lookupTable({
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
})

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const [listed, file] = await Promise.all([
    api(ListGrantedImpact, {}),
    api(GetEvidence, { params }),
  ])
  if (!file.ok) return new Response(file.refusal.message, { status: file.status })
  const granted = listed.ok ? listed.data.granted : []
  const contentType =
    granted.find(({ grantedId }) => grantedId === params.grantedId)?.evidence.contentType ??
    'application/octet-stream'
  return fileAnswer({
    bytes: file.data,
    contentType,
    downloadAs: `evidence-${params.grantedId.slice(0, 8)}.${ENDINGS[contentType] ?? 'bin'}`,
  })
}
