import { addMonths, type CalendarDate, dayBefore } from '../../calendar/calendar.ts'
import { type ClaimFinding, checkClaim } from '../claims/check-claim.ts'
import { claimRules } from '../claims/rules/claim-rules.ts'
import type { ClaimBasis, ClaimMarket, ClaimSourceReading } from '../claims/rules/claim-terms.ts'
import type { SwitchedMarkets } from './market-switches.ts'

export const SHOWN_ASSETS = [
  'badge',
  'picture',
  'widget',
  'impact-page',
  'certificate',
  'order-page',
] as const
export type ShownAsset = (typeof SHOWN_ASSETS)[number]

/** As it is; as words without a picture; not; or nobody here knows. */
export const ASSET_USES = ['as-is', 'plain', 'not', 'unknown'] as const

export type AssetToShow = {
  readonly asset: ShownAsset
  /** Everything that it says, its owner's own words among it. */
  readonly words: string
  /** What stands beside those words. */
  readonly basis: ClaimBasis
  /** Whether something is drawn beside the words. */
  readonly hasPicture: boolean
  /** The day that its figures are of. */
  readonly statedOn: CalendarDate
}

export type AssetUse = {
  readonly market: ClaimMarket
  readonly use: (typeof ASSET_USES)[number]
  /** The last day; `null`: it may not be used there at all. */
  readonly until: CalendarDate | null
  readonly because: string
  readonly source: string | null
  readonly sourceReading: ClaimSourceReading | null
}

/** A figure is shown for so long after the day that it is of. */
const MONTHS_TO_SHOW = 12

/** A drawing beside a claim may be read as a label, which needs a scheme. */
const EU_LABEL = {
  source:
    'Directive (EU) 2024/825, Annex point 2a: label without a certification scheme or public authority',
  sourceReading: 'secondary',
  validFrom: '2026-09-27',
} as const

type UseWanted = {
  readonly market: ClaimMarket
  readonly day: CalendarDate
  /** Where staff have narrowed it beyond the rules. */
  readonly switched?: SwitchedMarkets | undefined
}

/**
 * Whether and until when something may be shown to consumers in a market: as the rules say, or less where staff have
 * narrowed it. Help, and no legal advice.
 */
export function assetUse(shown: AssetToShow, { switched = {}, ...wanted }: UseWanted): AssetUse {
  const byRules = useByRules(shown, wanted)
  const narrowed = switched[wanted.market]
  if (!narrowed || byRules.use === 'not') return byRules
  const stands = { because: narrowed.because, source: null, sourceReading: null }
  if (narrowed.to === 'closed') return { ...byRules, use: 'not', until: null, ...stands }
  return shown.hasPicture && byRules.use !== 'plain'
    ? { ...byRules, use: 'plain', ...stands }
    : byRules
}

function useByRules(shown: AssetToShow, { market, day }: Omit<UseWanted, 'switched'>): AssetUse {
  if (!claimRules().some((rule) => rule.market === market)) {
    const until = addMonths(shown.statedOn, MONTHS_TO_SHOW)
    return {
      ...{ market, use: 'unknown', until, source: null, sourceReading: null },
      because: 'We know no rules of this market.',
    }
  }
  const found = against(shown, market, day)
  if (found) return { market, use: 'not', until: null, ...reasonOfFinding(found) }
  const until = lastDayOf(shown, market, day)
  if (isDrawnInEu(shown, market, day)) {
    const { source, sourceReading } = EU_LABEL
    const because =
      'A picture beside a claim may be read as a label, which needs a certification scheme. Words, figures and dates alone may be shown.'
    return { market, use: 'plain', until, because, source, sourceReading }
  }
  return {
    ...{ market, use: 'as-is', until, source: null, sourceReading: null },
    because: 'No rule that we know speaks against its words.',
  }
}

const isDrawnInEu = ({ hasPicture }: AssetToShow, market: ClaimMarket, day: string): boolean =>
  market === 'EU' && hasPicture && day >= EU_LABEL.validFrom

const reasonOfFinding = ({ span, suggestion, source, sourceReading, verdict }: ClaimFinding) => ({
  because:
    verdict === 'refused'
      ? `It says “${span.text}”. ${suggestion}`
      : `It says “${span.text}” without what that rests on beside it. ${suggestion}`,
  source,
  sourceReading,
})

/** What speaks most against its words on a day; `null`: nothing. */
function against({ words, basis }: AssetToShow, market: ClaimMarket, day: string) {
  const { verdict, findings } = checkClaim({
    text: words,
    markets: [market],
    subject: 'unknown',
    audience: 'consumers',
    basis,
    day,
  })
  if (verdict === 'allowed') return null
  return findings.find((finding) => finding.verdict === verdict) ?? null
}

/** Twelve months after its day, or the day before a rule begins that refuses it. */
function lastDayOf(shown: AssetToShow, market: ClaimMarket, day: CalendarDate): CalendarDate {
  const last = addMonths(shown.statedOn, MONTHS_TO_SHOW)
  const begins = claimRules()
    .filter((rule) => rule.market === market && rule.validFrom > day && rule.validFrom <= last)
    .map((rule) => rule.validFrom)
    .toSorted()
    .find((from) => against(shown, market, from) !== null)
  return begins === undefined ? last : dayBefore(begins as CalendarDate)
}

/**
 * Consumers in the EU see words alone, and those of a market that staff have narrowed, wherever the badge of an account
 * that is seen there is shown.
 */
export const isShownPlain = (
  markets: readonly ClaimMarket[] | null,
  switched: SwitchedMarkets = {},
): boolean => markets?.some((market) => market === 'EU' || switched[market]) ?? false
