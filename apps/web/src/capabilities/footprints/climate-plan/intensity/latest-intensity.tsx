import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { fiscalYear } from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { figureAddress, PLAN } from '../plan-addresses.ts'
import { changeInWords, perUnit } from './intensity-words.ts'

type LatestIntensityProps = { readonly figures: readonly IntensityFigure[] }

/** The latest year of each intensity figure, on the dashboard of the footprint. */
export function LatestIntensity({ figures }: LatestIntensityProps) {
  const known = figures.filter(({ years }) => years.length > 0)
  return (
    <AccountSection id="intensity" title="Intensity">
      {known.length === 0 ? (
        <p>
          Emissions per unit of what you make or have show whether a company that grows emits less
          for the same. <a href={figureAddress('new')}>Add an intensity figure</a>
        </p>
      ) : (
        <ul className="flow-12">
          {known.map((figure) => (
            <Latest key={figure.figureId} figure={figure} />
          ))}
        </ul>
      )}
      {known.length === 0 ? null : (
        <p>
          <a href={`${PLAN}#intensity`}>All years, and the plan</a>
        </p>
      )}
    </AccountSection>
  )
}

function Latest({ figure }: { readonly figure: IntensityFigure }) {
  const { title, unit, baseMonth, years } = figure
  const latest = years.at(-1)
  if (!latest) return null
  const year = fiscalYear(baseMonth, latest.year)
  return (
    <li>
      <strong>{perUnit(latest.gramsPerUnit, unit)}</strong> of CO2e in {year},{' '}
      {STATUS_WORDS[latest.status].toLowerCase()} ({title})
      {latest.change === null ? '' : `: ${changeInWords(latest.change)} than the year before`}
    </li>
  )
}
