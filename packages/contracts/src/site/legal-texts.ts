import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Texts of the operator that the law asks for, each at its page. */
export const LEGAL_TEXTS = ['terms', 'privacy', 'cookies', 'legal-notice'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]

export const GetLegalText = endpoint({
  method: 'GET',
  path: '/api/legal-texts/{text}',
  summary:
    'A legal text as the operator published it; null: none is, and the page says what the software does',
  params: z.object({ text: z.enum(LEGAL_TEXTS) }),
  answer: z.object({
    published: z
      .object({ html: z.string(), inForceFrom: z.iso.date(), publishedAt: z.iso.datetime() })
      .nullable(),
  }),
})
