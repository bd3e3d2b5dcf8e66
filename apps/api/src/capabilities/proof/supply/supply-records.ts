import type { ProjectCover, SupplyLot } from '@understory/contracts/proof/supply.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { isOldLabel, type LotLabelStatus } from '@understory/domain/proof/supply/lot-label.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { FileKey } from '@understory/ports/files.ts'
import { sql } from 'kysely'

const MOST_LOTS = 500

export const fileKeyOfLot = (evidenceId: string): FileKey => `supply/${evidenceId}`

/** What was entered, the newest first, without what only reverses it. */
export async function listLots(db: Database | Tx, now: Date): Promise<SupplyLot[]> {
  const rows = await db
    .selectFrom('supply_lot as l')
    .leftJoin('supply_lot as r', 'r.reverses', 'l.id')
    .leftJoin('supply_leaf as f', 'f.lot_id', 'l.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('supply_lot_label')
          .select(['status', 'checked_on', 'registry_url', 'checked_with'])
          .whereRef('lot_id', '=', 'l.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('label'),
      (join) => join.onTrue(),
    )
    .selectAll('l')
    .select(['r.entered_at as reversed_at', 'r.reason as reversed_for', 'f.leaf_index'])
    .select(['label.status', 'label.checked_on', 'label.registry_url', 'label.checked_with'])
    .where('l.reverses', 'is', null)
    .orderBy('l.id', 'desc')
    .limit(MOST_LOTS)
    .execute()
  return rows.map((row) => ({
    lotId: row.id,
    projectId: row.project_id,
    impact: row.impact,
    quantity: row.quantity,
    vintage: row.vintage,
    registry: row.registry,
    block: blockOf(row),
    retirementUrl: row.retirement_url,
    evidenceSha256: row.evidence_sha256,
    enteredAt: row.entered_at.toISOString(),
    logIndex: row.leaf_index,
    label: labelOf(row, now),
    reversed: row.reversed_at && {
      at: row.reversed_at.toISOString(),
      reason: row.reversed_for ?? '',
    },
  }))
}

type LabelRow = {
  readonly status: LotLabelStatus | null
  readonly checked_on: CalendarDate | null
  readonly registry_url: string | null
  readonly checked_with: string | null
}

export function labelOf(row: LabelRow, now: Date): SupplyLot['label'] {
  const {
    status,
    checked_on: checkedOn,
    registry_url: registryUrl,
    checked_with: checkedWith,
  } = row
  if (status === null || checkedOn === null) return null
  const isOld = isOldLabel({ status, checkedOn }, now)
  return { status, checkedOn, registryUrl, checkedWith: checkedWith ?? '', isOld }
}

type Block = {
  readonly series: string | null
  readonly first_unit: number | null
  readonly last_unit: number | null
}

export const blockOf = ({ series, first_unit, last_unit }: Block): SupplyLot['block'] =>
  series === null ? null : { series, first: first_unit ?? 0, last: last_unit ?? 0 }

/** Of each project what was supplied and what was funded, from the totals of the platform. */
export async function listCover(db: Database | Tx): Promise<ProjectCover[]> {
  const { rows } = await sql<CoverRow>`
    with funded as (
      select project_id, sum(quantity)::bigint as quantity from impact_platform_total group by 1)
    select p.id, p.name, p.impact, coalesce(c.is_bought_ahead, false) as is_bought_ahead,
      coalesce(c.retired_within_days, 90) as retired_within_days, coalesce(c.supplied, 0) as supplied,
      coalesce(f.quantity, 0) as funded
    from project p left join supply_cover c on c.project_id = p.id
      left join funded f on f.project_id = p.id
    order by p.impact, p.id`.execute(db)
  return rows.map((row) => ({
    projectId: row.id,
    name: row.name,
    impact: row.impact,
    isBoughtAhead: row.is_bought_ahead,
    retiredWithinDays: row.retired_within_days,
    supplied: row.supplied,
    funded: row.funded,
    uncovered: Math.max(0, row.funded - row.supplied),
  }))
}

type CoverRow = {
  readonly id: string
  readonly name: string
  readonly impact: Impact
  readonly is_bought_ahead: boolean
  readonly retired_within_days: number
  readonly supplied: number
  readonly funded: number
}
