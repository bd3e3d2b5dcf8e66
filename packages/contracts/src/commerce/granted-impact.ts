import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { dayInput } from '../inputs/calendar-input.ts'
import { NeededLine } from '../inputs/plain-line.ts'

const Quantity = z.int('Please use a whole number.').min(0, 'Please use a number of zero or more.')
const GrantedImpactKind = z.enum(['offer', 'off-platform'], 'Please choose what it is.')
const GrantedAmounts = { milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() }
const GrantedImpactReason = z
  .string('Please give a reason.')
  .trim()
  .min(10, 'Please give a reason of at least 10 characters; the customer will read it.')
  .max(500, 'Please keep the reason under 500 characters.')

export const GrantedImpact = z.object({
  grantedId: z.uuid(),
  kind: GrantedImpactKind,
  product: z.string(),
  title: z.string(),
  ...GrantedAmounts,
  effectiveOn: Day,
  enteredAt: z.iso.datetime(),
  reversed: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  certificateId: z.uuid(),
  evidence: z.object({ name: z.string(), contentType: z.string(), sha256: z.string() }),
})
export type GrantedImpact = z.output<typeof GrantedImpact>

export const EnterImpact = endpoint({
  method: 'POST',
  path: '/api/staff/granted-impact',
  summary: 'Enter an offer, or impact funded elsewhere, for an account; with its evidence',
  maxBodyBytes: 3_000_000,
  body: z.strictObject({
    accountId: z.uuid(),
    kind: GrantedImpactKind,
    title: NeededLine(80, 'Please say what it is for.'),
    milliTrees: Quantity,
    co2eGrams: Quantity,
    plasticGrams: Quantity,
    effectiveOn: dayInput(),
    evidence: z.strictObject({
      name: NeededLine(120, 'Please choose a file.'),
      /** The file, as base64: a PDF, PNG or JPEG of at most 2 MB. */
      file: z
        .string()
        .min(1, 'Please choose a file.')
        .max(2_900_000, 'This file is larger than 2 MB.'),
    }),
  }),
  status: 201,
  answer: z.object({ grantedId: z.uuid() }),
  refusals: [
    'ACCOUNT_UNKNOWN',
    'NO_PRODUCTS_SELECTED',
    'EVIDENCE_INVALID',
    'SUPPLY_EXCEEDED',
    'BAD_REQUEST',
    'MAY_NOT_ENTER',
  ],
})

export const ReverseGrantedImpact = endpoint({
  method: 'POST',
  path: '/api/staff/granted-impact/{grantedId}/reversal',
  summary: 'Reverse what was entered by mistake',
  params: z.object({ grantedId: z.uuid() }),
  body: z.strictObject({ reason: GrantedImpactReason }),
  status: 204,
  refusals: ['GRANTED_NOT_FOUND', 'MAY_NOT_ENTER'],
})

export const ListGrantedTo = endpoint({
  method: 'GET',
  path: '/api/staff/accounts/{accountId}/granted-impact',
  summary: 'What staff entered for an account, newest first',
  params: z.object({ accountId: z.uuid() }),
  answer: z.object({ account: z.string(), granted: z.array(GrantedImpact) }),
  refusals: ['ACCOUNT_UNKNOWN'],
})

export const ListGrantedImpact = endpoint({
  method: 'GET',
  path: '/api/impacts/granted',
  summary: 'Offers, and impact funded elsewhere, that our team entered for the account',
  answer: z.object({ granted: z.array(GrantedImpact) }),
})

export const GetEvidence = endpoint({
  method: 'GET',
  path: '/api/impacts/granted/{grantedId}/evidence',
  summary: 'The paper behind what was entered',
  params: z.object({ grantedId: z.uuid() }),
  answer: { contentType: 'application/octet-stream' },
  refusals: ['GRANTED_NOT_FOUND'],
})
