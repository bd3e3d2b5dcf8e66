import { DIFFERENCE_REASONS } from '@understory/domain/footprints/company-footprints/declarations/declaration-differences.ts'
import {
  CATEGORY_STATES,
  INVENTORY_CATEGORIES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { EmissionFactor } from '../emission-factors.ts'
import { Inventory, OfFootprint } from './inventories.ts'
import { InventoryLine } from './inventory-lines.ts'
import { ShownWarning } from './plausibility-warnings.ts'

const NumberOfDeclaration = z.coerce.number().int().min(1).max(100_000)
const OfDeclaration = OfFootprint.extend({ number: NumberOfDeclaration })

/** What was declared, whole, as it was then. What is added to it later has a default, so that old ones can be read. */
export const DeclarationSnapshot = z.object({
  format: z.literal(1),
  number: z.int(),
  declaredAt: z.iso.datetime(),
  /** As it is stored and hashed `null`, as is who cleared and answered: names are details of the account, which go with the person. */
  declaredBy: z.string().nullable(),
  /** A second person, where the account asks for one. */
  approvedBy: z.string().nullable().default(null),
  /** The model of the estimate that it is compared with. */
  model: z.string(),
  /** With the footprint, its sums, states, answers and sentences. */
  inventory: Inventory,
  /** Each with the id of its published factor. */
  lines: z.array(InventoryLine.omit({ factor: true }).extend({ factorId: z.string().nullable() })),
  factors: z.array(EmissionFactor),
  /** What was hard to believe, with why it is right; `null`: from before that was kept. */
  warnings: z.array(ShownWarning).nullable().default(null),
})
export type DeclarationSnapshot = z.output<typeof DeclarationSnapshot>

const Declaration = z.object({
  number: z.int(),
  declaredAt: z.iso.datetime(),
  /** `null`: someone who has left. */
  declaredBy: z.string().nullable(),
  /** A second person, where the account asks for one. */
  approvedBy: z.string().nullable(),
  totalGrams: z.int(),
  lines: z.int(),
  /** Of the snapshot. */
  sha256: z.string(),
})
export type Declaration = z.output<typeof Declaration>

export const ListDeclarations = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/declarations',
  summary: 'Every time a footprint was declared, the newest first; at most 200',
  params: OfFootprint,
  answer: z.object({ declarations: z.array(Declaration) }),
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

export const GetDeclarationSnapshot = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/declarations/{number}/snapshot',
  summary: 'All that was declared then as canonical JSON, whose SHA-256 the list has',
  params: OfDeclaration,
  // The bytes that were hashed, which no client parses and writes again.
  answer: { contentType: 'application/octet-stream' },
  refusals: ['DECLARATION_NOT_FOUND', 'BAD_REQUEST'],
})

const Side = Declaration.extend({
  scope1: z.int(),
  scope2: z.int(),
  scope2Market: z.int(),
  scope3: z.int(),
  lowGrams: z.number(),
  highGrams: z.number(),
  categories: z.array(
    z.object({
      category: z.enum(INVENTORY_CATEGORIES),
      name: z.string(),
      state: z.enum(CATEGORY_STATES),
      reason: z.string().nullable(),
      co2eGrams: z.int(),
      enteredGrams: z.int(),
    }),
  ),
})

export const CompareDeclarations = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/declarations/{number}/differences',
  summary: 'Two declarations side by side: what differs by category and why, to the gram',
  params: OfDeclaration,
  /** The earlier one; the one before it where this is left out. */
  query: z.object({ since: NumberOfDeclaration.optional() }),
  answer: z.object({
    /** `null`: it is the first. */
    before: Side.nullable(),
    after: Side,
    differences: z.array(
      z.object({
        category: z.enum(INVENTORY_CATEGORIES),
        name: z.string(),
        before: z.int(),
        after: z.int(),
        parts: z.array(
          z.object({ reason: z.enum(DIFFERENCE_REASONS), grams: z.int(), lines: z.int() }),
        ),
        /** What was written beside large changes in between; at most 20. */
        saidReasons: z.array(z.string()),
      }),
    ),
  }),
  refusals: ['DECLARATION_NOT_FOUND', 'BAD_REQUEST'],
})
export type CompareDeclarationsSide = z.output<typeof Side>

export const GetDeclaredReport = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/declarations/{number}/report',
  summary: 'The report of a declaration as a PDF, as it was drawn then, to the byte',
  params: OfDeclaration,
  answer: { contentType: 'application/pdf' },
  refusals: ['DECLARATION_NOT_FOUND', 'BAD_REQUEST'],
})
