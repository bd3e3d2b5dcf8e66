import { Estimate } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type {
  InventoryLine,
  InventoryLineInput,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { Quality } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { hasFigures } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import {
  isCoveredByScope,
  stateOfFirstLine,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { transact } from '../../../../../database/transact.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { changeLocked } from '../change-inventory.ts'
import { computeInventoryLines, type LineValues } from '../compute-inventory-lines.ts'
import {
  type InventoryKey,
  type InventoryRow,
  readStates,
  statesOf,
  writeState,
} from '../inventory-records.ts'
import { askAgain } from '../plausibility/ask-again.ts'
import { oneBehindTheOther } from './computing/one-behind-the-other.ts'
import { deleteLine, removeForGood } from './delete-line.ts'
import { refuseTooMuch } from './limits/refuse-too-much.ts'
import type { LineChange } from './line-changes.ts'
import { presentLines, selectLines } from './line-records.ts'
import { openEmptyCategories } from './open-empty-categories.ts'

type ChangeLinesDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
export type Adding = InventoryKey & Pick<LineChange, 'reason'> & { readonly userId: string }
type Lines = { readonly lines: InventoryLine[] }

type AddingLines = {
  readonly lines: readonly InventoryLineInput[]
  /** Lines that go in the same step. */
  readonly remove: readonly string[]
}

/** All of it or nothing: lines that go first, then those that are new. Their categories then have figures. */
export function addLines(
  deps: ChangeLinesDeps,
  wanted: Adding,
  { lines: inputs, remove }: AddingLines,
): Promise<Lines | Refused> {
  const change = async (tx: Tx, inventory: InventoryRow) => {
    for (const lineId of remove) {
      const refused = await removeForGood(tx, inventory, { ...wanted, lineId })
      if (refused) return refused
    }
    if (inputs.length === 0) return { lines: [] }
    return insertAndShow(tx, deps, { wanted, inventory, inputs })
  }
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, { wanted, change: (_, one) => change(tx, one) }),
  )
}

/** The line is computed again under its own id; its upstream lines are made again. */
export function replaceLine(
  deps: ChangeLinesDeps,
  wanted: Adding & { readonly lineId: string },
  input: InventoryLineInput,
): Promise<Lines | Refused> {
  const { lineId } = wanted
  const change = async (tx: Tx, inventory: InventoryRow) => {
    const [line] = await selectLines(tx, { inventoryId: inventory.id, ids: [lineId] })
    if (line?.vehicle_id) return refuse('LINE_OF_VEHICLE')
    const before = await deleteLine(tx, inventory, {
      lineId,
      accountId: wanted.accountId,
      isReplaced: true,
    })
    if (before instanceof Refused) return before
    // It stays the answer to the question that it answered.
    const quality = withSample(input, line?.quality)
    const inputs = [{ ...input, quality, quickItem: line?.quick_item ?? null }]
    return insertAndShow(tx, deps, { wanted, inventory, inputs, id: lineId })
  }
  return transact(deps.db, (tx) => changeLocked(tx, deps, { wanted, change }))
}

/** That some answered for all stays known of a line, unless someone says how complete it is otherwise. */
function withSample(
  { quality }: InventoryLineInput,
  before: unknown,
): InventoryLineInput['quality'] {
  const { sampleFactor, completeness } = Quality.nullish().parse(before) ?? {}
  const isOther = quality?.completeness !== undefined && quality.completeness !== completeness
  return quality && sampleFactor !== undefined && !isOther ? { sampleFactor, ...quality } : quality
}

export function removeLine(
  deps: ChangeLinesDeps,
  wanted: InventoryKey & Pick<LineChange, 'reason'> & { readonly lineId: string },
): Promise<Refused | undefined> {
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: (_, inventory) => removeForGood(tx, inventory, wanted),
    }),
  )
}

type Inserting = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
  readonly inputs: readonly InventoryLineInput[]
  /** Of the only line; new ones otherwise. */
  readonly id?: string
  /** Everything is computed and checked, and nothing is stored. */
  readonly isPreview?: boolean
}

/** Computes the lines and stores them, with the states of their categories. */
export async function insertLines(
  tx: Tx,
  deps: ChangeLinesDeps,
  { wanted, inventory, inputs, id, isPreview = false }: Inserting,
): Promise<LineValues[] | Refused> {
  const ids = id ? [id] : await takeQuickItems(tx, { wanted, inventory, inputs })
  if (ids instanceof Refused) return ids
  const asked = { ...wanted, inventory, inputs, ids, isOne: id !== undefined }
  const rows = await computeInventoryLines({ ...deps, db: tx }, asked)
  if (rows instanceof Refused) return rows
  return storeRows(tx, { wanted, inventory, rows, isPreview, at: id ? '' : 'lines.0.' })
}

