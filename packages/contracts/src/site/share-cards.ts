import { THEMES } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const PNG = { contentType: 'image/png' } as const

export const GetPageCard = endpoint({
  method: 'GET',
  path: '/api/share-cards/{page}',
  summary: 'The picture for links to a page of the site; its address with dots in place of slashes',
  params: z.object({ page: z.string().max(120, 'This address is too long.') }),
  answer: PNG,
  refusals: ['NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_ATTEMPTS'],
})

export const GetLedgerCard = endpoint({
  method: 'GET',
  path: '/api/public-ledger/share-card',
  summary: 'The picture for links to the public ledger, with its totals',
  answer: PNG,
  refusals: ['TOO_MANY_ATTEMPTS'],
})

export const GetLetterPicture = endpoint({
  method: 'GET',
  path: '/api/letter-pictures/{theme}',
  summary: 'The forest at the head of an email, the same for everyone',
  params: z.object({ theme: z.enum(THEMES) }),
  answer: PNG,
  refusals: ['BAD_REQUEST', 'TOO_MANY_ATTEMPTS'],
})

export const GetContentCard = endpoint({
  method: 'GET',
  path: '/api/content/article/{slug}/share-card',
  summary: 'The picture for links to a published article',
  params: z.object({ slug: z.string().max(80, 'This address is too long.') }),
  answer: PNG,
  refusals: ['CONTENT_NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_ATTEMPTS', 'UNAVAILABLE'],
})

export const GetProjectCard = endpoint({
  method: 'GET',
  path: '/api/projects/{projectId}/share-card',
  summary: 'The picture for links to a project',
  params: z.object({ projectId: z.string().max(64) }),
  answer: PNG,
  refusals: ['PROJECT_NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_ATTEMPTS'],
})
