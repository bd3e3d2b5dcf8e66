import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { coverInWords } from '@understory/domain/footprints/company-footprints/inventory/market/market-words.ts'
import { WARNING_WORDS } from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import { statedResult } from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { spendInWords } from './spend-words.ts'

const sourceInWords = (own: NonNullable<InventoryLine['ownFactor']>): string =>
  statedResult(own) ??
  `${own.kind === 'supplier' ? companyFootprintsMessage('categoryLines.byTheSupplier') : ''}${own.source}`

type LineFactorProps = { readonly line: InventoryLine; readonly country: string }

/** What a line was multiplied with, and where it comes from. */
export function LineFactor({ line, country }: LineFactorProps) {
  const { factor, ownFactor, marketFactor, spend } = line
  const foreign = factor && foreignFactorOfLine({ ...factor, market: factor.set.market }, country)
  const uncovered = marketFactor && coverInWords(marketFactor, line)
  const used =
    factor ?? (ownFactor?.kgCo2e === undefined ? null : { ...ownFactor, kgCo2e: ownFactor.kgCo2e })
  const from = factor
    ? `${factorTitle(factor)}, ${factor.set.year}`
    : ownFactor
      ? sourceInWords(ownFactor)
      : ''
  return (
    <>
      {used
        ? companyFootprintsMessage('categoryLines.kgPer', {
            wordsOfFactor: wordsOfFactor(used.kgCo2e),
            perUnit: perUnit(used.unit),
          })
        : ''}
      <span className="subline">{from}</span>
      {factor?.kgOtherGases ? (
        <span className="subline">
          {companyFootprintsMessage('categoryLines.outsideScopesKgPer', {
            wordsOfFactor: wordsOfFactor(factor.kgOtherGases),
            perUnit: perUnit(factor.unit),
          })}
        </span>
      ) : null}
      {foreign ? <span className="subline">{foreign}.</span> : null}
      {factor?.basis === 'life-cycle' ? <span className="subline">{factor.includes}</span> : null}
      {spend ? <span className="subline">{spendInWords(spend, used?.unit ?? '')}</span> : null}
      <StandsIn line={line} />
      {marketFactor ? (
        <span className="subline">
          {companyFootprintsMessage('categoryLines.byMarketKg', {
            kgCo2e: String(marketFactor.kgCo2e),
            source: marketFactor.source,
          })}
        </span>
      ) : null}
      {uncovered ? <span className="subline">{uncovered}</span> : null}
    </>
  )
}

/** Whose factor it is stands beside it already. */
function StandsIn({ line: { warnings } }: Pick<LineFactorProps, 'line'>) {
  const others = (warnings ?? []).filter(
    (each) => each !== 'other-country' && each !== 'life-cycle',
  )
  if (others.length === 0) return null
  return (
    <span className="subline">
      {companyFootprintsMessage('categoryLines.standsIn', {
        list: others.map((warning) => WARNING_WORDS[warning]).join(', '),
      })}
    </span>
  )
}
