import { GetLogo } from '@understory/contracts/people/settings.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/logo-file.route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetLogo, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  // Under the id of the picture, which another picture does not have.
  const isOfOne = new URL(request.url).searchParams.has('v')
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    ...(isOfOne && { cacheControl: 'private, max-age=604800' }),
  })
}
