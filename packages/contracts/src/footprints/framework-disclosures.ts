import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { z } from 'zod'
import { asMonth } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { DisclosureFact } from './secr.ts'

const FrameworkMonth = asMonth(z.string().describe('A month, such as 2026-01'))
const OfFramework = z.object({ footprintId: z.uuid(), standard: z.enum(FRAMEWORKS) })

export const FrameworkDisclosure = z.object({
  standard: z.enum(FRAMEWORKS),
  /** Of the rules that it follows. */
  version: z.string(),
  companyName: z.string(),
  from: FrameworkMonth,
  to: FrameworkMonth,
  /** Not declared: a preview, without files. */
  isDraft: z.boolean(),
  /** All that the framework asks for, in its order. */
  facts: z.array(
    DisclosureFact.extend({
      section: z.string(),
      /** What the framework itself calls it; `null`: nothing. */
      ref: z.string().nullable(),
    }),
  ),
})
export type FrameworkDisclosure = z.output<typeof FrameworkDisclosure>

export const GetFrameworkDisclosure = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/{standard}',
  summary:
    'What PPN 006, the VSME, CDP, SBTi (both for small firms), ISO 14064-1 or the GHG Protocol asks for, each given or with a reason why not',
  params: OfFramework,
  answer: FrameworkDisclosure,
  refusals: ['FOOTPRINT_NOT_FOUND', 'BAD_REQUEST'],
})

export const ExportFrameworkWorkbook = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/{standard}/workbook',
  summary: 'The same as an XLSX workbook, of a declared footprint',
  params: OfFramework,
  answer: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  refusals: ['FOOTPRINT_NOT_FOUND', 'DISCLOSURE_OF_DRAFT', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ExportFrameworkCsv = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/{standard}/csv',
  summary: 'The same as CSV, of a declared footprint',
  params: OfFramework,
  answer: { contentType: 'text/csv; charset=utf-8' },
  refusals: ['FOOTPRINT_NOT_FOUND', 'DISCLOSURE_OF_DRAFT', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ExportFrameworkPdf = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/{standard}/pdf',
  summary: 'The same as a PDF, with what it is not, of a declared footprint',
  params: OfFramework,
  answer: { contentType: 'application/pdf' },
  refusals: ['FOOTPRINT_NOT_FOUND', 'DISCLOSURE_OF_DRAFT', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

/** A report in xBRL-JSON 1.0. */
export const XbrlReport = z.object({
  documentInfo: z.object({
    documentType: z.literal('https://xbrl.org/2021/xbrl-json'),
    /** By prefix. */
    namespaces: z.record(z.string(), z.string()),
    /** The entry point. */
    taxonomy: z.array(z.string()),
  }),
  facts: z.record(
    z.string(),
    z.object({
      value: z.string(),
      /** Of a number. */
      decimals: z.int().optional(),
      dimensions: z.record(z.string(), z.string()),
    }),
  ),
})
export type XbrlReport = z.output<typeof XbrlReport>

export const ExportVsmeTemplate = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/vsme/template',
  summary:
    'EFRAG’s digital template of the VSME, version 1.3.0, with the facts of a declared footprint filled in',
  params: z.object({ footprintId: z.uuid() }),
  answer: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  refusals: ['FOOTPRINT_NOT_FOUND', 'DISCLOSURE_OF_DRAFT', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ExportVsmeXbrl = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/disclosures/vsme/xbrl',
  summary:
    'The facts of the VSME as xBRL-JSON in the names of EFRAG’s taxonomy, of a declared footprint',
  params: z.object({ footprintId: z.uuid() }),
  answer: XbrlReport,
  refusals: [
    'FOOTPRINT_NOT_FOUND',
    'DISCLOSURE_OF_DRAFT',
    'XBRL_WITHOUT_IDENTIFIER',
    'TOO_MANY_ATTEMPTS',
    'BAD_REQUEST',
  ],
})
