import { ASSET_USES, SHOWN_ASSETS } from '@understory/domain/showing/asset-uses/asset-use.ts'
import {
  CLAIM_MARKETS,
  CLAIM_SOURCE_READINGS,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { ImpactName } from '../commerce/product-list.ts'
import { endpoint } from '../endpoint.ts'
import { PublicFigures } from './shareables.ts'

const Markets = z
  .array(z.enum(CLAIM_MARKETS))
  .min(1, 'Please choose at least one market.')
  .max(CLAIM_MARKETS.length, 'Please name each market once.')
  .refine((markets) => new Set(markets).size === markets.length, 'Please name each market once.')

const UseInMarket = z.object({
  market: z.enum(CLAIM_MARKETS),
  /** `plain`: as words, figures and dates alone. `unknown`: we know no rules there. */
  use: z.enum(ASSET_USES),
  /** The last day; `null`: it may not be used there at all. */
  until: Day.nullable(),
  because: z.string(),
  /** Of the rule, and whether we read it ourselves. */
  source: z.string().nullable(),
  sourceReading: z.enum(CLAIM_SOURCE_READINGS).nullable(),
})

const AssetToUse = z.object({
  asset: z.enum(SHOWN_ASSETS),
  /** What a widget, or the shop of an order page, is called. */
  name: z.string().nullable(),
  words: z.string(),
  /** The day that its figures are of. */
  statedOn: Day,
  uses: z.array(UseInMarket),
})

export const AssetUses = z.object({
  /** Where people see them, as the account says; `null`: it has not said. */
  markets: z.array(z.enum(CLAIM_MARKETS)).nullable(),
  /** The page that proves the figures; `null`: the account shows none to strangers. */
  evidence: z.string().nullable(),
  assets: z.array(AssetToUse),
})
export type AssetUses = z.output<typeof AssetUses>

export const GetAssetUses = endpoint({
  method: 'GET',
  path: '/api/sharing/uses',
  summary:
    'In which market, and until when, badges, pictures, widgets, the impact page, the newest certificate and order pages may be shown to consumers, by which source',
  answer: AssetUses,
})

export const SayMarkets = endpoint({
  method: 'PUT',
  path: '/api/sharing/markets',
  summary:
    'Say where people see what the account shows; badges that are seen in the EU are words alone',
  body: z.strictObject({ markets: Markets.nullable() }),
  answer: AssetUses,
  refusals: ['BAD_REQUEST'],
})

export const AssetEvidence = z.object({
  name: z.string(),
  figures: PublicFigures,
  markets: z.array(z.enum(CLAIM_MARKETS)).nullable(),
  /** A sentence about the figures that may be repeated, and where. */
  sentences: z.array(z.object({ words: z.string(), uses: z.array(UseInMarket) })),
  projects: z.array(
    z.object({
      projectId: z.string(),
      name: z.string(),
      country: z.string(),
      impact: ImpactName,
      quantity: z.int(),
      isSample: z.boolean(),
      /** What has to be published of it, and what reached it. */
      disclosure: z.string(),
      receipts: z.string(),
    }),
  ),
  /** The latest entries, each with its proof in the public log. */
  entries: z.array(
    z.object({
      entryId: z.int(),
      recordedOn: Day,
      project: z.string(),
      impact: ImpactName,
      quantity: z.int(),
      proof: z.string().nullable(),
    }),
  ),
})

export const GetAssetEvidence = endpoint({
  method: 'GET',
  path: '/api/shared/{shareId}/evidence',
  summary:
    'What stands behind the figures that an account shows: projects with their disclosures, entries with their proofs, and what may be said of them where',
  params: z.object({ shareId: z.uuid() }),
  answer: AssetEvidence,
  refusals: ['SHARE_NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})
