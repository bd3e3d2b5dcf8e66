import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { PreviewWidget } from '@understory/contracts/showing/widgets.ts'
import { checkWidget } from '@understory/domain/showing/widgets/check-widget.ts'
import { sizeNamed } from '@understory/domain/showing/widgets/widget-look.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { readFigures } from '../shareables/public.ts'
import { framePage, framePolicy } from './frame-page.ts'
import { boxOf, widgetFace } from './widget-face.ts'

/** As it would look on a page; it needs no name and no domain yet, and its picture is the caller's. */
export async function previewWidget(
  { db }: Pick<Deps, 'db'>,
  { accountId, accountKind: kind }: Pick<AccountActor, 'accountId' | 'accountKind'>,
  { size, ...rest }: BodyOf<typeof PreviewWidget>,
): Promise<ReplyOf<typeof PreviewWidget> | Refused> {
  if (kind !== 'business') return refuse('WIDGETS_FORBIDDEN')
  const settings = { ...rest, size: sizeNamed(size) }
  const complete = { ...settings, displayName: '-', allowedDomains: ['*'] }
  const problems = checkWidget(complete, { kind, hasPicture: true })
  if (problems.length > 0) return refuse('WIDGET_INVALID', problems)
  const [{ byProduct }, { display_name }] = await Promise.all([
    readFigures(db, accountId),
    db
      .selectFrom('account')
      .select('display_name')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ])
  const { width, height } = boxOf(settings)
  const shown = { settings, company: display_name, byProduct, proof: '', image: null }
  const face = widgetFace(shown)
  const { html, style } = framePage(face)
  return { face, box: { width, height }, page: { html, policy: framePolicy(style, []) } }
}
