import { ExportData } from '@understory/contracts/people/privacy.ts'
import { redirect } from 'react-router'
import { fileAnswer } from '../../../http/files/file-answer.ts'
import { requireSession } from '../../../http/session.ts'
import type { Route } from './+types/export.route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireSession(request, context)
  const answer = await api(ExportData, {})
  if (!answer.ok) throw redirect(`/my-impact/account/data?refused=${answer.refusal.code}`)
  // Of an answer without a body nothing would read it, nor close its file.
  if (request.method === 'HEAD') await answer.data.cancel()
  return fileAnswer({
    bytes: request.method === 'HEAD' ? new Uint8Array() : answer.data,
    length: answer.length,
    contentType: 'application/zip',
    downloadAs: 'data.zip',
  })
}
