import { EVIDENCE_LIMITS } from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const OfFootprint = z.object({ footprintId: z.uuid() })
const OfEvidence = OfFootprint.extend({ evidenceId: z.uuid() })

export const Evidence = z.object({
  evidenceId: z.uuid(),
  /** At most one of the two; without them it is of the footprint as a whole. */
  lineId: z.uuid().nullable(),
  questionId: z.uuid().nullable(),
  /** Of the line. */
  category: z.enum(CATEGORY_KEYS).nullable(),
  lineDescription: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Only a complete file can be read. */
  status: z.enum(['uploading', 'complete', 'failed']),
  /** Why it failed; else `null`. */
  failure: z.enum(['interrupted', 'not-stored']).nullable(),
  uploadedAt: z.iso.datetime(),
})
export type Evidence = z.output<typeof Evidence>

export const UploadEvidence = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/evidence',
  summary:
    'Upload a file as evidence of a footprint, of one of its lines, or as the answer to a question; the body is the file itself, sent with its length. The same content at the same place is taken once',
  params: OfFootprint,
  query: z.object({
    /** With its extension, which says what the file has to be. */
    fileName: z
      .string()
      .min(1, 'Please choose a file.')
      .max(400, 'Please use a name of at most 400 characters.'),
    lineId: z.uuid().optional(),
    questionId: z.uuid().optional(),
  }),
  file: { maxBytes: EVIDENCE_LIMITS.fileBytes },
  status: 201,
  answer: Evidence,
  refusals: [
    'FOOTPRINT_NOT_FOUND',
    'FOOTPRINT_LOCKED',
    'LINE_NOT_FOUND',
    'LINE_OF_ANOTHER',
    'QUESTION_NOT_FOUND',
    'EVIDENCE_REFUSED',
    'EVIDENCE_LIMIT',
    'EVIDENCE_NOT_STORED',
    'BODY_TOO_LARGE',
    'BAD_REQUEST',
  ],
})

export const ListEvidence = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/evidence',
  summary: 'The evidence of a footprint and of its lines, the newest first',
  params: OfFootprint,
  answer: z.object({ evidence: z.array(Evidence) }),
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

const EvidenceReading = z.object({
  evidenceId: z.uuid(),
  fileName: z.string(),
  readAt: z.iso.datetime(),
  /** `verifier`: staff, by way of a verification. */
  by: z.enum(['member', 'verifier']),
  /** Of a member; `null`: someone who has left, or staff. */
  readerName: z.string().nullable(),
})
export type EvidenceReading = z.output<typeof EvidenceReading>

export const ListEvidenceReadings = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/evidence-readings',
  summary: 'Who opened which file of evidence, and when: the newest 200',
  params: OfFootprint,
  answer: z.object({ readings: z.array(EvidenceReading) }),
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

export const DownloadEvidence = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/evidence/{evidenceId}/file',
  summary: 'The file of a complete upload, byte for byte',
  params: OfEvidence,
  answer: { contentType: 'application/octet-stream' },
  refusals: ['EVIDENCE_NOT_FOUND'],
})

export const RemoveEvidence = endpoint({
  method: 'DELETE',
  path: '/api/footprints/{footprintId}/evidence/{evidenceId}',
  summary: 'Delete a file, unless the footprint is locked or the file answers a question',
  params: OfEvidence,
  status: 204,
  refusals: ['EVIDENCE_NOT_FOUND', 'FOOTPRINT_LOCKED'],
})

export const DownloadEvidenceOfVerification = endpoint({
  method: 'GET',
  path: '/api/staff/verifications/{verificationId}/evidence/{evidenceId}',
  summary: 'A file of a footprint that staff verify',
  params: z.object({ verificationId: z.uuid(), evidenceId: z.uuid() }),
  answer: { contentType: 'application/octet-stream' },
  refusals: ['EVIDENCE_NOT_FOUND'],
})
