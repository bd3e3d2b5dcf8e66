import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { CERTIFICATES_EVENTS } from '@understory/domain/proof/certificates/events.ts'
import { z } from 'zod'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_CERTIFICATE_ID, EXAMPLE_MOMENT, EXAMPLE_PURCHASE_ID } from './example-ids.ts'

const IssuedCertificate = z
  .object({
    id: z.uuid(),
    object: z.literal('certificate'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    /** For people who type it. */
    code: z.string().max(8),
    /** What it is of; that of a plan or of a shop grows with each payment. All `null`: it was a gift, or granted. */
    purchaseId: z.uuid().nullable(),
    subscriptionId: z.uuid().nullable(),
    storeId: z.uuid().nullable(),
    /** Where it is read, whole and with its proofs. */
    url: z.url().max(300),
  })
  .meta({ id: 'IssuedCertificate', description: 'A certificate as it was issued.' })

const RevisedCertificate = IssuedCertificate.extend({
  /** Of its newest statement: counts by one in each certificate. */
  revision: z.int().min(1),
}).meta({
  id: 'RevisedCertificate',
  description: 'A certificate, with the number of its statement.',
})

/** What `data` of each of its types of event holds. */
export const CERTIFICATES_EVENT_DATA = {
  'certificate.issued': IssuedCertificate,
  'certificate.revised': RevisedCertificate,
  'certificate.withdrawn': RevisedCertificate,
} as const satisfies Readonly<Record<keyof typeof CERTIFICATES_EVENTS, z.ZodObject>>

const issued = {
  id: EXAMPLE_CERTIFICATE_ID,
  object: 'certificate',
  mode: 'live',
  createdAt: EXAMPLE_MOMENT,
  code: 'K7M2Q9XD',
  purchaseId: EXAMPLE_PURCHASE_ID,
  subscriptionId: null,
  storeId: null,
  url: `https://example.org/v1/certificates/${EXAMPLE_CERTIFICATE_ID}`,
} as const satisfies z.input<typeof IssuedCertificate>

/** What that may look like. */
export const CERTIFICATES_EVENT_EXAMPLES = {
  'certificate.issued': issued,
  'certificate.revised': { ...issued, revision: 2 },
  'certificate.withdrawn': { ...issued, revision: 2 },
} satisfies EventExamples<typeof CERTIFICATES_EVENT_DATA>
