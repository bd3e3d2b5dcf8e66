import type { Database, Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  DISCLOSURE_KEYS,
  type Disclosure,
  type ProjectQuantity,
  type YearlyQuantity,
} from '@understory/domain/proof/disclosures/disclosure.ts'
import type { Selectable } from 'kysely'

export type PublishedDisclosure = {
  readonly version: number
  readonly publishedAt: Date
  readonly checkedOn: CalendarDate
  readonly checkedWith: string
  readonly disclosure: Disclosure
}

/** The newest version of what was disclosed of a project. */
export async function findDisclosure(
  db: Database | Tx,
  projectId: string,
): Promise<PublishedDisclosure | null> {
  const row = await db
    .selectFrom('project_disclosure')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const quantities = await db
    .selectFrom('project_quantity')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('version', '=', row.version)
    .orderBy('number')
    .execute()
  const verifications = await db
    .selectFrom('project_verification')
    .select(['body', 'verified_on', 'scope', 'url'])
    .where('project_id', '=', projectId)
    .where('version', '=', row.version)
    .orderBy('number')
    .execute()
  return {
    version: row.version,
    publishedAt: row.published_at,
    checkedOn: row.checked_on,
    checkedWith: row.checked_with,
    disclosure: {
      ...factsOf(row),
      quantities: quantities.flatMap(quantityOf),
      yearly: quantities.flatMap(yearlyOf),
      verifications: verifications.map(({ verified_on: on, ...each }) => ({ ...each, on })),
    },
  }
}

type DisclosureRow = Selectable<DB['project_disclosure']>
type QuantityRow = Selectable<DB['project_quantity']>

function factsOf(row: DisclosureRow) {
  const because = row.because as Readonly<Record<string, unknown>>
  return {
    protocol:
      row.protocol_name === null
        ? null
        : {
            name: row.protocol_name,
            version: row.protocol_version ?? '',
            url: row.protocol_url ?? '',
          },
    timeline: row.timeline_from && { from: row.timeline_from, to: row.timeline_to },
    crediting: row.crediting_from && { from: row.crediting_from, to: row.crediting_to },
    start: row.started_on && { on: row.started_on, isPlanned: row.start_is_planned },
    removalPercent: row.removal_percent,
    standards: row.standards,
    durability:
      row.durability_years === null
        ? null
        : { years: row.durability_years, basis: row.durability_basis ?? '' },
    accountable: {
      incomplete: row.accountability_short,
      reversed: row.accountability_reversed,
      future: row.accountability_future,
    },
    reproduce: { urls: row.reproduce_urls, note: row.reproduce_note },
    registry:
      row.registry === null
        ? null
        : {
            name: row.registry,
            projectId: row.registry_project_id ?? '',
            listedAs: row.registry_name ?? '',
            url: row.registry_url ?? '',
          },
    because: Object.fromEntries(
      DISCLOSURE_KEYS.flatMap((key) =>
        typeof because[key] === 'string' ? [[key, because[key]]] : [],
      ),
    ),
  }
}

const TONNE = 1_000

function quantityOf({ kind, happened_on: on, kilograms, url }: QuantityRow): ProjectQuantity[] {
  return kind === 'yearly' || on === null
    ? []
    : [{ on, change: kind, tonnes: kilograms / TONNE, url }]
}

function yearlyOf({ year, kilograms, url }: QuantityRow): YearlyQuantity[] {
  return year === null ? [] : [{ year, tonnes: kilograms / TONNE, url }]
}

type NewDisclosure = Omit<PublishedDisclosure, 'version'> & { readonly projectId: string }

/** Adds the next version. */
export async function insertDisclosure(
  tx: Tx,
  { projectId, publishedAt, checkedOn, checkedWith, disclosure }: NewDisclosure,
): Promise<void> {
  const before = await findDisclosure(tx, projectId)
  const version = (before?.version ?? 0) + 1
  const of = { project_id: projectId, version }
  await tx
    .insertInto('project_disclosure')
    .values({
      ...of,
      published_at: publishedAt,
      ...columnsOf(disclosure),
      checked_on: checkedOn,
      checked_with: checkedWith,
    })
    .execute()
  for (const slice of rowSlices(quantityRows(of, disclosure)))
    await tx.insertInto('project_quantity').values(slice).execute()
  for (const slice of rowSlices(verificationRows(of, disclosure)))
    await tx.insertInto('project_verification').values(slice).execute()
}

function columnsOf(disclosure: Disclosure) {
  const { protocol, durability, accountable, registry } = disclosure
  return {
    ...dateColumnsOf(disclosure),
    protocol_name: protocol?.name ?? null,
    protocol_version: protocol?.version ?? null,
    protocol_url: protocol?.url || null,
    removal_percent: disclosure.removalPercent,
    standards: [...disclosure.standards],
    durability_years: durability?.years ?? null,
    durability_basis: durability?.basis || null,
    accountability_short: accountable.incomplete,
    accountability_reversed: accountable.reversed,
    accountability_future: accountable.future,
    reproduce_urls: [...disclosure.reproduce.urls],
    reproduce_note: disclosure.reproduce.note,
    registry: registry?.name ?? null,
    registry_project_id: registry?.projectId || null,
    registry_name: registry?.listedAs || null,
    registry_url: registry?.url || null,
    because: JSON.stringify(disclosure.because),
  }
}

const dateColumnsOf = ({ timeline, crediting, start }: Disclosure) => ({
  timeline_from: timeline?.from ?? null,
  timeline_to: timeline?.to ?? null,
  crediting_from: crediting?.from ?? null,
  crediting_to: crediting?.to ?? null,
  started_on: start?.on ?? null,
  start_is_planned: start?.isPlanned ?? false,
})

type OfVersion = { readonly project_id: string; readonly version: number }

const quantityRows = (of: OfVersion, { quantities, yearly }: Disclosure) =>
  [
    ...quantities.map(({ on, change, tonnes, url }) => ({
      kind: change,
      happened_on: on,
      year: null,
      kilograms: Math.round(tonnes * TONNE),
      url,
    })),
    ...yearly.map(({ year, tonnes, url }) => ({
      kind: 'yearly' as const,
      happened_on: null,
      year,
      kilograms: Math.round(tonnes * TONNE),
      url,
    })),
  ].map((row, index) => ({ ...of, number: index + 1, ...row }))

const verificationRows = (of: OfVersion, { verifications }: Disclosure) =>
  verifications.map(({ on, ...each }, index) => ({
    ...of,
    number: index + 1,
    verified_on: on,
    ...each,
  }))
