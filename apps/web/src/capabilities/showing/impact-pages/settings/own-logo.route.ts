import { GetOwnImpactPageLogo } from '@understory/contracts/showing/impact-pages.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/own-logo.route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetOwnImpactPageLogo, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return fileAnswer({ bytes: answer.data, contentType: 'image/png' })
}