type Taking = Pick<Inserting, 'wanted' | 'inventory' | 'inputs'>

/** Deletes what answered a question of quick entry before; the new answer takes its id. */
async function takeQuickItems(
  tx: Tx,
  { wanted: { accountId }, inventory, inputs }: Taking,
): Promise<(string | undefined)[] | undefined | Refused> {
  const items = inputs.flatMap(({ quickItem }) => quickItem ?? [])
  if (items.length === 0) return undefined
  const twice = inputs.findIndex(
    ({ quickItem }, at) =>
      quickItem && inputs.findIndex((each) => each.quickItem === quickItem) < at,
  )
  if (twice >= 0) {
    const message = companyFootprintsMessage('change-lines.take-quick-items')
    return refuse('BAD_REQUEST', [{ field: `lines.${twice}.quickItem`, message }])
  }
  const before = await tx
    .selectFrom('inventory_line')
    .select(['id', 'quick_item'])
    .where('inventory_id', '=', inventory.id)
    .where((eb) => anyOf(eb.ref('quick_item'), items))
    .execute()
  for (const { id: lineId } of before) {
    const refused = await deleteLine(tx, inventory, { lineId, accountId, isReplaced: true })
    if (refused) return refused
  }
  return inputs.map(
    ({ quickItem }) => before.find((each) => quickItem && each.quick_item === quickItem)?.id,
  )
}

type Storing = Pick<Inserting, 'inventory' | 'isPreview'> & {
  readonly wanted: InventoryKey
  readonly rows: LineValues[]
  /** Before the name of the field that is too much. */
  readonly at: string
}

/** Stores computed lines, with the states of their categories. */
export async function storeRows(
  tx: Tx,
  { wanted, inventory, rows, isPreview = false, at }: Storing,
): Promise<LineValues[] | Refused> {
  const tooMuch = await refuseTooMuch(tx, inventory.id, { rows, at })
  if (tooMuch) return tooMuch
  const categories = new Set(rows.map(({ category }) => category))
  const entering = { id: inventory.id, accountId: wanted.accountId }
  const refused = await enterCategories(tx, entering, { categories, isPreview })
  if (refused) return refused
  if (isPreview) return rows
  for (const slice of rowSlices(oneBehindTheOther(rows))) {
    await tx.insertInto('inventory_line').values(slice).execute()
  }
  // What took the place of another line may be of another category.
  await openEmptyCategories(tx, entering)
  return rows
}

async function insertAndShow(
  tx: Tx,
  deps: ChangeLinesDeps,
  inserting: Inserting,
): Promise<Lines | Refused> {
  const rows = await insertLines(tx, deps, inserting)
  if (rows instanceof Refused) return rows
  const ids = rows.map((row) => row.id)
  const stored = await selectLines(tx, { inventoryId: inserting.inventory.id, ids })
  const { inputs, wanted, id } = inserting
  const own = rows.filter((row) => !row.parent_id)
  const unsure = new Map(
    own.flatMap((row, at) =>
      inputs[at]?.isSure ? [] : [[row.id, id ? '' : `lines.${at}.`] as const],
    ),
  )
  const refused = await askAgain(tx, { wanted, rows: stored, unsure })
  if (refused) return refused
  return { lines: await presentLines(tx, stored) }
}

type Entering = { readonly id: string; readonly accountId: string }

type Categories = {
  readonly categories: ReadonlySet<CategoryKey>
  readonly isPreview: boolean
}

async function enterCategories(
  tx: Tx,
  inventory: Entering,
  { categories, isPreview }: Categories,
): Promise<Refused | null> {
  const states = statesOf(await readStates(tx, inventory.id))
  const begun = [...categories].filter((category) => !hasFigures(states.get(category)))
  if (begun.some((category) => isCoveredByScope(states, category))) return refuse('COUNTED_TWICE')
  if (isPreview || begun.length === 0) return null
  const { estimate } = await tx
    .selectFrom('footprint')
    .innerJoin('footprint_inventory as i', 'i.footprint_id', 'footprint.id')
    .select('estimate')
    .where('i.id', '=', inventory.id)
    .executeTakeFirstOrThrow()
  const benchmark = Estimate.parse(estimate)
  for (const category of begun) {
    const state = stateOfFirstLine(category, benchmark)
    await writeState(tx, inventory, { category, state, reason: null })
  }
  return null
}
