import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import { FIGURE_SOURCES } from '@understory/domain/footprints/company-footprints/lines/default-quality.ts'
import { LINE_WARNINGS } from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { ENERGY_KINDS } from '@understory/domain/footprints/emission-factors/energy/energy-of-line.ts'
import { z } from 'zod'
import { asMonth } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { CountryCode } from '../../people/accounts/accounts.ts'
import {
  checkUnits,
  EmissionFactor,
  hasOneFactor,
  LineFields,
  ONE_FACTOR,
  OwnFactor,
  Quality,
  SpendWorking,
} from '../emission-factors.ts'
import { MarketFactor, MarketFactorInput } from '../market-factors.ts'
import { LOCKED, OfFootprint } from './inventories.ts'

const REASON_NEEDED = 'Please say why, in 10 to 500 characters.'
/** Why lines change by more than a tonne and a hundredth of what was declared; asked for after the first declaration. */
export const ReasonOfChange = z.object({
  reason: z.string().trim().min(10, REASON_NEEDED).max(500, REASON_NEEDED).optional(),
})

const LineId = OfFootprint.extend({ lineId: z.uuid() })
const Text = (longest: number) => z.string().trim().min(1).max(longest)

const LineMonth = asMonth(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month.'))
const Period = z.strictObject({ from: LineMonth, to: LineMonth })

export const InventoryLineInput = LineFields.omit({ year: true, quality: true })
  .extend({
    /** Indicators left out follow from the source of the figure, or are poor where that is not given. */
    quality: Quality.partial().optional(),
    /** Where the quantity is from: what is known of it and of the factor then says how good the line is. */
    figureSource: z.enum(FIGURE_SOURCES).optional(),
    category: z.enum(CATEGORY_KEYS),
    entityId: z.uuid().nullable().default(null),
    site: Text(120).nullable().default(null),
    note: Text(500).nullable().default(null),
    marketFactor: MarketFactorInput.nullable().default(null),
    /** The months of the footprint that the quantity is of, both included; `null`: all twelve. */
    period: Period.nullable().default(null),
    /** Of purchased goods and services with a factor of one's own: what kind of purchase; `null`: materials and goods. */
    purchasePart: z.enum(PURCHASE_PARTS).nullable().default(null),
    /** The question of quick entry that it answers; what answered it before is replaced. */
    quickItem: Text(40).nullable().default(null),
    /**
     * Adds well-to-tank and grid losses as lines of their own, where the set has them, or else the latest before
     * it: of scopes 1 and 2 in scope 3, category 3, and of scope 3 in the category of the line.
     */
    withUpstream: z.boolean().default(false),
    /** That it is right although it is far from what would be expected: more than a hundred times the benchmark. */
    isSure: z.boolean().optional(),
  })
  .refine(hasOneFactor, ONE_FACTOR)
  .superRefine(checkUnits)
export type InventoryLineInput = Omit<z.output<typeof InventoryLineInput>, 'marketFactor'> & {
  readonly marketFactor: z.output<typeof MarketFactor> | null
}

/** Used by the company: of fuel by both calorific values, of electricity and heat one figure. */
export const LineEnergy = z.object({
  kind: z.enum(ENERGY_KINDS),
  /** `null`: nothing says so. */
  isRenewable: z.boolean().nullable(),
  kWhNet: z.number(),
  kWhGross: z.number(),
})

export const InventoryLine = z.object({
  lineId: z.uuid(),
  category: z.enum(CATEGORY_KEYS),
  description: z.string(),
  entityId: z.uuid().nullable(),
  site: z.string().nullable(),
  /** ISO 3166: where its site is, else the company; `null`: declared before that was known. */
  country: CountryCode.nullable().default(null),
  note: z.string().nullable(),
  quantity: z.number(),
  unit: z.string(),
  factor: EmissionFactor.nullable(),
  ownFactor: OwnFactor.nullable(),
  marketFactor: MarketFactor.nullable(),
  period: Period,
  /** Of money: how the amount became that of the factor's currency and prices. */
  spend: SpendWorking.nullable(),
  quickItem: z.string().nullable(),
  purchasePart: z.enum(PURCHASE_PARTS).nullable(),
  /** The saved vehicle that it was drawn from. */
  vehicleId: z.uuid().nullable(),
  quality: Quality.nullable(),
  /** The line that this well-to-tank or grid-loss line belongs to. */
  parentId: z.uuid().nullable(),
  co2eGrams: z.int(),
  marketGrams: z.int().nullable(),
  biogenicGrams: z.int().nullable(),
  /** CO2e of gases that no scope counts, such as R22; not in `co2eGrams`. */
  otherGasGrams: z.int().nullable(),
  /** `null`: it uses none, or its source does not say how much. */
  energy: LineEnergy.nullable(),
  /** 95%. */
  uncertainty: z.number(),
  /** The answer of a supplier that it is of, or that replaces it. */
  supplierUseId: z.uuid().nullable().default(null),
  /** What it counted before an answer of a supplier replaced it; it counts nothing now. */
  replacedGrams: z.int().nullable().default(null),
  /** What of it only stands in; `null`: a line from before that was stored. */
  warnings: z.array(z.enum(LINE_WARNINGS)).nullable().default(null),
})
export type InventoryLine = z.output<typeof InventoryLine>

const LINE_REFUSALS = [
  ...LOCKED,
  'LINE_NOT_FOUND',
  'LINE_OF_ANOTHER',
  'LINE_OF_ANSWER',
  'COUNTED_TWICE',
  'TOO_MANY_LINES',
  'REASON_NEEDED',
  'IMPLAUSIBLE',
  'BAD_REQUEST',
] as const

export const ListLines = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/inventory/lines',
  summary: 'The activity lines of an inventory, or of one category, the oldest first',
  params: OfFootprint,
  query: z.object({
    category: z.enum(CATEGORY_KEYS).optional(),
    /** This one, and those that go with it. */
    line: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(500).default(200),
    cursor: z.uuid().optional(),
  }),
  answer: z.object({ lines: z.array(InventoryLine), nextCursor: z.uuid().nullable() }),
  refusals: ['INVENTORY_NOT_FOUND', 'BAD_REQUEST'],
})

