import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { HOUSEHOLD_WARNINGS } from '@understory/domain/footprints/household/question-words.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { RangeBar } from '../../company-footprints/public.ts'
import { FiguresTable } from './figures-table.tsx'
import { CATEGORY_WORDS } from './household-words.ts'

type ResultPartProps = { readonly estimate: HouseholdEstimate; readonly countryName: string }

/** The figure so far, in its range. */
export function FigurePart({ estimate, countryName }: ResultPartProps) {
  const { total, range, quality, warnings } = estimate
  return (
    <div className="flow-16">
      <p role="status" className="lead">
        Your yearly footprint is <strong>about {householdMass(total)}</strong> of CO2e.
      </p>
      <RangeBar
        {...range}
        value={total}
        caption={(low, high) =>
          `Four people in five with these answers would lie between ${low} and ${high}.`
        }
      />
      {quality === 'D' ? (
        <p>Rough: we found no account of this country’s consumption ({countryName}).</p>
      ) : null}
      {warnings.length > 0 ? (
        <ul className="flow-12">
          {warnings.map((warning) => (
            <li key={warning}>{HOUSEHOLD_WARNINGS[warning]}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

export function CategoriesPart({ estimate }: Pick<ResultPartProps, 'estimate'>) {
  const { categories, notInYourHands, radiativeForcing, marketBased } = estimate
  const rows = Object.entries(categories)
    .filter(([id, grams]) => id !== 'public' && grams > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id, amount]) => ({
      name: CATEGORY_WORDS[id] ?? id,
      amount,
      word: householdMass(amount),
    }))
  return (
    <section className="part flow-16" aria-labelledby="parts">
      <h2 id="parts">What it consists of</h2>
      <BarRows caption="A year of one person, in CO2e" rows={rows}>
        <FiguresTable
          caption="A year of one person"
          title="Part"
          rows={[
            ...rows,
            { name: CATEGORY_WORDS.public ?? '', word: householdMass(notInYourHands) },
          ]}
        />
      </BarRows>
      <p>
        {householdMass(notInYourHands)} more comes from hospitals, schools, roads and the state. You
        cannot change it alone.
      </p>
      {radiativeForcing > 0 ? (
        <p className="quiet">
          {householdMass(radiativeForcing)} of the flights is what they do to the climate besides
          their CO2.
        </p>
      ) : null}
      {marketBased === null ? null : (
        <p className="quiet">
          By your green tariff it would be {householdMass(marketBased)}. The figure above counts the
          grid as it is.
        </p>
      )}
    </section>
  )
}

export function ComparedPart({ estimate, countryName }: ResultPartProps) {
  const { total, comparison, household } = estimate
  const { country, sameHousehold, nationalAccount } = comparison
  const rows = [
    { name: 'You', amount: total, isMain: true },
    ...(sameHousehold === null
      ? []
      : [{ name: 'A home of as many people', amount: sameHousehold }]),
    { name: `The average: ${countryName}`, amount: country },
  ].map((row) => ({ ...row, word: householdMass(row.amount) }))
  return (
    <section className="part flow-16" aria-labelledby="compared">
      <h2 id="compared">Beside others</h2>
      <BarRows caption="A year of one person, in CO2e" rows={rows}>
        <p className="quiet">
          The national account of consumption comes to {householdMass(nationalAccount)} a head; it
          leaves out what flights do besides their CO2.
        </p>
        <FiguresTable caption="A year of one person, beside others" title="Whose" rows={rows} />
      </BarRows>
      {household === null ? null : (
        <p>
          The {household.people === 1 ? 'one of you comes' : `${household.people} of you come`} to
          about {householdMass(household.total)} together, as if the others lived as you do;{' '}
          {householdMass(household.sharedItems)} of it is the home and what you share.
        </p>
      )}
    </section>
  )
}
