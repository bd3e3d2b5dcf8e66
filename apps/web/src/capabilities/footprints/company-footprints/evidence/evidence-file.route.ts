import { DownloadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { uploadedFileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/evidence-file.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(DownloadEvidence, { params })
  if (!answer.ok) return new Response(answer.refusal.message, { status: 404 })
  return uploadedFileAnswer(answer.data, answer.disposition)
}
