import { formatPercent } from '../../../../quantity/format.ts'
import { CRITERION_WORDS, type MarketFactor, missingCriteria } from './market-factor.ts'
import { type EnergyAmount, marketCover } from './market-figure.ts'

/** What an instrument does not cover, why, and what counts instead; nothing where it covers the whole line. */
export function coverInWords(market: MarketFactor, amount: EnergyAmount): string | null {
  if (market.kind === 'residual-mix') return null
  if (market.criteria === undefined) {
    return 'From before the quality criteria of scope 2 were asked for; it counts as it did then.'
  }
  const missing = missingCriteria(market)
  const { byInstrument } = marketCover(market, amount)
  if (byInstrument === 1) return null
  const instead = market.residual
    ? `The residual mix counts instead: ${market.residual.source}.`
    : 'The average of the grid counts instead.'
  return missing.length > 0
    ? `Covers nothing: nobody has confirmed that ${missingInWords(missing)}. ${instead}`
    : `Covers ${formatPercent(Math.floor(byInstrument * 10_000))} of it. For the rest: ${instead.charAt(0).toLowerCase()}${instead.slice(1)}`
}

const LIST = new Intl.ListFormat('en-GB')

/** 'it was cancelled for you and it is of the same market'. */
export const missingInWords = (missing: ReturnType<typeof missingCriteria>): string =>
  LIST.format(missing.map((each) => CRITERION_WORDS[each].inSentence))
