import { DISCLOSURE_KEYS } from '@understory/domain/proof/disclosures/disclosure.ts'
import { z } from 'zod'
import { ImpactName } from '../commerce/product-list.ts'
import { endpoint } from '../endpoint.ts'

const OfProject = z.object({ projectId: z.string().max(64) })

const DisclosedFact = z.object({
  key: z.enum(DISCLOSURE_KEYS),
  label: z.string(),
  /** Given; not given, with the reason; or open: neither has been said. */
  state: z.enum(['given', 'not-given', 'open']),
  because: z.string().nullable(),
  lines: z.array(z.object({ text: z.string(), url: z.string().nullable() })),
})
export type DisclosedFact = z.output<typeof DisclosedFact>

export const GetDisclosure = endpoint({
  method: 'GET',
  path: '/api/projects/{projectId}/disclosure',
  summary:
    'What a seller of offsets publishes of a project, fact by fact; null: nothing is published yet',
  params: OfProject,
  answer: z.object({
    projectId: z.string(),
    name: z.string(),
    /** Trees and plastic are none. */
    isOffset: z.boolean(),
    isSample: z.boolean(),
    published: z
      .object({
        version: z.int(),
        publishedAt: z.iso.datetime(),
        checkedOn: z.iso.date(),
        checkedWith: z.string(),
        /** It was checked longer ago than 180 days. */
        isOld: z.boolean(),
        facts: z.array(DisclosedFact),
      })
      .nullable(),
  }),
  refusals: ['PROJECT_NOT_FOUND', 'BAD_REQUEST'],
})

const ProjectPayment = z.object({
  /** Such as 2026-Q4. */
  quarter: z.string(),
  /** A correction is the next one. */
  version: z.int(),
  paid: z.object({ minor: z.int(), currency: z.string() }),
  paidOn: z.iso.date(),
  /** For how much: thousandths of a tree, or grams. */
  quantity: z.int(),
  note: z.string(),
  receipt: z.object({ url: z.string(), sha256: z.string() }).nullable(),
  notPublicBecause: z.string().nullable(),
})
export type ProjectPayment = z.output<typeof ProjectPayment>

export const ListProjectPayments = endpoint({
  method: 'GET',
  path: '/api/projects/{projectId}/payments',
  summary: 'What reached a project, quarter by quarter, beside what was funded there',
  params: OfProject,
  answer: z.object({
    projectId: z.string(),
    name: z.string(),
    impact: ImpactName,
    isSample: z.boolean(),
    /** In all, by the ledger. */
    funded: z.int(),
    /** In all, by the payments. */
    paidFor: z.int(),
    payments: z.array(ProjectPayment),
    /** Quarters that should be published by now. */
    late: z.array(z.string()),
    /** Of the price of today, in thousandths, the part for the project; said only where something was paid. */
    shares: z.array(z.object({ currency: z.string(), permille: z.int() })),
  }),
  refusals: ['PROJECT_NOT_FOUND', 'BAD_REQUEST'],
})
