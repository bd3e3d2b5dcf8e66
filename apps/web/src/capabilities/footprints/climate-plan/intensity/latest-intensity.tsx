import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { fiscalYear } from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { climatePlanMessage, climatePlanRich } from '../messages/messages.generated.ts'
import { figureAddress, PLAN } from '../plan-addresses.ts'
import { changeInWords, perUnit } from './intensity-words.ts'

type LatestIntensityProps = { readonly figures: readonly IntensityFigure[] }

/** The latest year of each intensity figure, on the dashboard of the footprint. */
export function LatestIntensity({ figures }: LatestIntensityProps) {
  const known = figures.filter(({ years }) => years.length > 0)
  return (
    <AccountSection id="intensity" title={climatePlanMessage('latestIntensity.intensity')}>
      {known.length === 0 ? (
        <p>
          {climatePlanRich('latestIntensity.emissionsPerUnitMake', {
            link: (words) => <a href={figureAddress('new')}>{words}</a>,
          })}
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
          <a href={`${PLAN}#intensity`}>{climatePlanMessage('latestIntensity.allYearsPlan')}</a>
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
      {climatePlanRich('latestIntensity.ofCo2eIn', {
        strong: strongWords,
        perUnit: perUnit(latest.gramsPerUnit, unit),
        year,
        statusWords: STATUS_WORDS[latest.status].toLowerCase(),
        title,
        changeInWords: latest.change === null ? '' : changeInWords(latest.change),
        noChange: latest.change === null ? 'yes' : 'other',
      })}
    </li>
  )
}
