import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import type { Deps } from '../../../deps.ts'
import { keyFor } from '../../../signing/key-for.ts'

type PreviewLinkDeps = Pick<Deps, 'config' | 'clock'>
type PreviewLinkPlace = { readonly kind: ContentKind; readonly slug: string }

/** A link that was signed for longer than this is none of ours. */
const LONGEST_SECONDS = 7 * 86_400
const OURS_SECONDS = 3_600

/** Of the operator, whom the content service knows as well; or else our own. */
function signatureOf(
  { config }: Pick<Deps, 'config'>,
  { kind, slug }: PreviewLinkPlace,
  until: number,
) {
  const key = config.CONTENT_PREVIEW_SECRET ?? keyFor(config.APP_SECRET, 'content-preview')
  return createHmac('sha256', key).update(`${kind}/${slug}/${until}`).digest('hex')
}

/** The address of a draft, for an hour. */
export function previewPath(deps: PreviewLinkDeps, place: PreviewLinkPlace): string {
  const until = Math.floor(deps.clock().getTime() / 1_000) + OURS_SECONDS
  const signature = signatureOf(deps, place, until)
  return `/preview/${place.kind}/${place.slug}?until=${until}&signature=${signature}`
}

export function isPreviewSigned(
  deps: PreviewLinkDeps,
  {
    until,
    signature,
    ...place
  }: PreviewLinkPlace & { readonly until: number; readonly signature: string },
): boolean {
  const seconds = until - deps.clock().getTime() / 1_000
  if (seconds <= 0 || seconds > LONGEST_SECONDS) return false
  const given = Buffer.from(signature)
  const wanted = Buffer.from(signatureOf(deps, place, until))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
