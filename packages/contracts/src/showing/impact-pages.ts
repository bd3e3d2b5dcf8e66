import { keysOf } from '@understory/domain/language/keys-of.ts'
import { IMAGE_SIZES } from '@understory/domain/showing/impact-pages/image-sizes.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { ImpactName } from '../commerce/product-list.ts'
import { endpoint } from '../endpoint.ts'
import { AccountKind } from '../people/accounts/accounts.ts'
import { ImpactMetrics } from '../proof/ledger.ts'
import { ClaimBasis } from './claims.ts'
import { PublicFigures } from './shareables.ts'

export const PAGE_LIMITS = { bio: 600, mission: 200, location: 100, certificates: 50 } as const

const words = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters.`)

export const ImpactPageSettings = z.strictObject({
  isPublic: z.boolean(),
  /** In the directory at /impact. */
  isListed: z.boolean(),
  showsName: z.boolean(),
  showsLogo: z.boolean(),
  showsMemberSince: z.boolean(),
  showsEquivalents: z.boolean(),
  showsMap: z.boolean(),
  bio: words(PAGE_LIMITS.bio),
  mission: words(PAGE_LIMITS.mission),
  website: words(400).nullable(),
  location: words(PAGE_LIMITS.location),
  view: z.enum(['purchases', 'timeline']),
  /** What the words rest on; shown beside them. */
  claimBasis: ClaimBasis.default({}),
  /** Numbers of the certificates that are shown. */
  certificates: z.array(z.uuid()).max(PAGE_LIMITS.certificates, 'Please choose at most 50.'),
})
export type ImpactPageSettings = z.output<typeof ImpactPageSettings>

const Quantities = z.object({ milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() })

export const ImpactPage = z.object({
  address: z.string(),
  kind: AccountKind,
  /** `null`: it is hidden, and the logo stands in its place. */
  name: z.string().nullable(),
  hasLogo: z.boolean(),
  memberSince: Day.nullable(),
  bio: z.string(),
  mission: z.string(),
  /** What these words rest on, as the owner says it. */
  claimBasis: ClaimBasis,
  website: z.string().nullable(),
  location: z.string(),
  showsEquivalents: z.boolean(),
  view: z.enum(['purchases', 'timeline']),
  figures: PublicFigures,
  /** By the month it counts for, oldest first; none where purchases are shown. */
  timeline: ImpactMetrics.shape.timeline,
  /** The newest first; none where the timeline is shown. */
  purchases: z.array(
    Quantities.extend({
      from: Day,
      to: Day,
      /** `null`: the certificate is not shown. */
      certificateId: z.uuid().nullable(),
    }),
  ),
  certificates: z.array(Quantities.extend({ certificateId: z.uuid(), issuedOn: Day })),
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      country: z.string(),
      place: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      impact: ImpactName,
      quantity: z.int(),
      isSample: z.boolean(),
    }),
  ),
  showsMap: z.boolean(),
})
export type ImpactPage = z.output<typeof ImpactPage>

export const GetImpactPageSettings = endpoint({
  method: 'GET',
  path: '/api/impact-page',
  summary: 'How the account shows itself on its impact page, and what it could show',
  answer: z.object({
    settings: ImpactPageSettings,
    /** The last part of the address that the page has, or would have. */
    address: z.string(),
    isSaved: z.boolean(),
    hasLogo: z.boolean(),
    offered: ImpactPage.shape.certificates,
  }),
})

export const PreviewImpactPage = endpoint({
  method: 'POST',
  path: '/api/impact-page/preview',
  summary: 'The page as these settings would show it; nothing is stored',
  body: ImpactPageSettings,
  answer: ImpactPage,
  refusals: ['IMPACT_PAGE_INVALID', 'BAD_REQUEST'],
})

export const SaveImpactPage = endpoint({
  method: 'PUT',
  path: '/api/impact-page',
  summary: 'Show the account like this from now on',
  body: ImpactPageSettings,
  answer: z.object({ address: z.string() }),
  refusals: ['IMPACT_PAGE_INVALID', 'CLAIM_REFUSED', 'CLAIM_NEEDS_BASIS', 'BAD_REQUEST'],
})

export const GetOwnImpactPageLogo = endpoint({
  method: 'GET',
  path: '/api/impact-page/logo',
  summary: 'The logo of the impact page, also while the page is private',
  answer: { contentType: 'image/png' },
  refusals: ['NOT_FOUND'],
})

export const SetImpactPageLogo = endpoint({
  method: 'PUT',
  path: '/api/impact-page/logo',
  summary: 'Upload the logo of the impact page: a PNG of 320 × 320 pixels, white on transparent',
  maxBodyBytes: 1_500_000,
  body: z.strictObject({
    /** The file, as base64. */
    file: z
      .string()
      .min(1, 'Please choose a picture.')
      .max(1_400_000, 'This picture is larger than 1 MB.'),
  }),
  status: 204,
  refusals: ['IMPACT_LOGO_INVALID', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const RemoveImpactPageLogo = endpoint({
  method: 'DELETE',
  path: '/api/impact-page/logo',
  summary: 'Remove the logo of the impact page; a name that it stood for is shown again',
  status: 204,
})

const Address = z.object({ address: z.string().max(60) })

export const ReadImpactPage = endpoint({
  method: 'GET',
  path: '/api/impact-pages/{address}',
  summary: 'A public impact page; of an earlier address, the page with its newest one',
  params: Address,
  answer: ImpactPage,
  refusals: ['IMPACT_PAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const GetImpactPageLogo = endpoint({
  method: 'GET',
  path: '/api/impact-pages/{address}/logo',
  summary: 'The logo of a public impact page',
  params: Address,
  answer: { contentType: 'image/png' },
  refusals: ['IMPACT_PAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ListImpactPages = endpoint({
  method: 'GET',
  path: '/api/impact-pages',
  summary: 'The pages of those who chose to be found, by name',
  query: z.object({ after: z.string().max(60).optional().describe('The address of the last one') }),
  answer: z.object({
    pages: z.array(
      z.object({
        address: z.string(),
        name: z.string(),
        location: z.string(),
        mission: z.string(),
        figures: PublicFigures,
      }),
    ),
    /** What to ask for next; `null`: these were the last. */
    next: z.string().nullable(),
  }),
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const GetImpactPageImage = endpoint({
  method: 'GET',
  path: '/api/impact-pages/{address}/image',
  summary: 'A public impact page as a picture of 1200 × 630 pixels, for shared links',
  params: Address,
  answer: { contentType: 'image/png' },
  refusals: ['IMPACT_PAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const GetAccountImage = endpoint({
  method: 'GET',
  path: '/api/impact-page/images/{size}',
  summary: 'What the account funded, as a picture of a size that networks ask for',
  params: z.object({ size: z.enum(keysOf(IMAGE_SIZES)) }),
  answer: { contentType: 'image/png' },
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})
