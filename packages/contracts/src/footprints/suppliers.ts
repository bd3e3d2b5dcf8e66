import { ALLOCATION_LEVELS } from '@understory/domain/footprints/allocations/allocation-terms.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { ANSWER_CHECKS } from '@understory/domain/footprints/suppliers/answer-checks.ts'
import { SUPPLIER_REQUEST_STATES } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { z } from 'zod'
import { asDay, Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { NeededLine, PlainLine } from '../inputs/plain-line.ts'
import { CountryCode, Email } from '../people/accounts/accounts.ts'
import { ShownAnswer } from './answers.ts'
import { OfFootprint } from './company-footprints/inventories.ts'
import { SupplierProductUse } from './suppliers/supplier-products.ts'

/** What was spent with a supplier in the months of a footprint; `null`: in several currencies, or nothing is known. */
const Spend = z.object({ amount: z.number(), currency: z.string() }).nullable()

const SupplierInUse = z.object({
  useId: z.uuid(),
  level: z.enum(ALLOCATION_LEVELS),
  isSupplierData: z.boolean(),
  grams: z.int(),
  /** What the lines counted that it replaces. */
  replacedGrams: z.int(),
  acceptedOn: Day,
  /** The supplier has taken it back, and the footprint was locked then. */
  isWithdrawn: z.boolean(),
})

const HotSpot = z.object({
  supplierId: z.uuid(),
  name: z.string(),
  spend: Spend,
  /** Of lines that no answer replaces, as they are reckoned from spending; `null`: there are none. */
  benchmarkGrams: z.int().nullable(),
  uncertainty: z.number(),
  share: z.number().nullable(),
  cumulativeShare: z.number().nullable(),
  /** Among the fewest that are four fifths of the spending. */
  isSuggested: z.boolean(),
  /** `null`: what is asked of it is a link to hand on. */
  email: z.string().nullable(),
  /** `null`: not contacted. */
  state: z.enum(SUPPLIER_REQUEST_STATES).nullable(),
  use: SupplierInUse.nullable(),
})
export type HotSpot = z.output<typeof HotSpot>

export const ListSuppliers = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/suppliers',
  summary:
    'The suppliers of the account; those whose answers would settle most of this footprint come first',
  params: OfFootprint,
  answer: z.object({
    suppliers: z.array(HotSpot),
    /** Whether a ledger was imported, whose payees can be taken over. */
    hasLedger: z.boolean(),
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

const SupplierFields = z.strictObject({
  name: NeededLine(160, 'Please give the name of the supplier.'),
  country: CountryCode.nullable().default(null),
  contactName: PlainLine(100).nullable().default(null),
  email: Email.nullable().default(null),
  note: z.string().trim().max(500, 'Please use at most 500 characters.').nullable().default(null),
})

export const AddSupplier = endpoint({
  method: 'POST',
  path: '/api/suppliers',
  summary: 'Add a supplier by hand',
  body: SupplierFields,
  status: 201,
  answer: z.object({ supplierId: z.uuid() }),
  refusals: ['SUPPLIER_EXISTS', 'TOO_MANY_SUPPLIERS', 'BAD_REQUEST'],
})

const OfSupplier = z.object({ supplierId: z.uuid() })

export const ChangeSupplier = endpoint({
  method: 'PUT',
  path: '/api/suppliers/{supplierId}',
  summary: 'Change what is known of a supplier',
  params: OfSupplier,
  body: SupplierFields,
  status: 204,
  refusals: ['SUPPLIER_NOT_FOUND', 'SUPPLIER_EXISTS', 'BAD_REQUEST'],
})

export const ReadSuppliersOfLedger = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/suppliers',
  summary: 'Take the payees of the ledgers of this footprint into the directory, with their lines',
  params: OfFootprint,
  answer: z.object({ added: z.int(), lines: z.int() }),
  refusals: ['INVENTORY_NOT_FOUND', 'TOO_MANY_SUPPLIERS'],
})

const OfSupplierInYear = OfFootprint.extend({ supplierId: z.uuid() })

const SupplierLine = z.object({
  lineId: z.uuid(),
  category: z.enum(CATEGORY_KEYS),
  description: z.string(),
  spend: Spend,
  co2eGrams: z.int(),
  /** What it counted before an answer replaced it. */
  replacedGrams: z.int().nullable(),
  isOfSupplier: z.boolean(),
})

const SupplierRequest = z.object({
  supplierRequestId: z.uuid(),
  state: z.enum(SUPPLIER_REQUEST_STATES),
  email: z.string().nullable(),
  /** The link that the customer hands on; `null`: the request has ended. */
  url: z.string().nullable(),
  dueOn: Day,
  reason: z.string().nullable(),
  askedBy: z.string().nullable(),
  askedOn: Day,
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      to: z.enum(SUPPLIER_REQUEST_STATES),
      madeBy: z.enum(['customer', 'supplier', 'mail', 'clock']),
      reason: z.string().nullable(),
    }),
  ),
  /** What the supplier released to this account. */
  released: z
    .object({
      releaseId: z.uuid(),
      shown: ShownAnswer,
      on: Day,
      /** The answer in fixed lines. */
      statement: z.string(),
      checks: z.array(
        z.object({ check: z.enum(ANSWER_CHECKS), result: z.enum(['pass', 'warn', 'fail']) }),
      ),
      /** What it would count for the lines of spending; `null`: there are none, or it cannot stand for them. */
      countedGrams: z.int().nullable(),
      /** Of that, what the benchmark of the spending gives for what the supplier buys; `null`: nothing. */
      benchmarkGrams: z.int().nullable(),
    })
    .nullable(),
})
export type SupplierRequest = z.output<typeof SupplierRequest>

