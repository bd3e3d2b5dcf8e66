import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { InventoryLine as InventoryLineTable } from '@understory/database/rows.generated.ts'
import { firstDay, monthOf } from '@understory/domain/calendar/calendar.ts'
import { wholePeriod } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import { marketGrams } from '@understory/domain/footprints/company-footprints/inventory/market/market-figure.ts'
import { withResidualMix } from '@understory/domain/footprints/company-footprints/inventory/market/residual-mix.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import type { ComputedLine } from '@understory/domain/footprints/company-footprints/lines/compute-line.ts'
import { scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { energyOfLine } from '@understory/domain/footprints/emission-factors/energy/energy-of-line.ts'
import { factorInWords } from '@understory/domain/footprints/emission-factors/factor-in-words.ts'
import { placeOf } from '@understory/domain/footprints/sites/place.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { findFactors, findUpstreamFactors } from '../../emission-factors/public.ts'
import { type InventoryRow, listEntityRows } from './inventory-records.ts'
import { computeOne, type KnownOfInput } from './lines/computing/compute-one.ts'
import { placesOfCompany } from './lines/computing/places-of-lines.ts'
import { type ReadyLine, warningsOfLine, withQuality } from './lines/with-quality.ts'

type ComputeInventoryLinesDeps = Pick<Deps, 'clock' | 'newId'> & { readonly db: Database | Tx }

type Computing = {
  readonly inventory: InventoryRow
  readonly accountId: string
  readonly userId: string
  readonly inputs: readonly InventoryLineInput[]
  /** Of each line, where it is to have the one that it had before. */
  readonly ids?: readonly (string | undefined)[] | undefined
  /** A single line, whose problems are not named by its place. */
  readonly isOne?: boolean
}

/** The rows of lines and of the upstream lines that they ask for; all of them or a problem for each. */
export async function computeInventoryLines(
  deps: ComputeInventoryLinesDeps,
  computing: Computing,
): Promise<LineValues[] | Refused> {
  const { inputs, inventory } = computing
  const factors = await findFactors(
    deps.db,
    inputs.flatMap(({ factorId }) => factorId ?? []),
  )
  const entities = new Set((await listEntityRows(deps.db, inventory.id)).map(({ id }) => id))
  const startMonth = startOf(inventory)
  const { country } = inventory
  const places = await placesOfCompany(deps.db, { accountId: computing.accountId, country })
  const upstream = upstreamOnce(deps)
  const problems: Problem[] = []
  const rows: LineValues[] = []
  for (const [at, asked] of inputs.entries()) {
    const published = asked.factorId ? (factors.get(asked.factorId) ?? null) : null
    const known = { entities, startMonth, published, ...placeOf(places, asked.site) }
    const input = byMarket(withQuality(asked, known), known)
    const computed = computeOne(input, known)
    if ('message' in computed) {
      problems.push({
        ...computed,
        field: `${computing.isOne ? '' : `lines.${at}.`}${computed.field}`,
      })
      continue
    }
    const row = computeInventoryLinesRowOf(deps, computing, {
      input,
      computed,
      published,
      country: known.country,
      id: computing.ids?.[at],
    })
    rows.push(row)
    if (!input.withUpstream || !published) continue
    const found = await upstream(published)
    const { country: where } = known
    rows.push(
      ...upstreamRows(deps, computing, { input, published, found, where, parentId: row.id }),
    )
  }
  return problems.length > 0 ? refuse('BAD_REQUEST', problems) : rows
}

/** What no instrument covers takes the residual mix that is published for where it was used. */
function byMarket(input: ReadyLine, { published, country, startMonth }: KnownOfInput): ReadyLine {
  const factorUnit = published?.unit ?? input.ownFactor?.unit ?? input.unit
  const year = factorYear(startMonth)
  return { ...input, marketFactor: withResidualMix({ ...input, factorUnit, country, year }) }
}

const startOf = ({ start_month }: InventoryRow) => monthOf(start_month)

/** Well-to-tank and grid losses go with the energy of their line and have none of their own. */
function energyOf(input: InventoryLineInput, published: EmissionFactor | null): string | null {
  const factor = published && { ...published.set, ...published }
  const energy = energyOfLine({ ...input, factor, market: input.marketFactor })
  return energy && JSON.stringify(energy)
}

type ComputeInventoryLinesRow = {
  readonly input: ReadyLine
  readonly computed: ComputedLine
  readonly published: EmissionFactor | null
  /** ISO 3166, where it is. */
  readonly country: string
  readonly id?: string | undefined
}

function computeInventoryLinesRowOf(
  deps: ComputeInventoryLinesDeps,
  computing: Computing,
  { input, computed, published, country, id }: ComputeInventoryLinesRow,
): LineValues {
  const { marketFactor } = input
  const { from, to } = input.period ?? wholePeriod(startOf(computing.inventory))
  const now = deps.clock()
  return {
    id: id ?? deps.newId(),
    inventory_id: computing.inventory.id,
    account_id: computing.accountId,
    entity_id: input.entityId,
    category: input.category,
    description: input.description,
    site: input.site,
    note: input.note,
    quantity: input.quantity,
    unit: input.unit,
    factor_id: input.factorId ?? null,
    own_factor: input.ownFactor ? JSON.stringify(input.ownFactor) : null,
    market_factor: marketFactor ? JSON.stringify(marketFactor) : null,
    quality: input.quality ? JSON.stringify(input.quality) : null,
    from_month: firstDay(from),
    to_month: firstDay(to),
    spend: computed.spend ? JSON.stringify(computed.spend) : null,
    quick_item: input.quickItem,
    vehicle_id: null,
    vehicle_grams: null,
    parent_id: null,
    co2e_grams: computed.co2e,
    market_grams: marketGrams(input, computed),
    biogenic_grams: computed.biogenicCo2,
    part: input.purchasePart,
    other_gas_grams: computed.otherGases,
    energy: energyOf(input, published),
    uncertainty: computed.uncertainty,
    supplier_use_id: null,
    replaced_grams: null,
    warnings: warningsOfLine(input, { ...computing.inventory, published, country }),
    created_by: computing.userId,
    created_at: now,
    updated_at: now,
  }
}
export type LineValues = Required<Omit<Insertable<InventoryLineTable>, 'category'>> &
  Pick<Selectable<InventoryLineTable>, 'category'>

type Upstream = {
  readonly input: ReadyLine
  readonly published: EmissionFactor
  readonly found: readonly EmissionFactor[]
  /** ISO 3166. */
  readonly where: string
  readonly parentId: string
}

/** The upstream factors of a factor, asked for once however many lines have it. */
function upstreamOnce({ db }: ComputeInventoryLinesDeps) {
  const known = new Map<string, Promise<EmissionFactor[]>>()
  return (factor: EmissionFactor): Promise<EmissionFactor[]> => {
    const found = known.get(factor.factorId) ?? findUpstreamFactors(db, factor)
    known.set(factor.factorId, found)
    return found
  }
}

/**
 * Well-to-tank and grid losses of the same quantity. Category 3 is of the energy that the company uses itself
 * (GHG Protocol, Scope 3 Standard, table 5.4); that of travel, commuting and freight stays in their category.
 */
function upstreamRows(
  deps: ComputeInventoryLinesDeps,
  computing: Computing,
  { input, published, found, where, parentId }: Upstream,
): LineValues[] {
  const { category } = input
  return found.flatMap((factor) => {
    const known = {
      published: factor,
      entities: new Set([input.entityId ?? '']),
      startMonth: startOf(computing.inventory),
      country: where,
    }
    const asked: InventoryLineInput = {
      ...input,
      quality: input.saidQuality,
      category: scopeOf(category) === 3 ? category : 'fuelAndEnergyRelatedActivities',
      description:
        `${input.description || factorInWords(published.name)}: ${factorInWords(factor.name)}`.slice(
          0,
          200,
        ),
      factorId: factor.factorId,
      ownFactor: undefined,
      marketFactor: null,
      purchasePart: null,
      quickItem: null,
    }
    const own = withQuality(asked, known)
    const computed = computeOne(own, known)
    if ('message' in computed) return []
    const asUpstream = { input: own, computed, published: null, country: where }
    const row = computeInventoryLinesRowOf(deps, computing, asUpstream)
    const warnings = warningsOfLine(own, {
      ...computing.inventory,
      published: factor,
      country: where,
    })
    return [{ ...row, warnings, parent_id: parentId }]
  })
}
