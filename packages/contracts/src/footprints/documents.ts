import { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { INVENTORY_CATEGORIES } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { VERIFIABLE_PARTS } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { z } from 'zod'
import { asMonth, Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { TotalRange } from './company-footprints/completeness.ts'

const OfFootprint = z.object({ footprintId: z.uuid() })
const DocumentsMonth = asMonth(z.string().describe('A month, such as 2026-01'))

export const GetFootprintReport = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/report',
  summary:
    'The footprint as a PDF report after the GHG Protocol, ISO 14064-1 and SECR; an estimate is marked as one',
  params: OfFootprint,
  answer: { contentType: 'application/pdf' },
  refusals: ['FOOTPRINT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

const StatedPart = z.object({ part: z.enum(VERIFIABLE_PARTS), grams: z.int() })

/** What a certificate states of a footprint, as it was when it was issued. All figures in grams of CO2e. */
export const FootprintStatement = z.object({
  companyName: z.string(),
  status: z.enum(['declared', 'verified']),
  from: DocumentsMonth,
  to: DocumentsMonth,
  approach: z.enum(APPROACHES),
  scope1: z.int(),
  /** By location. */
  scope2: z.int(),
  scope2Market: z.int(),
  scope3: z.int(),
  total: z.int(),
  totalMarket: z.int(),
  /** 95%: between total / factor and total x factor. */
  uncertainty: z.number(),
  /** How it stands to the benchmark of the sector; `null`: it was declared before that was compared. */
  completeness: z
    .object({
      restGrams: z.int(),
      /** 95%; the upper end counts what is left out. */
      ...TotalRange,
      leftOut: z.array(
        z.object({
          category: z.enum(INVENTORY_CATEGORIES),
          /** Entered, and much less than usual. */
          isPartly: z.boolean(),
        }),
      ),
    })
    .nullable()
    .default(null),
  /** The number of the declaration that it states; `null`: from before declarations had one. */
  declaration: z.int().nullable().default(null),
  /** Of the figures: other figures, another version. */
  version: z.string(),
  verification: z
    .object({
      /** Who runs this site. */
      by: z.string(),
      decidedOn: Day,
      standard: z.string(),
      assurance: z.enum(['limited', 'reasonable']),
      statement: z.string(),
      /** Nothing is said about the rest. */
      covers: z.array(z.string()),
      /** The whole footprint, in what was verified and what was not; `null`: one from before parts were named. */
      parts: z
        .object({ verified: z.array(StatedPart), notVerified: z.array(StatedPart) })
        .nullable()
        .default(null),
      /** `null`: a certificate from before this was stored. */
      coverage: z
        .object({
          scopesOneTwo: z.boolean(),
          scopeThreeCategories: z.int(),
          /** How many categories of scope 3 the footprint counts. */
          countedScopeThree: z.int(),
        })
        .nullable()
        .default(null),
    })
    .nullable(),
})
export type FootprintStatement = z.output<typeof FootprintStatement>

export const END_REASONS = ['withdrawn', 'redeclared', 'verified', 'unlocked', 'deleted'] as const

const Ended = z.object({ at: z.iso.datetime(), reason: z.enum(END_REASONS) })

const Certificate = z.object({
  certificateId: z.uuid(),
  /** The short code, for those who type it. */
  code: z.string(),
  issuedAt: z.iso.datetime(),
  /** `null`: it holds. */
  ended: Ended.nullable(),
})
export type FootprintCertificate = z.output<typeof Certificate>

export const ListFootprintCertificates = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/certificates',
  summary: 'The certificates of a footprint, the newest first',
  params: OfFootprint,
  answer: z.object({ certificates: z.array(Certificate) }),
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

export const IssueFootprintCertificate = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/certificates',
  summary:
    'Publish a declared or verified footprint as a certificate that anyone can verify; one that holds is answered again',
  params: OfFootprint,
  status: 201,
  answer: Certificate,
  refusals: ['FOOTPRINT_NOT_FOUND', 'NOT_CERTIFIABLE'],
})

const OfCertificate = z.object({ footprintCertificateId: z.uuid() })

export const WithdrawFootprintCertificate = endpoint({
  method: 'POST',
  path: '/api/footprint-certificates/{footprintCertificateId}/withdrawal',
  summary: 'Withdraw a certificate: its public page then says so and no figures',
  params: OfCertificate,
  status: 204,
  refusals: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_ENDED'],
})

export const GetFootprintCertificatePdf = endpoint({
  method: 'GET',
  path: '/api/footprint-certificates/{footprintCertificateId}/pdf',
  summary: 'The certificate of a footprint as a document, for its owner',
  params: OfCertificate,
  answer: { contentType: 'application/pdf' },
  refusals: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_ENDED', 'TOO_MANY_ATTEMPTS'],
})

export const FootprintVerification = z.object({
  certificateId: z.uuid(),
  code: z.string(),
  issuedAt: z.iso.datetime(),
  ended: Ended.nullable(),
  /** `null`: the company withdrew it, or the footprint is deleted. */
  statement: FootprintStatement.nullable(),
  /** The certificate of the same footprint that holds instead. */
  replacedBy: z.uuid().nullable(),
})
export type FootprintVerification = z.output<typeof FootprintVerification>

export const VerifyFootprintCertificate = endpoint({
  method: 'GET',
  path: '/api/footprint-certificates/{footprintCertificateId}',
  summary:
    'What a certificate of a footprint states, for anyone who holds its number or short code',
  params: z.object({
    footprintCertificateId: z.string().max(64).describe('The number or the short code'),
  }),
  answer: FootprintVerification,
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
})
