import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NeededLine } from '../inputs/plain-line.ts'

const StoredReceipt = z.object({
  receiptId: z.uuid(),
  fileName: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** What a payment names it by. */
  address: z.string(),
  /** A payment that is published names it, so anyone may read it. */
  isPublic: z.boolean(),
})
export type StoredReceipt = z.output<typeof StoredReceipt>

const OfReceipt = z.object({ receiptId: z.uuid() })
const FILE = { contentType: 'application/octet-stream' } as const

export const UploadReceipt = endpoint({
  method: 'POST',
  path: '/api/staff/receipts',
  summary:
    'Store the receipt of a payment to a project; the same file is stored once, and is public once a payment names it',
  body: z.strictObject({
    name: NeededLine(200, 'Please choose a file.'),
    /** The file, as base64, of at most 2 MB. */
    file: z
      .string()
      .min(1, 'Please choose a file.')
      .max(2_900_000, 'This file is larger than 2 MB.'),
  }),
  status: 201,
  answer: StoredReceipt.pick({ receiptId: true, sha256: true, address: true }),
  refusals: ['EVIDENCE_REFUSED', 'BAD_REQUEST'],
})

export const ListReceipts = endpoint({
  method: 'GET',
  path: '/api/staff/receipts',
  summary: 'The latest receipts that were uploaded, newest first',
  answer: z.object({ receipts: z.array(StoredReceipt) }),
})

export const GetStaffReceipt = endpoint({
  method: 'GET',
  path: '/api/staff/receipts/{receiptId}',
  summary: 'A receipt as it was uploaded, public or not',
  params: OfReceipt,
  answer: FILE,
  refusals: ['RECEIPT_NOT_FOUND', 'BAD_REQUEST'],
})

export const GetReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/{receiptId}',
  summary: 'The receipt of a published payment to a project, as it was uploaded',
  params: OfReceipt,
  answer: FILE,
  refusals: ['RECEIPT_NOT_FOUND', 'BAD_REQUEST'],
})
