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
      <h2 id="intensity">Intensity</h2>
      <p>
        Emissions per unit of what you make or have: a loaf, a bed, a pound. A company that grows
        sees here whether it emits less for the same.
      </p>
      {figures.map((figure) => (
        <Figure key={figure.figureId} figure={figure} mayChange={mayChange} />
      ))}
      {mayChange ? (
        <p>
          <LinkButton href={figureAddress('new')}>Add an intensity figure</LinkButton>
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
        {DRIVERS_IN_WORDS[driver]}; emissions of {COUNTS_IN_WORDS[counts]}.
      </p>
      {years.length > 0 ? (
        <DataTable
          caption={`${title}, by fiscal year`}
          asCards
          columns={[
            { key: 'year', title: 'Year', cell: ({ year }) => fiscalYear(baseMonth, year) },
            {
              key: 'per',
              title: 'Per unit',
              figures: true,
              cell: ({ gramsPerUnit }) => perUnit(gramsPerUnit, unit),
            },
            {
              key: 'change',
              title: 'Against the year before',
              cell: ({ change }) => changeInWords(change),
            },
            {
              key: 'units',
              title: 'Units',
              figures: true,
              cell: ({ units }) => units.toLocaleString('en-GB'),
            },
            {
              key: 'total',
              title: `CO2e of ${COUNTS_IN_WORDS[counts]}`,
              figures: true,
              cell: ({ totalGrams, originalGrams, status, startMonth, year }) => (
                <>
                  {tonnesOf(totalGrams)}, {STATUS_WORDS[status].toLowerCase()}
                  {originalGrams === null ? null : (
                    <span className="subline">
                      recalculated; {tonnesOf(originalGrams)} as declared
                    </span>
                  )}
                  {startMonth === fiscalYearStart(baseMonth, year) ? null : (
                    <span className="subline">
                      of the twelve months from {longMonth(startMonth)}
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
          Not known for {unknownYears.map((year) => fiscalYear(baseMonth, year)).join(', ')}: an
          estimate, or a footprint that was declared before this was kept, does not hold what is
          divided. Declare it to have it.
        </p>
      ) : null}
    </div>
  )
}
