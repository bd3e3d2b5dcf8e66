import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LOCKED } from './company-footprints/inventories.ts'

const OfSupplierRequest = z.object({ supplierRequestId: z.uuid() })

export const GetAnswerProof = endpoint({
  method: 'GET',
  path: '/api/supplier-requests/{supplierRequestId}/proof',
  summary:
    'The answer of a supplier with its proof in the public log, as an archive that can be checked offline',
  params: OfSupplierRequest,
  answer: { contentType: 'application/zip' },
  refusals: ['SUPPLIER_REQUEST_NOT_FOUND', 'ANSWER_NOT_LOGGED'],
})

export const SUPPLIER_DECISIONS = ['accept', 'return', 'decline', 'cancel'] as const

export const DecideSupplierRequest = endpoint({
  method: 'POST',
  path: '/api/supplier-requests/{supplierRequestId}/decisions',
  summary:
    'Accept an answer, so that it counts in place of spending; send it back, decline it, or cancel the request',
  params: OfSupplierRequest,
  body: z
    .strictObject({
      decision: z.enum(SUPPLIER_DECISIONS),
      reason: z
        .string()
        .trim()
        .min(10, 'Please say why, in 10 characters or more.')
        .max(500, 'Please use at most 500 characters.')
        .nullable()
        .default(null),
    })
    .refine(
      ({ decision, reason }) =>
        reason !== null || (decision !== 'return' && decision !== 'decline'),
      { path: ['reason'], message: 'Please say why, in 10 characters or more.' },
    ),
  status: 204,
  refusals: [
    'SUPPLIER_REQUEST_NOT_FOUND',
    'REQUEST_STATE',
    'NO_SPENDING',
    'ANSWER_TOO_NARROW',
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'REASON_NEEDED',
    ...LOCKED,
    'BAD_REQUEST',
  ],
})

export const TakeOutSupplierUse = endpoint({
  method: 'DELETE',
  path: '/api/supplier-uses/{supplierUseId}',
  summary: 'Take an answer out of the inventory; what it replaced counts again',
  params: z.object({ supplierUseId: z.uuid() }),
  status: 204,
  refusals: ['ANSWER_USE_NOT_FOUND', ...LOCKED, 'REASON_NEEDED'],
})