export const GetSupplier = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/suppliers/{supplierId}',
  summary: 'A supplier, its lines of spending, what it was asked and what it answered',
  params: OfSupplierInYear,
  answer: z.object({
    supplierId: z.uuid(),
    name: z.string(),
    country: z.string().nullable(),
    contactName: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string().nullable(),
    companyName: z.string(),
    period: z.object({ from: MonthOfYear, to: MonthOfYear }),
    isLocked: z.boolean(),
    /** Of the supplier, and up to 200 more that are nobody's. */
    lines: z.array(SupplierLine),
    requests: z.array(SupplierRequest),
    use: SupplierInUse.nullable(),
    /** Products that count by footprints that partners gave. */
    productUses: z.array(SupplierProductUse),
  }),
  refusals: ['INVENTORY_NOT_FOUND', 'SUPPLIER_NOT_FOUND'],
})

export const SetSupplierLines = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/suppliers/{supplierId}/lines',
  summary:
    'Say which lines of spending are with a supplier; lines of other suppliers are not taken',
  params: OfSupplierInYear,
  body: z.strictObject({ lineIds: z.array(z.uuid()).max(500) }),
  status: 204,
  refusals: ['INVENTORY_NOT_FOUND', 'SUPPLIER_NOT_FOUND', 'LINE_OF_ANSWER', 'BAD_REQUEST'],
})

export const AskSupplier = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/suppliers/{supplierId}/requests',
  summary: 'Ask a supplier for its figures by a link; it is emailed, or handed on',
  params: OfSupplierInYear,
  body: z.strictObject({
    message: z
      .string()
      .trim()
      .min(1)
      .max(1000, 'Please use at most 1,000 characters.')
      .nullable()
      .default(null),
    dueOn: asDay(z.iso.date('Please choose a day.')),
    /** Send it to the email of the supplier; otherwise the link is handed on. */
    byEmail: z.boolean(),
  }),
  status: 201,
  answer: z.object({ supplierRequestId: z.uuid(), url: z.string() }),
  refusals: [
    'INVENTORY_NOT_FOUND',
    'SUPPLIER_NOT_FOUND',
    'REQUEST_OPEN',
    'SUPPLIER_OPTED_OUT',
    'OWN_EMAIL_UNVERIFIED',
    'TOO_MANY_ATTEMPTS',
    'BAD_REQUEST',
  ],
})
