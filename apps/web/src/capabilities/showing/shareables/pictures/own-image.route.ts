import { GetAccountImage } from '@understory/contracts/showing/impact-pages.ts'
import { IMAGE_SIZES, type ImageSize } from '@understory/domain/showing/impact-pages/image-sizes.ts'
import { data } from 'react-router'
import { fileAnswer, nameBefore } from '../../../../http/files/file-answer.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/own-image.route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const size = nameBefore('.png', params.file)
  if (!Object.hasOwn(IMAGE_SIZES, size)) throw data(null, { status: 404 })
  const answer = await api(GetAccountImage, { params: { size: size as ImageSize } })
  if (!answer.ok) throw data(null, { status: answer.status })
  const isDownload = new URL(request.url).searchParams.has('download')
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    cacheControl: 'private, max-age=60',
    ...(isDownload && { downloadAs: `impact-${size}.png` }),
  })
}
