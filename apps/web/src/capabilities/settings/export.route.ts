import { ExportData } from '@understory/contracts/settings.ts'
import { redirect } from 'react-router'
import { fileAnswer } from '../../http/file-answer.ts'
import { requireSession } from '../../http/session.ts'
import type { Route } from './+types/export.route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireSession(request, context)
  const answer = await api(ExportData, {})
  if (!answer.ok) throw redirect(`/my-impact/account/data?refused=${answer.refusal.code}`)
  return fileAnswer({
    bytes: answer.data,
    contentType: 'application/zip',
    downloadAs: 'understory-data.zip',
  })
}
