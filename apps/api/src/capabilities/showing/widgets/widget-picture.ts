import { createHash } from 'node:crypto'
import type { Widget } from '@understory/contracts/showing/widgets.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findWidget, presentWidget, type WidgetKey } from './widget-records.ts'

type WidgetPictureDeps = Pick<Deps, 'db' | 'clock' | 'pictures'>

/** What is stored is drawn again from the pixels, so that nothing hidden in the file survives. */
export async function setWidgetPicture(
  { db, clock, pictures }: WidgetPictureDeps,
  named: WidgetKey,
  file: Uint8Array,
): Promise<Widget | Refused> {
  if (!(await findWidget(db, named))) return refuse('WIDGET_NOT_FOUND')
  const drawn = await pictures.background(file)
  if (!drawn.ok) {
    const code = drawn.problem === 'too-large' ? 'PICTURE_TOO_LARGE' : 'PICTURE_INVALID'
    return refuse(code, [{ field: 'picture', message: refuse(code).refusal.message }])
  }
  const picture = {
    bytes: Buffer.from(drawn.jpeg),
    sha256: createHash('sha256').update(drawn.jpeg).digest('hex'),
    created_at: clock(),
  }
  return transact(db, async (tx) => {
    if (!(await lockWidget(tx, named))) return refuse('WIDGET_NOT_FOUND')
    await tx
      .insertInto('widget_picture')
      .values({ widget_id: named.widgetId, account_id: named.accountId, ...picture })
      .onConflict((conflict) => conflict.column('widget_id').doUpdateSet(picture))
      .execute()
    const row = await findWidget(tx, named)
    return row ? presentWidget(row) : refuse('WIDGET_NOT_FOUND')
  })
}

/** While the picture was drawn, the widget may have gone. */
function lockWidget(tx: Tx, { widgetId, accountId }: WidgetKey) {
  return tx
    .selectFrom('widget')
    .select('id')
    .where('id', '=', widgetId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
