import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { publicFiguresOf, shareIdOf } from '../shareables/public.ts'
import { boxOf, widgetFace } from './widget-face.ts'
import { picturePath, settingsOf } from './widget-records.ts'

// Each widget that is seen is packed once a minute; the best takes fifty times as long for some bytes less.
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A widget as it is served, ready to be sent. */
export type LoadedWidget = {
  /** `null`: it is turned off, and shows nothing. */
  readonly face: WidgetFace | null
  readonly box: { readonly width: number; readonly height: number }
  readonly domains: readonly string[]
  readonly etag: string
  readonly json: Buffer
  readonly packed: Buffer
}

/** In one statement, with the figures of now; `null`: there is no such widget. */
export async function loadWidget(db: Database, widgetId: string): Promise<LoadedWidget | null> {
  const row = await db
    .selectFrom('widget as w')
    .innerJoin('account as a', 'a.id', 'w.account_id')
    .leftJoin('widget_picture as p', 'p.widget_id', 'w.id')
    .selectAll('w')
    .select(['a.display_name as company', 'p.sha256'])
    .select(shareIdOf(sql.ref('w.account_id')).as('share_id'))
    .select(publicFiguresOf(sql.ref('w.account_id')).as('figures'))
    .where('w.id', '=', widgetId)
    .where('a.closed_at', 'is', null)
    .executeTakeFirst()
  if (!row?.share_id) return null
  const settings = settingsOf(row)
  const face = row.is_active
    ? widgetFace({
        settings,
        company: row.company,
        byProduct: row.figures.byProduct,
        proof: `/funded/${row.share_id}`,
        image: picturePath(row.id, row.sha256),
      })
    : null
  const json = Buffer.from(JSON.stringify(face))
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  const { width, height } = boxOf(settings)
  return {
    face,
    box: { width, height },
    domains: settings.allowedDomains,
    // Weak: the same for both forms of the data.
    etag: `W/"${hash}"`,
    json,
    packed: brotliCompressSync(json, QUICKLY),
  }
}

/** The background by its address, which changes with its bytes. */
export async function loadPicture(
  db: Database,
  widgetId: string,
  hash: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('widget_picture as p')
    .innerJoin('widget as w', 'w.id', 'p.widget_id')
    .select('p.bytes')
    .where('p.widget_id', '=', widgetId)
    .where('p.sha256', 'like', `${hash}%`)
    .where('w.is_active', '=', true)
    .executeTakeFirst()
  return row?.bytes ?? null
}
