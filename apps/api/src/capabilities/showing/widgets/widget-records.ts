import type { Widget } from '@understory/contracts/showing/widgets.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Widget as WidgetTable } from '@understory/database/rows.generated.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { WidgetSettings } from '@understory/domain/showing/widgets/check-widget.ts'
import type { WidgetLook } from '@understory/domain/showing/widgets/widget-look.ts'
import type { Selectable } from 'kysely'
import { boxOf } from './widget-face.ts'

type WidgetRecordsRow = Selectable<WidgetTable>
export type WidgetKey = { readonly accountId: string; readonly widgetId: string }

export function selectWidgets(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('widget as w')
    .leftJoin('widget_picture as p', 'p.widget_id', 'w.id')
    .selectAll('w')
    .select('p.sha256')
    .where('w.account_id', '=', accountId)
    .orderBy('w.created_at')
    .orderBy('w.id')
}

export function findWidget(db: Database | Tx, { accountId, widgetId }: WidgetKey) {
  return selectWidgets(db, accountId).where('w.id', '=', widgetId).executeTakeFirst()
}

/** It changes with the bytes, so that they may be cached for ever. */
export function picturePath(widgetId: string, sha256: string | null): string | null {
  return sha256 && `/widget/${widgetId}/${sha256.slice(0, 16)}.jpg`
}

export function settingsOf(row: WidgetRecordsRow): WidgetSettings {
  return {
    // Written from the contract alone.
    ...(row.look as WidgetLook),
    displayName: row.display_name,
    displayCompanyName: row.shows_company,
    allowedDomains: row.domains,
    activeImpactTypes: row.impacts as Impact[],
    reportedProducts: row.products,
    note: row.note,
  }
}

export function columnsOf(settings: WidgetSettings) {
  const {
    displayName,
    displayCompanyName,
    allowedDomains,
    activeImpactTypes,
    reportedProducts,
    note,
    ...look
  } = settings
  return {
    display_name: displayName,
    shows_company: displayCompanyName,
    domains: [...allowedDomains],
    impacts: [...activeImpactTypes],
    products: [...reportedProducts],
    note,
    look: JSON.stringify(look),
  }
}

export function presentWidget(row: WidgetRecordsRow & { sha256: string | null }): Widget {
  const settings = settingsOf(row)
  const { width, height } = boxOf(settings)
  return {
    ...settings,
    allowedDomains: [...settings.allowedDomains],
    activeImpactTypes: [...settings.activeImpactTypes],
    reportedProducts: [...settings.reportedProducts],
    widgetId: row.id,
    isActive: row.is_active,
    picture: picturePath(row.id, row.sha256),
    box: { width, height },
    createdAt: row.created_at.toISOString(),
  }
}
