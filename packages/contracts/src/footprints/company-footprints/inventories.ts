import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import { TOTAL_FLAGS } from '@understory/domain/footprints/company-footprints/completeness/completeness-flags.ts'
import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { INVENTORY_CATEGORIES } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NeededLine } from '../../inputs/plain-line.ts'
import {
  AnswerSubject,
  CategoryCompleteness,
  CompletenessAnswer,
  LikelyMissing,
  TotalRange,
} from './completeness.ts'
import { Footprint } from './footprint-estimates.ts'
import { ScopeTwoCover } from './scope-two-cover.ts'

export const OfFootprint = z.object({ footprintId: z.uuid() })

const EntityInput = z.strictObject({
  name: NeededLine(120, 'Please give a name.'),
  /** Hundredths of a per cent. */
  equityBasisPoints: z.int().min(0).max(10_000, 'A share is at most 100 per cent.'),
  hasFinancialControl: z.boolean(),
  hasOperationalControl: z.boolean(),
})

const Entity = EntityInput.extend({
  entityId: z.uuid(),
  /** What of it counts by the approach. */
  countedBasisPoints: z.int(),
})

/** How firm a sum is. */
const Firmness = {
  /** 95%: between sum / factor and sum x factor. */
  uncertainty: z.number(),
  /** By emissions: the mean score from 1, the best, to 4, and the share of poor data; `null` of nothing. */
  quality: z.object({ score: z.number(), poorShare: z.number() }).nullable(),
}

const CategoryTotal = z.object({
  category: z.enum(INVENTORY_CATEGORIES),
  name: z.string(),
  scope: z.int(),
  ...CategoryCompleteness,
  /** Why it does not apply. */
  reason: z.string().nullable(),
  co2eGrams: z.int(),
  ...Firmness,
  lines: z.int(),
  /** What the estimate says; `null`: nothing. */
  benchmarkGrams: z.int().nullable(),
  /** By the benchmark, whether its rest is counted or not. */
  missingGrams: z.int(),
  /** Parts of purchased goods and services that are entered whole. */
  completeParts: z.array(z.enum(PURCHASE_PARTS)),
  /** An upgrade changed its state, and the inventory has not changed since. */
  isUpgraded: z.boolean(),
})

export const Inventory = z.object({
  footprint: Footprint,
  approach: z.enum(APPROACHES),
  isLocked: z.boolean(),
  entities: z.array(Entity),
  categories: z.array(CategoryTotal),
  totals: z.object({
    scope1: z.int(),
    /** By location. */
    scope2: z.int(),
    /** By contracts, certificates and the residual mix. */
    scope2Market: z.int(),
    scope2Cover: ScopeTwoCover.nullable().default(null),
    scope3: z.int(),
    total: z.int(),
    totalMarket: z.int(),
    /** Outside the scopes. */
    biogenic: z.int(),
    ...Firmness,
    /** Of the total, 0 to 1. */
    benchmarkShare: z.number(),
    restGrams: z.int(),
    ...TotalRange,
    flags: z.array(z.enum(TOTAL_FLAGS)),
    sentences: z.array(z.string()),
    /** What a declaration has to say something of. */
    mustAnswer: z.array(z.enum(INVENTORY_CATEGORIES)),
    likelyMissing: LikelyMissing,
    /** What firms of the sector buy, of the largest part that is missing. */
    usualPurchases: z.string().nullable(),
  }),
  /** Categories with neither figures nor a reason; while there is one, nothing can be declared. */
  open: z.array(z.enum(INVENTORY_CATEGORIES)),
  /** Given with a declaration. */
  answers: z.array(CompletenessAnswer),
  /** What has still to be answered before it can be declared. */
  unanswered: z.array(AnswerSubject),
})
export type Inventory = z.output<typeof Inventory>

export const LOCKED = ['FOOTPRINT_NOT_FOUND', 'INVENTORY_NOT_FOUND', 'FOOTPRINT_LOCKED'] as const

export const StartInventory = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/inventory',
  summary: 'Begin to refine a footprint with measured activities',
  params: OfFootprint,
  body: z.strictObject({ approach: z.enum(APPROACHES) }),
  status: 201,
  answer: Inventory,
  refusals: ['FOOTPRINT_NOT_FOUND', 'INVENTORY_EXISTS', 'FOOTPRINT_LOCKED'],
})

export const GetInventory = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory',
  summary: 'The inventory of a footprint: its categories, their states and sums',
  params: OfFootprint,
  answer: Inventory,
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const SetApproach = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/inventory/approach',
  summary: 'Change the consolidation approach; every sum follows it',
  params: OfFootprint,
  body: z.strictObject({ approach: z.enum(APPROACHES) }),
  answer: Inventory,
  refusals: LOCKED,
})

export const AddEntity = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/inventory/entities',
  summary: 'Add a company that the inventory is made of',
  params: OfFootprint,
  body: EntityInput,
  status: 201,
  answer: Inventory,
  refusals: [...LOCKED, 'ENTITY_EXISTS'],
})

export const ChangeEntity = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/inventory/entities/{entityId}',
  summary: 'Change the name, share or control of a company; every sum follows it',
  params: OfFootprint.extend({ entityId: z.uuid() }),
  body: EntityInput,
  answer: Inventory,
  refusals: [...LOCKED, 'ENTITY_EXISTS', 'ENTITY_NOT_FOUND'],
})

const InventoriesPart = { lines: z.int(), co2eGrams: z.int(), countedGrams: z.int() }

export const ListCompanies = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/companies',
  summary: 'What counts of each company and site, and what each consolidation approach would give',
  params: OfFootprint,
  answer: z.object({
    approach: z.enum(APPROACHES),
    /** `entityId` is `null` of the company itself. */
    companies: z.array(z.object({ entityId: z.uuid().nullable(), ...InventoriesPart })),
    /** Those with the most emissions, at most 200. */
    sites: z.array(
      z.object({ site: z.string(), entityId: z.uuid().nullable(), ...InventoriesPart }),
    ),
    approaches: z.array(
      z.object({
        approach: z.enum(APPROACHES),
        scope1: z.int(),
        scope2: z.int(),
        scope3: z.int(),
        total: z.int(),
      }),
    ),
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const RemoveEntity = endpoint({
  method: 'DELETE',
  path: '/api/footprints/{footprintId}/inventory/entities/{entityId}',
  summary: 'Take away a company that no line is of',
  params: OfFootprint.extend({ entityId: z.uuid() }),
  status: 204,
  refusals: [...LOCKED, 'ENTITY_NOT_FOUND', 'ENTITY_IN_USE'],
})

export const ExportInventory = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/export',
  summary:
    'Every line with its factor, source and range as CSV; then what stands for the other categories',
  params: OfFootprint,
  answer: { contentType: 'text/csv; charset=utf-8' },
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const ExportWorkbook = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/workbook',
  summary: 'The export as an XLSX workbook: lines, the sums as shown, and how they were made',
  params: OfFootprint,
  answer: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  refusals: ['INVENTORY_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})
