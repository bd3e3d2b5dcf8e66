import type { Declared } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { missingInWords } from '@understory/domain/footprints/company-footprints/inventory/market/market-words.ts'
import {
  shownTonnes,
  tonnesInWords,
  tonnesOf,
} from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import {
  companyFootprintsMessage,
  companyFootprintsRich,
} from '../../messages/messages.generated.ts'

type ByMarketProps = {
  readonly totals: Pick<Inventory['totals'], 'scope2' | 'scope2Market' | 'scope2Cover'>
}

/** What of scope 2 instruments cover and what takes a residual mix, in tonnes by location that add up to it. */
export function ByMarket({ totals: { scope2, scope2Cover: cover } }: ByMarketProps) {
  if (!cover || (cover.byInstruments + cover.byResidualMix === 0 && cover.uncovering.length === 0))
    return null
  const byGrid = Math.max(0, scope2 - cover.byInstruments - cover.byResidualMix)
  const rows = [
    [companyFootprintsMessage('byMarket.coveredByInstruments'), cover.byInstruments],
    [companyFootprintsMessage('byMarket.onResidualMixWhich'), cover.byResidualMix],
    [companyFootprintsMessage('byMarket.onAverageGrid'), byGrid],
  ] as const
  const { parts, decimals } = shownTonnes(rows.map(([, grams]) => grams))
  const shown = rows.flatMap(([name, grams], at) =>
    grams > 0 ? [[name, parts[at] ?? 0] as const] : [],
  )
  return (
    <>
      {shown.map(([name, tonnes]) => (
        <div key={name}>
          <dt>
            <span className="quiet">
              {companyFootprintsMessage('byMarket.scope2Location', { name })}
            </span>
          </dt>
          <dd>{tonnesInWords(tonnes, decimals)}</dd>
        </div>
      ))}
    </>
  )
}

/** Scope 2 by market as it was declared, and what stands behind it; nothing where both methods say the same. */
export function DeclaredByMarket({ declared }: { readonly declared: Declared | null }) {
  if (!declared) return null
  const { scope2, scope2Market, scope2Cover: cover } = declared
  const isSplit = cover ? cover.byInstruments + cover.byResidualMix > 0 : false
  if (scope2 === scope2Market && !isSplit) return null
  return (
    <dl className="sum-rows">
      <div>
        <dt>
          {companyFootprintsRich('byMarket.scope2MarketBeside', {
            part: (words) => <span className="quiet">{words}</span>,
          })}
        </dt>
        <dd>{tonnesOf(scope2Market)}</dd>
      </div>
      <ByMarket totals={declared} />
    </dl>
  )
}

/** Instruments that are entered and cover nothing, and why. */
export function UncoveringInstruments({ totals: { scope2Cover: cover } }: ByMarketProps) {
  if (!cover || cover.uncovering.length === 0) return null
  return (
    <ul className="quiet">
      {cover.uncovering.map(({ source, missing }) => (
        <li key={source}>
          {companyFootprintsMessage('byMarket.coversNothingNobodyConfirmed', {
            source,
            missingInWords: missingInWords(missing),
          })}
        </li>
      ))}
    </ul>
  )
}
