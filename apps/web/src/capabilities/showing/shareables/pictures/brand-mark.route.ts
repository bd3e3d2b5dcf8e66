import { nameBefore } from '../../../../http/files/file-answer.ts'
import type { Route } from './+types/brand-mark.route'
import { MARKS, type Mark, markSvg } from './brand-mark.ts'

export function loader({ params }: Route.LoaderArgs) {
  const mark = nameBefore('.svg', params.file)
  if (!Object.hasOwn(MARKS, mark)) throw new Response(null, { status: 404 })
  return new Response(markSvg(mark as Mark), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
