import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { fiscalYearStart } from '@understory/domain/footprints/climate-plan/base-year.ts'
import {
  COUNTS_IN_WORDS,
  DRIVERS_IN_WORDS,
} from '@understory/domain/footprints/climate-plan/intensity.ts'
import { fiscalYear } from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { figureAddress } from '../plan-addresses.ts'
import { changeInWords, perUnit } from './intensity-words.ts'

type IntensityListProps = {
  readonly figures: readonly IntensityFigure[]
  readonly mayChange: boolean
}

/** Emissions per unit, each year beside the one before. */
export function IntensityList({ figures, mayChange }: IntensityListProps) {
  return (
    <section className="part prose-width" aria-labelledby="intensity">
      <h2 id="intensity">{climatePlanMessage('intensityList.intensity')}</h2>
      <p>{climatePlanMessage('intensityList.emissionsPerUnitMake')}</p>
      {figures.map((figure) => (
        <Figure key={figure.figureId} figure={figure} mayChange={mayChange} />
      ))}
      {mayChange ? (
        <p>
          <LinkButton href={figureAddress('new')}>
            {climatePlanMessage('intensityList.addAnIntensityFigure')}
          </LinkButton>
        </p>
      ) : null}
    </section>
  )
}

type FigureProps = Pick<IntensityListProps, 'mayChange'> & { readonly figure: IntensityFigure }

function Figure({ figure, mayChange }: FigureProps) {
  const { title, unit, baseMonth, driver, counts, years, figureId, unknownYears } = figure
  return (
    <div className="flow-12">
      <h3>{mayChange ? <a href={figureAddress(figureId)}>{title}</a> : title}</h3>
      <p className="quiet">
        {climatePlanMessage('intensityList.emissionsOf', {
          driversInWords: DRIVERS_IN_WORDS[driver],
          countsInWords: COUNTS_IN_WORDS[counts],
        })}
      </p>
      {years.length > 0 ? (
        <DataTable
          caption={climatePlanMessage('intensityList.caption', { title })}
          asCards
          columns={[
            {
              key: 'year',
              title: climatePlanMessage('intensityList.year'),
              cell: ({ year }) => fiscalYear(baseMonth, year),
            },
            {
              key: 'per',
              title: climatePlanMessage('intensityList.perUnit'),
              figures: true,
              cell: ({ gramsPerUnit }) => perUnit(gramsPerUnit, unit),
            },
            {
              key: 'change',
              title: climatePlanMessage('intensityList.againstTheYearBefore'),
              cell: ({ change }) => changeInWords(change),
            },
            {
              key: 'units',
              title: climatePlanMessage('intensityList.units'),
              figures: true,
              cell: ({ units }) => units.toLocaleString('en-GB'),
            },
            {
              key: 'total',
              title: climatePlanMessage('intensityList.co2eOf', {
                countsInWords: COUNTS_IN_WORDS[counts],
              }),
              figures: true,
              cell: ({ totalGrams, originalGrams, status, startMonth, year }) => (
                <>
                  {tonnesOf(totalGrams)}, {STATUS_WORDS[status].toLowerCase()}
                  {originalGrams === null ? null : (
                    <span className="subline">
                      {climatePlanMessage('intensityList.recalculatedAsDeclared', {
                        tonnesOf: tonnesOf(originalGrams),
                      })}
                    </span>
                  )}
                  {startMonth === fiscalYearStart(baseMonth, year) ? null : (
                    <span className="subline">
                      {climatePlanMessage('intensityList.twelveMonths', {
                        longMonth: longMonth(startMonth),
                      })}
                    </span>
                  )}
                </>
              ),
            },
          ]}
          rows={years}
          rowKey={({ year }) => `${year}`}
        />
      ) : null}
      {unknownYears.length > 0 ? (
        <p className="quiet">
          {climatePlanMessage('intensityList.knownEstimateFootprintDeclared', {
            list: unknownYears.map((year) => fiscalYear(baseMonth, year)).join(', '),
          })}
        </p>
      ) : null}
    </div>
  )
}
