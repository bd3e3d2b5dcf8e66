import { nameBefore } from '../../../../http/files/file-answer.ts'
import { requestContext } from '../../../../http/request-context.ts'
import type { Route } from './+types/brand-mark.route'
import { type Mark, markSvg, marks } from './brand-mark.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const mark = nameBefore('.svg', params.file)
  if (!Object.hasOwn(marks(), mark)) throw new Response(null, { status: 404 })
  const { logo } = context.get(requestContext).settings.brand
  // A logo of the installation has colours of its own.
  if (logo !== null && mark !== 'colour') throw new Response(null, { status: 404 })
  return new Response(logo ?? markSvg(mark as Mark), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...(logo !== null && { 'content-security-policy': "default-src 'none'; sandbox" }),
    },
  })
}
