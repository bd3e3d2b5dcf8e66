import {
  BADGE_KINDS,
  BADGE_THEMES,
  GetBadge,
  GetBadgePng,
  GetOwnBadge,
} from '@understory/contracts/showing/shareables.ts'
import { data } from 'react-router'
import { fileAnswer } from '../../../../http/files/file-answer.ts'
import { publicApi, requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/badge-file.route'

const BADGE_FILE_NAME = /^([a-z]+)-([a-z]+)\.(svg|png)$/
// Long enough that a busy page costs little, short enough that a figure is never old.
const CACHE = 'public, max-age=60, stale-if-error=604800'

/** A badge as an image: of an account that shares it, or of one's own before anyone may see it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const badge = badgeOf(params.file)
  if (!badge) throw data(null, { status: 404 })
  const { format, ...named } = badge
  const { shareId } = params
  if (shareId === undefined) {
    const { api } = await requireAccount(request, context)
    const own = await api(GetOwnBadge, { params: named })
    if (!own.ok || format !== 'svg') throw data(null, { status: own.ok ? 404 : own.status })
    return fileAnswer({ bytes: own.data, contentType: 'image/svg+xml; charset=utf-8' })
  }
  const asked = { params: { ...named, shareId } }
  const api = publicApi(request, context)
  const answer = format === 'svg' ? await api(GetBadge, asked) : await api(GetBadgePng, asked)
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  const contentType = format === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png'
  const response = fileAnswer({ bytes: answer.data, contentType, cacheControl: CACHE })
  // It stands on pages of others.
  response.headers.set('cross-origin-resource-policy', 'cross-origin')
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  )
  return response
}

function badgeOf(file: string) {
  const [, kindText, themeText, format] = BADGE_FILE_NAME.exec(file) ?? []
  const kind = BADGE_KINDS.find((each) => each === kindText)
  const theme = BADGE_THEMES.find((each) => each === themeText)
  return kind && theme && (format === 'svg' || format === 'png') ? { kind, theme, format } : null
}
