import { SHARING_METHODS } from '@understory/domain/footprints/answers/answer-facts.ts'
import { SUPPLIER_REQUEST_STATES } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { z } from 'zod'
import { Day, MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'

const MonthsAnswered = z.object({ from: MonthOfYear, to: MonthOfYear })

export const TakeSupplierRequest = endpoint({
  method: 'POST',
  path: '/api/supplier-answers/{token}/account',
  summary:
    'Answer a request as the company of the account: its share then counts with those of its other customers',
  params: z.object({ token: z.string().max(200) }),
  status: 204,
  refusals: ['LINK_GONE', 'REQUEST_TAKEN', 'BUSINESS_ONLY'],
})

const OwnAnswer = z.object({
  supplierRequestId: z.uuid(),
  customerName: z.string(),
  /** The name under which the customer has this company. */
  askedAs: z.string(),
  /** The link by which it is answered and withdrawn. */
  url: z.string(),
  state: z.enum(SUPPLIER_REQUEST_STATES),
  period: MonthsAnswered,
  dueOn: Day,
  takenOn: Day,
  /** What the customer has now; `null`: nothing. */
  given: z
    .object({
      method: z.enum(SHARING_METHODS),
      period: MonthsAnswered,
      grams: z.int(),
      /** Of all that was sold; `null`: it was released before the account took the request, and is not known. */
      millionths: z.int().nullable(),
    })
    .nullable(),
})
export type OwnAnswer = z.output<typeof OwnAnswer>

export const ListOwnAnswers = endpoint({
  method: 'GET',
  path: '/api/own-answers',
  summary: 'Requests of customers that this company answers, and which share of it each was given',
  answer: z.object({
    answers: z.array(OwnAnswer),
    /** What all customers were given together, by what it is shared by and for which months. */
    shares: z.array(
      z.object({
        method: z.enum(SHARING_METHODS),
        period: MonthsAnswered,
        customers: z.int(),
        millionths: z.int(),
      }),
    ),
  }),
  refusals: [],
})

export const LeaveSupplierRequest = endpoint({
  method: 'DELETE',
  path: '/api/own-answers/{supplierRequestId}',
  summary: 'Take a request off the list of this company; the link and what was released stay',
  params: z.object({ supplierRequestId: z.uuid() }),
  status: 204,
  refusals: ['SUPPLIER_REQUEST_NOT_FOUND'],
})