export const AddLines = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/inventory/lines',
  summary: 'Add activity lines, and delete others with them; all of it or nothing',
  params: OfFootprint,
  query: ReasonOfChange,
  body: z
    .strictObject({
      lines: z.array(InventoryLineInput).max(500),
      /** Lines that go in the same step. */
      remove: z.array(z.uuid()).max(100).default([]),
    })
    .refine(({ lines, remove }) => lines.length + remove.length > 0, {
      path: ['lines'],
      message: 'Please give at least one line.',
    }),
  maxBodyBytes: 1_024 * 1_024,
  status: 201,
  answer: z.object({ lines: z.array(InventoryLine) }),
  refusals: LINE_REFUSALS,
})

export const ReplaceLine = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/inventory/lines/{lineId}',
  summary: 'Change an activity line; it is computed again, and its upstream lines with it',
  params: LineId,
  query: ReasonOfChange,
  body: InventoryLineInput,
  answer: z.object({ lines: z.array(InventoryLine) }),
  refusals: [...LINE_REFUSALS, 'LINE_OF_VEHICLE'],
})

export const RemoveLine = endpoint({
  method: 'DELETE',
  path: '/api/footprints/{footprintId}/inventory/lines/{lineId}',
  summary: 'Delete an activity line, with the upstream lines that belong to it',
  params: LineId,
  query: ReasonOfChange,
  status: 204,
  refusals: [
    ...LOCKED,
    'LINE_NOT_FOUND',
    'LINE_OF_ANOTHER',
    'LINE_OF_ANSWER',
    'REASON_NEEDED',
    'BAD_REQUEST',
  ],
})

const OneFile = z
  .strictObject({
    csv: z.string().max(2_500_000).optional(),
    /** In base64. */
    xlsx: z.base64().max(2_800_000).optional(),
    isPreview: z.boolean().default(false),
  })
  .refine(({ csv, xlsx }) => (csv === undefined) !== (xlsx === undefined), {
    path: ['csv'],
    message: 'Please send either a CSV or an XLSX file.',
  })

export const ImportLines = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/inventory/imports',
  summary:
    'Add the activity lines of a CSV or XLSX file; with a problem in any row, none. A preview adds nothing',
  params: OfFootprint,
  query: ReasonOfChange,
  body: OneFile,
  maxBodyBytes: 3 * 1_024 * 1_024,
  answer: z.object({
    /** How many lines were added, or would be, upstream lines included. */
    lines: z.int(),
    co2eGrams: z.int(),
    /** What was found for words in the column `factor`; at most 200. */
    factors: z.array(
      z.object({
        row: z.int(),
        words: z.string(),
        factorId: z.string(),
        name: z.string(),
        unit: z.string(),
        kgCo2e: z.number(),
        year: z.int(),
      }),
    ),
    /** At most 200. */
    problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  }),
  refusals: [
    ...LINE_REFUSALS,
    'IMPORT_IN_PROGRESS',
    'LINES_FILE_INVALID',
    'LINES_FILE_MACROS',
    'LINES_FILE_TOO_LARGE',
    'LINES_FILE_TOO_MANY_CELLS',
    'TOO_MANY_COLUMNS',
    'NO_BENCHMARK',
  ],
})
