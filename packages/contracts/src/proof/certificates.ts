import { CREDIT_KINDS } from '@understory/domain/commerce/prices/credit-kind.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { SuppliedBy } from './supply.ts'

const Id = z.object({ certificateId: z.string().max(64).describe('The number or the short code') })

const Entry = z.object({
  id: z.int(),
  impact: z.string(),
  quantity: z.int(),
  effectiveFrom: Day,
  effectiveTo: Day,
  recordedAt: z.iso.datetime(),
  /** Its place in the public log, with its proof at /ledger/proof/INDEX; `null` in its first second. */
  logIndex: z.int().nullable(),
  /** Of its leaf there, in base64. */
  leafHash: z.string().nullable(),
})

/** A page of them, in their order. */
const EntriesPage = z.object({
  entries: z.array(Entry).max(50),
  /** `before` of the page with those that come before these; `null`: there are none. */
  older: z.int().nullable(),
})

export const CertificateVerification = z.object({
  certificateId: z.uuid(),
  /** The short code, for those who type it. */
  code: z.string(),
  user: z.string(),
  /** Who gave it to the user; `null`: it is their own. */
  giftFrom: z.string().nullable(),
  date: Day,
  dateTo: Day,
  issuedAt: z.iso.datetime(),
  products: z.object({
    /** Whole trees and parts of one, as a decimal number. */
    trees: z.number(),
    kg_co2e: z.number(),
    g_plastic: z.number(),
  }),
  theme: z.enum(['none', 'gift', 'christmas']),
  reference: z.string().nullable(),
  /** Its holder has a brand logo, at /verify/NUMBER/logo.png. */
  hasLogo: z.boolean(),
  /** What it covers, in words: the driving of a car, with its year. A registration number only where its owner shows it. */
  covers: z.array(z.string()),
  projects: z.array(
    z.object({
      id: z.string(),
      impact: z.string(),
      name: z.string(),
      partner: z.string(),
      country: z.string(),
      creditKind: z.enum(CREDIT_KINDS).nullable(),
      isSample: z.boolean(),
    }),
  ),
  /** Units of lots that stand behind those of its entries so far; what has no supply yet has none. */
  supply: z.array(SuppliedBy).max(50),
  /** Its newest; those before them are at /api/certificates/NUMBER/entries?before=CURSOR. */
  ledgerEntries: z.array(Entry).max(50),
  entryCount: z.int(),
  olderEntries: z.int().nullable(),
  /** Of its entries, those that its statement leaves out for good: they were logged with a secret that a restore lost. */
  unstated: z
    .object({
      entries: z.int(),
      milliTrees: z.int(),
      co2eGrams: z.int(),
      plasticGrams: z.int(),
    })
    .nullable(),
  /** How it stands in the public log; `null` in its first second. */
  proof: z
    .object({
      /** Of its newest statement, which says what is new since the one before it. */
      revision: z.int(),
      /** What it states: of the whole certificate. */
      stated: z.object({
        milliTrees: z.int(),
        co2eGrams: z.int(),
        plasticGrams: z.int(),
        entries: z.int(),
        from: Day,
        to: Day,
      }),
      /** SHA-256 of statement.txt in base64, and its beginning as it is printed behind the `#` of the QR code. */
      statementHash: z.string(),
      mark: z.string(),
      index: z.int(),
      /** The tree that its proofs are made in, and when that was signed. */
      treeSize: z.int(),
      signedAt: z.iso.datetime(),
      /** The name of the log, its key as it is pinned, and the key's id. */
      log: z.string(),
      key: z.string(),
      keyId: z.string(),
      /** At /verify/NUMBER/FILE. */
      files: z.array(z.string()),
    })
    .nullable(),
})
export type CertificateVerification = z.output<typeof CertificateVerification>

const MOST_REVISIONS = 2_147_483_647

const FOR_ANYONE = [
  'CERTIFICATE_NOT_FOUND',
  'CERTIFICATE_REFUNDED',
  'BAD_CERTIFICATE_ID',
  'BAD_CERTIFICATE_CODE',
  'TOO_MANY_ATTEMPTS',
] as const

export const VerifyCertificate = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}',
  summary: 'What a certificate states, for anyone who holds its number or short code',
  params: Id,
  answer: CertificateVerification,
  refusals: FOR_ANYONE,
})

export const ListCertificateEntries = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}/entries',
  summary: 'The ledger entries of a certificate, 50 at a time, the newest first by page',
  params: Id,
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  answer: EntriesPage,
  refusals: FOR_ANYONE,
})

export const ListCertificateRevisions = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}/revisions',
  summary: 'What a certificate stated since it was issued, 50 at a time, the newest first',
  params: Id,
  query: z.object({ before: z.coerce.number().int().positive().max(MOST_REVISIONS).optional() }),
  answer: z.object({
    revisions: z
      .array(
        z.object({
          revision: z.int(),
          issued: Day,
          /** SHA-256 of its statement in base64, and its beginning as papers of then carry it behind a `#`. */
          statementHash: z.string(),
          mark: z.string(),
          /** Of the whole certificate, then. */
          entries: z.int(),
          /** An entry of it was reversed since. */
          isWithdrawn: z.boolean(),
        }),
      )
      .max(50),
    /** `before` of the page with those that came before; `null`: there are none. */
    older: z.int().nullable(),
  }),
  refusals: FOR_ANYONE,
})

export const GetCertificateFile = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}/files/{file}',
  summary:
    'A file of the proof of a certificate, for anyone who holds its number; files.zip is all of them',
  params: Id.extend({ file: z.string().max(64) }),
  answer: { contentType: 'application/octet-stream' },
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'CERTIFICATE_FILE_NOT_FOUND',
    'CERTIFICATE_FILE_DELETED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const GetCertificateLogo = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}/logo',
  summary: 'The brand logo of the business that holds a certificate, for anyone who has its number',
  params: Id,
  answer: { contentType: 'image/png' },
  refusals: [
    'NOT_FOUND',
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const GetCertificatePdf = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}/pdf',
  summary: 'The certificate as a document, for its owner',
  params: Id,
  answer: { contentType: 'application/pdf' },
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
  ],
})

export const GetCertificateImage = endpoint({
  method: 'GET',
  path: '/api/certificates/{certificateId}/image',
  summary: 'The certificate as a picture for sharing, without cost or address',
  params: Id,
  answer: { contentType: 'image/png' },
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
})
