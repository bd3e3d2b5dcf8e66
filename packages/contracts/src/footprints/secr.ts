import { SECR_KINDS } from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import { z } from 'zod'
import { asMonth, Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'

const SecrMonth = asMonth(z.string().describe('A month, such as 2026-01'))
const OfSecrFootprint = z.object({ footprintId: z.uuid() })

export const DisclosureFact = z.object({
  key: z.string(),
  label: z.string(),
  /** The twelve months of the footprint, or those before. */
  period: z.enum(['this', 'before']),
  state: z.enum(['given', 'not-given', 'not-applicable']),
  /** Why it is not given, or does not apply. */
  because: z.string().nullable(),
  /** What has to be read with its value. */
  note: z.string().nullable(),
  value: z.union([z.number(), z.string()]).nullable(),
  unit: z.string().nullable(),
  /** Of a number: how many are printed. */
  decimals: z.int().nullable(),
  sources: z.array(z.enum(['lines', 'declaration', 'profile', 'plan', 'report'])),
})

export const SecrDisclosure = z.object({
  standard: z.literal('secr'),
  /** Of the rules that it follows. */
  version: z.string(),
  companyName: z.string(),
  from: SecrMonth,
  to: SecrMonth,
  /** The twelve months before, where they are declared. */
  before: z.object({ from: SecrMonth, to: SecrMonth }).nullable(),
  /** Not declared: a preview, without files. */
  isDraft: z.boolean(),
  /** Whose figures these are; `null`: from before declarations were kept whole, or a draft. */
  declaration: z
    .object({
      number: z.int(),
      declaredOn: Day,
      /** The inventory has other figures now. */
      isChangedSince: z.boolean(),
    })
    .nullable(),
  kind: z.enum(SECR_KINDS).nullable(),
  actions: z.string().nullable(),
  facts: z.array(DisclosureFact),
  /** Words for a directors' report. */
  statement: z.string(),
})
export type SecrDisclosure = z.output<typeof SecrDisclosure>

export const GetSecrDisclosure = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/secr',
  summary:
    'What SECR asks for: UK energy in kWh, its emissions, intensity and the year before, each given or with a reason why not',
  params: OfSecrFootprint,
  answer: SecrDisclosure,
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

const FILE_REFUSALS = ['FOOTPRINT_NOT_FOUND', 'DISCLOSURE_OF_DRAFT', 'TOO_MANY_ATTEMPTS'] as const

export const ExportSecrCsv = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/secr/export',
  summary: 'The facts of SECR as CSV, of a declared footprint',
  params: OfSecrFootprint,
  answer: { contentType: 'text/csv; charset=utf-8' },
  refusals: FILE_REFUSALS,
})

export const ExportSecrWorkbook = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/secr/workbook',
  summary: 'The same as an XLSX workbook, with the words for a directors’ report',
  params: OfSecrFootprint,
  answer: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  refusals: FILE_REFUSALS,
})

export const SaySecr = endpoint({
  method: 'PUT',
  path: '/api/disclosure-profiles/{year}/secr',
  summary: 'Say what the company is under SECR, and what it did in the year to use less energy',
  params: z.object({ year: z.coerce.number().int().min(2000).max(2100) }),
  body: z.strictObject({
    kind: z.enum(SECR_KINDS, 'Please choose one.').nullable().default(null),
    /** What was done, or that nothing was. */
    actions: z
      .string()
      .trim()
      .max(2_000, 'Please use at most 2,000 characters.')
      .transform((words) => words || null)
      .nullable()
      .default(null),
  }),
  answer: z.object({
    year: z.int(),
    kind: z.enum(SECR_KINDS).nullable(),
    actions: z.string().nullable(),
  }),
  refusals: ['FOOTPRINT_BUSINESS_ONLY', 'BAD_REQUEST'],
})
