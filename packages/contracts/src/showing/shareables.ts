import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'

/** What an account has funded, as anyone may read it: paid for and in the ledger, nothing pending. */
export const PublicFigures = z.object({
  milliTrees: z.int(),
  co2eGrams: z.int(),
  plasticGrams: z.int(),
  /** Vehicles whose driving was offset. */
  vehicles: z.int(),
  /** The first day that something counts for; `null`: there is nothing yet. */
  since: Day.nullable(),
  /** When these figures were read. */
  asOf: z.iso.datetime(),
})
export type PublicFigures = z.output<typeof PublicFigures>

export const Sharing = z.object({
  figures: PublicFigures,
  /** Of the account's public addresses; `null`: it has shared nothing yet. */
  shareId: z.uuid().nullable(),
  badgesActive: z.boolean(),
})

export const GetSharing = endpoint({
  method: 'GET',
  path: '/api/sharing',
  summary: 'The public figures of the account, and whether anyone may see them',
  answer: Sharing,
})

export const SetBadges = endpoint({
  method: 'PUT',
  path: '/api/sharing/badges',
  summary: 'Let anyone see badges with the figures of the account, or end that',
  body: z.strictObject({ isActive: z.boolean() }),
  answer: Sharing,
})

const Quantity = { impact: z.enum(['trees', 'co2e', 'plastic']), quantity: z.int() }

export const SharedAccount = z.object({
  name: z.string(),
  figures: PublicFigures,
  projects: z.array(
    z.object({
      ...Quantity,
      id: z.string(),
      name: z.string(),
      country: z.string(),
      isSample: z.boolean(),
    }),
  ),
  /** The latest of the ledger; the log has the place of each a second after it. */
  entries: z.array(
    z.object({
      ...Quantity,
      entryId: z.int(),
      project: z.string(),
      recordedOn: Day,
      logIndex: z.int().nullable(),
    }),
  ),
})
export type SharedAccount = z.output<typeof SharedAccount>

export const GetShared = endpoint({
  method: 'GET',
  path: '/api/shared/{shareId}',
  summary: 'What an account that shares its figures has funded, with the entries of the ledger',
  params: z.object({ shareId: z.uuid() }),
  answer: SharedAccount,
  refusals: ['SHARE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

export const BADGE_KINDS = ['trees', 'offsets', 'plastics', 'vehicles', 'signup'] as const
export type BadgeKind = (typeof BADGE_KINDS)[number]
/** `plain`: words, figures and dates alone. */
export const BADGE_THEMES = ['light', 'dark', 'moss', 'plain'] as const
export type BadgeTheme = (typeof BADGE_THEMES)[number]

const Badge = { kind: z.enum(BADGE_KINDS), theme: z.enum(BADGE_THEMES) }
const OfShared = z.object({ shareId: z.uuid(), ...Badge })

export const GetOwnBadge = endpoint({
  method: 'GET',
  path: '/api/sharing/badges/{kind}/{theme}',
  summary: 'A badge with the figures of the account, before anyone may see it',
  params: z.object(Badge),
  answer: { contentType: 'image/svg+xml; charset=utf-8' },
})

export const GetBadge = endpoint({
  method: 'GET',
  path: '/api/shared/{shareId}/badges/{kind}/{theme}/svg',
  summary: 'A badge of an account that shares its figures, as SVG',
  params: OfShared,
  answer: { contentType: 'image/svg+xml; charset=utf-8' },
  refusals: ['SHARE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

export const GetBadgePng = endpoint({
  method: 'GET',
  path: '/api/shared/{shareId}/badges/{kind}/{theme}/png',
  summary: 'A badge of an account that shares its figures, as PNG',
  params: OfShared,
  answer: { contentType: 'image/png' },
  refusals: ['SHARE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})
