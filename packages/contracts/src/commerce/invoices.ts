import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const GetInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/offsetting/instant-purchases/{purchaseId}/invoice',
  summary: 'The invoice of a paid purchase',
  params: z.object({ purchaseId: z.uuid() }),
  answer: { contentType: 'application/pdf' },
  refusals: ['PURCHASE_NOT_FOUND'],
})
