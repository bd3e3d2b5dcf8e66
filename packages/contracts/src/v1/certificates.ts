import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { CertificateVerification, GetCertificatePdf } from '../proof/certificates.ts'
import { LIST_QUERY, pageOf } from './lists.ts'
import { operation } from './operation.ts'

const CertificateNumber = z.object({ certificateId: z.string().min(1).max(64) })

const ApiCertificate = CertificateVerification.extend({
  object: z.literal('certificate'),
  mode: z.enum(API_MODES),
}).meta({ id: 'Certificate', description: 'What a certificate states.' })

export const getCertificate = operation({
  operationId: 'getCertificate',
  method: 'GET',
  path: '/v1/certificates/{certificateId}',
  tag: 'Certificates',
  scope: null,
  summary: 'What a certificate states',
  description:
    'For anyone who holds its number or short code: what it covers, its ledger entries, and where they stand in the public log. One of a test account is shown to its own test keys, and to nobody else.',
  params: CertificateNumber,
  answer: ApiCertificate,
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
  ],
  example: { params: { certificateId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})

const CertificateSummary = z
  .object({
    id: z.uuid(),
    object: z.literal('certificate_summary'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    /** For people who type it. */
    code: z.string().max(8),
    source: z.enum(['purchase', 'gift', 'granted', 'subscription', 'store']),
    purchaseId: z.uuid().nullable(),
    reference: z.string().max(80).nullable(),
    effectiveFrom: Day,
    effectiveTo: Day,
    /** All that was paid for it was given back, or its impact was taken back. */
    isWithdrawn: z.boolean(),
  })
  .meta({ id: 'CertificateSummary', description: 'A certificate of the account, in a list.' })

export const listCertificates = operation({
  operationId: 'listCertificates',
  method: 'GET',
  path: '/v1/certificates',
  tag: 'Certificates',
  scope: 'certificates:read',
  summary: 'Certificates of the account',
  description: 'Newest first. Pass `nextCursor` as `cursor` to go on.',
  query: z.object(LIST_QUERY),
  answer: pageOf(CertificateSummary),
  example: { query: { limit: '10' } },
})

export const getCertificatePdf = operation({
  operationId: 'getCertificatePdf',
  method: 'GET',
  path: '/v1/certificates/{certificateId}/pdf',
  tag: 'Certificates',
  scope: 'certificates:read',
  summary: 'A certificate as PDF',
  description:
    'One of the account’s own certificates, as its holder prints it. One of a test account has TEST across it and in its title, and neither a QR code nor a short code.',
  params: CertificateNumber,
  answer: GetCertificatePdf.answer,
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
  ],
  example: { params: { certificateId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})

const CertificateProof = z
  .object({
    object: z.literal('certificate_proof'),
    certificateId: z.uuid(),
    /** Of the statements about it, the newest that holds. */
    revision: z.int(),
    /** What was logged, byte for byte, in base64. */
    statement: z.string().max(10_000),
    /** Its place in the log. */
    index: z.int(),
    /** Of the statement, as a file that verifies by itself (C2SP tlog-proof). */
    proof: z.string().max(10_000),
    treeSize: z.int(),
    signedAt: z.iso.datetime(),
    /** The key that opens the checkpoint in the proof. */
    verifierKey: z.string().max(500),
    /** Opens the commitment to the name of the holder; `null`: its account was deleted. */
    named: z.object({ name: z.string().max(200), nonce: z.string().max(100) }).nullable(),
    /** The same with the entries behind it, each with its own proof, as files to keep. */
    files: z.array(z.object({ name: z.string().max(100), url: z.url().max(400) })).max(100),
  })
  .meta({
    id: 'CertificateProof',
    description: 'All that checking a certificate without us takes.',
  })

export const getCertificateProof = operation({
  operationId: 'getCertificateProof',
  method: 'GET',
  path: '/v1/certificates/{certificateId}/proof',
  tag: 'Certificates',
  scope: null,
  summary: 'The proof of a certificate',
  description:
    'For anyone who holds its number or short code: its newest statement with the proof that it stands in the public log, to be checked without asking us again. What was bought a moment ago is not logged yet, and a test certificate cannot be found here.',
  params: CertificateNumber,
  answer: CertificateProof,
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_REFUNDED',
    'CERTIFICATE_NOT_LOGGED',
    'BAD_CERTIFICATE_ID',
    'BAD_CERTIFICATE_CODE',
  ],
  example: { params: { certificateId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})
