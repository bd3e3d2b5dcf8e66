import { CLAIM_MARKETS, type ClaimMarket } from '../claims/rules/claim-terms.ts'

/** As the rules say; as words alone, whatever they say; not at all. */
export const MARKET_SWITCHES = ['rules', 'plain', 'closed'] as const
type MarketSwitch = (typeof MARKET_SWITCHES)[number]

/** What staff have narrowed in a market beyond the rules, and why. */
export type SwitchedMarket = {
  readonly to: Exclude<MarketSwitch, 'rules'>
  readonly because: string
}
export type SwitchedMarkets = { readonly [Market in ClaimMarket]?: SwitchedMarket }

/** The field of the form with the reason for a market. */
export const becauseOf = (market: ClaimMarket): string => `${market}Because`

/** What a form of staff says of each market; what follows the rules is left out. */
export function switchedMarkets(fields: Readonly<Record<string, string>>): SwitchedMarkets {
  return Object.fromEntries(
    CLAIM_MARKETS.flatMap((market) => {
      const to = fields[market]
      if (to !== 'plain' && to !== 'closed') return []
      return [[market, { to, because: fields[becauseOf(market)] ?? '' }]]
    }),
  )
}
