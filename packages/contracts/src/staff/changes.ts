import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Kind = z.string().regex(/^[a-z][a-z-]{0,59}$/)
const Subject = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/,
    'Please use letters, digits, full stops and hyphens, at most 64.',
  )
const Values = z.record(z.string().max(60), z.string().max(60_000))
/** Three characters at least; one that is shorter is refused together with the fields that are not right. */
const Reason = z
  .string('Please say why.')
  .trim()
  .max(500, 'Please keep the reason under 500 characters.')

export const CHANGE_STATUSES = ['draft', 'proposed', 'published', 'withdrawn'] as const
export type ChangeStatus = (typeof CHANGE_STATUSES)[number]

const Field = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  group: z.string().optional(),
  isOptional: z.literal(true).optional(),
  isFixed: z.literal(true).optional(),
  type: z.enum([
    'line',
    'text',
    'email',
    'date',
    'colour',
    'switch',
    'address',
    'choice',
    'number',
  ]),
  most: z.number().optional(),
  least: z.number().optional(),
  decimals: z.int().optional(),
  unit: z.string().optional(),
  mayBePath: z.literal(true).optional(),
  options: z
    .array(z.object({ value: z.string(), label: z.string() }).readonly())
    .readonly()
    .optional(),
})
export type FormField = z.output<typeof Field>

const ChangeHead = z.object({
  changeId: z.uuid(),
  kind: Kind,
  label: z.string(),
  subject: z.string(),
  status: z.enum(CHANGE_STATUSES),
  reason: z.string(),
  draftedBy: z.string(),
  draftedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type ChangeHead = z.output<typeof ChangeHead>

const KindHead = z.object({
  kind: Kind,
  label: z.string(),
  says: z.string(),
  isFourEyes: z.boolean(),
  isExtensible: z.boolean(),
})

export const ListChangeKinds = endpoint({
  method: 'GET',
  path: '/api/staff/change-kinds',
  summary: 'What the member of staff may change by a form, and what is proposed',
  answer: z.object({ kinds: z.array(KindHead), open: z.array(ChangeHead) }),
})

export const GetChangeKind = endpoint({
  method: 'GET',
  path: '/api/staff/change-kinds/{kind}',
  summary: 'Those that there are of a kind, their form, and the newest changes',
  params: z.object({ kind: Kind }),
  answer: KindHead.extend({
    fields: z.array(Field),
    subjects: z.array(
      z.object({ subject: z.string(), label: z.string(), shownAt: z.string().nullable() }),
    ),
    changes: z.array(ChangeHead),
  }),
  refusals: ['CHANGE_KIND_NOT_FOUND', 'STAFF_ROLE_FORBIDS'],
})

export const GetChangeSubject = endpoint({
  method: 'GET',
  path: '/api/staff/change-kinds/{kind}/{subject}',
  summary: 'What is public of one of them, and the change that is open',
  params: z.object({ kind: Kind, subject: Subject }),
  answer: z.object({ values: Values.nullable(), openChangeId: z.uuid().nullable() }),
  refusals: ['CHANGE_KIND_NOT_FOUND', 'STAFF_ROLE_FORBIDS'],
})

export const DraftChange = endpoint({
  method: 'POST',
  path: '/api/staff/changes',
  summary: 'Draft a change of what everyone sees',
  body: z.strictObject({ kind: Kind, subject: Subject, values: Values, reason: Reason }),
  status: 201,
  answer: z.object({ changeId: z.uuid() }),
  refusals: [
    'CHANGE_KIND_NOT_FOUND',
    'CHANGE_IS_OPEN',
    'STAFF_ROLE_FORBIDS',
    'FORBIDDEN',
    'BAD_REQUEST',
  ],
})

const OfChange = z.object({ changeId: z.uuid() })

export const GetChange = endpoint({
  method: 'GET',
  path: '/api/staff/changes/{changeId}',
  summary: 'A change: what it alters, who drafted and decided it, and why',
  params: OfChange,
  answer: ChangeHead.extend({
    says: z.string(),
    isFourEyes: z.boolean(),
    /** The reader may publish it: they are another person than its author, where that is needed. */
    mayPublish: z.boolean(),
    mayTakeBack: z.boolean(),
    fields: z.array(Field),
    values: Values,
    differences: z.array(
      z.object({ label: z.string(), from: z.string().nullable(), to: z.string() }),
    ),
    /** As it will look, in HTML that was made safe; null: the differences say all. */
    preview: z.string().nullable(),
    shownAt: z.string().nullable(),
  }),
  refusals: ['CHANGE_NOT_FOUND', 'STAFF_ROLE_FORBIDS'],
})

export const SaveChange = endpoint({
  method: 'PUT',
  path: '/api/staff/changes/{changeId}',
  summary: 'Save a draft again',
  params: OfChange,
  body: z.strictObject({ values: Values, reason: Reason }),
  status: 204,
  refusals: [
    'CHANGE_NOT_FOUND',
    'CHANGE_DECIDED',
    'STAFF_ROLE_FORBIDS',
    'FORBIDDEN',
    'BAD_REQUEST',
  ],
})

export const DecideChange = endpoint({
  method: 'POST',
  path: '/api/staff/changes/{changeId}/decision',
  summary: 'Propose, publish, take up again or withdraw a change',
  params: OfChange,
  body: z.strictObject({ to: z.enum(['propose', 'publish', 'draft', 'withdraw']) }),
  status: 204,
  refusals: [
    'CHANGE_NOT_FOUND',
    'CHANGE_DECIDED',
    'CHANGE_OUTDATED',
    'CHANGE_NEEDS_SECOND_PERSON',
    'STAFF_ROLE_FORBIDS',
    'FORBIDDEN',
    'BAD_REQUEST',
  ],
})

export const TakeChangeBack = endpoint({
  method: 'POST',
  path: '/api/staff/changes/{changeId}/taken-back',
  summary: 'Draft the change that brings back what was public before',
  params: OfChange,
  body: z.strictObject({ reason: Reason }),
  status: 201,
  answer: z.object({ changeId: z.uuid() }),
  refusals: [
    'CHANGE_NOT_FOUND',
    'CHANGE_IS_OPEN',
    'CHANGE_IS_FOR_GOOD',
    'STAFF_ROLE_FORBIDS',
    'FORBIDDEN',
    'BAD_REQUEST',
  ],
})
