import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListCompanies } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { inventoryTotals } from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { listFootprintRecords } from '../footprint-records.ts'
import { countLines, inventoryInput, purchaseParts } from './count-lines.ts'
import {
  findInventory,
  type InventoryKey,
  listEntityRows,
  readStates,
} from './inventory-records.ts'
import { type LineRow, selectLines } from './lines/line-records.ts'

type Reply = ReplyOf<typeof ListCompanies>
type ListCompaniesPart = Pick<Reply['companies'][number], 'lines' | 'co2eGrams' | 'countedGrams'>

const MOST_SITES = 200

export async function listCompanies(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: InventoryKey,
): Promise<Reply | Refused> {
  const found = await findInventory(db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const footprints = await listFootprintRecords(db, { accountId: wanted.accountId, now: clock() })
  const footprint = footprints.find(({ footprintId }) => footprintId === wanted.footprintId)
  if (!footprint) return refuse('INVENTORY_NOT_FOUND')
  const entities = await listEntityRows(db, found.id)
  const lines = await selectLines(db, { inventoryId: found.id })
  const stored = await readStates(db, found.id)
  const parts = await purchaseParts(db, lines)
  const counted = countLines(found, entities, { lines, parts }).map(({ co2eGrams }) => co2eGrams)
  const companies = [null, ...entities.map(({ id }) => id)]
  return {
    approach: found.approach,
    companies: companies.map((entityId) => ({
      entityId,
      ...partOf(lines, counted, (line) => line.entity_id === entityId),
    })),
    sites: sitesOf(lines, counted),
    approaches: APPROACHES.map((approach) => {
      const ofApproach = countLines({ approach }, entities, { lines, parts })
      const { scope1, scope2, scope3, total } = inventoryTotals(
        inventoryInput(footprint, stored, ofApproach),
      ).totals
      return { approach, scope1, scope2, scope3, total }
    }),
  }
}

function partOf(
  lines: readonly LineRow[],
  counted: readonly number[],
  isOf: (line: LineRow) => boolean,
): ListCompaniesPart {
  const part = { lines: 0, co2eGrams: 0, countedGrams: 0 }
  for (const [at, line] of lines.entries()) {
    if (!isOf(line)) continue
    part.lines += 1
    part.co2eGrams += line.co2e_grams
    part.countedGrams += counted[at] ?? 0
  }
  return part
}

function sitesOf(lines: readonly LineRow[], counted: readonly number[]): Reply['sites'] {
  const sites = new Map<string, Reply['sites'][number]>()
  for (const [at, { site, entity_id, co2e_grams }] of lines.entries()) {
    if (site === null) continue
    const key = `${entity_id}:${site}`
    const part = sites.get(key) ?? { lines: 0, co2eGrams: 0, countedGrams: 0 }
    sites.set(key, {
      site,
      entityId: entity_id,
      lines: part.lines + 1,
      co2eGrams: part.co2eGrams + co2e_grams,
      countedGrams: part.countedGrams + (counted[at] ?? 0),
    })
  }
  return [...sites.values()].toSorted((a, b) => b.co2eGrams - a.co2eGrams).slice(0, MOST_SITES)
}
