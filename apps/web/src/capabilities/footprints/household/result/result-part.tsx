import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { HOUSEHOLD_WARNINGS } from '@understory/domain/footprints/household/question-words.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { RangeBar } from '../../company-footprints/public.ts'
import { householdMessage, householdRich } from '../messages/messages.generated.ts'
import { FiguresTable } from './figures-table.tsx'
import { categoryWords } from './household-words.ts'

type ResultPartProps = { readonly estimate: HouseholdEstimate; readonly countryName: string }

/** The figure so far, in its range. */
export function FigurePart({ estimate, countryName }: ResultPartProps) {
  const { total, range, quality, warnings } = estimate
  return (
    <div className="flow-16">
      <p role="status" className="lead">
        {householdRich('resultPart.yearlyFootprintAboutCo2e', {
          strong: strongWords,
          householdMass: householdMass(total),
        })}
      </p>
      <RangeBar
        {...range}
        value={total}
        caption={(low, high) => householdMessage('resultPart.fourPeopleFiveAnswers', { low, high })}
      />
      {quality === 'D' ? (
        <p>{householdMessage('resultPart.roughFoundNoAccount', { countryName })}</p>
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
      name: categoryWords()[id] ?? id,
      amount,
      word: householdMass(amount),
    }))
  return (
    <section className="part flow-16" aria-labelledby="parts">
      <h2 id="parts">{householdMessage('resultPart.whatItConsistsOf')}</h2>
      <BarRows caption={householdMessage('resultPart.caption')} rows={rows}>
        <FiguresTable
          caption={householdMessage('resultPart.yearPerson')}
          title={householdMessage('resultPart.part')}
          rows={[
            ...rows,
            { name: categoryWords().public ?? '', word: householdMass(notInYourHands) },
          ]}
        />
      </BarRows>
      <p>
        {householdMessage('resultPart.moreComesHospitalsSchools', {
          householdMass: householdMass(notInYourHands),
        })}
      </p>
      {radiativeForcing > 0 ? (
        <p className="quiet">
          {householdMessage('resultPart.flightsDoClimateBesides', {
            householdMass: householdMass(radiativeForcing),
          })}
        </p>
      ) : null}
      {marketBased === null ? null : (
        <p className="quiet">
          {householdMessage('resultPart.greenTariffFigureAbove', {
            householdMass: householdMass(marketBased),
          })}
        </p>
      )}
    </section>
  )
}

export function ComparedPart({ estimate, countryName }: ResultPartProps) {
  const { total, comparison, household } = estimate
  const { country, sameHousehold, nationalAccount } = comparison
  const rows = [
    { name: householdMessage('result.you'), amount: total, isMain: true },
    ...(sameHousehold === null
      ? []
      : [{ name: householdMessage('resultPart.homeManyPeople'), amount: sameHousehold }]),
    { name: householdMessage('resultPart.theAverage', { countryName }), amount: country },
  ].map((row) => ({ ...row, word: householdMass(row.amount) }))
  return (
    <section className="part flow-16" aria-labelledby="compared">
      <h2 id="compared">{householdMessage('resultPart.besideOthers')}</h2>
      <BarRows caption={householdMessage('resultPart.caption')} rows={rows}>
        <p className="quiet">
          {householdMessage('resultPart.nationalAccountConsumptionComes', {
            householdMass: householdMass(nationalAccount),
          })}
        </p>
        <FiguresTable
          caption={householdMessage('resultPart.yearPersonBesideOthers')}
          title={householdMessage('resultPart.whose')}
          rows={rows}
        />
      </BarRows>
      {household === null ? null : (
        <p>
          {householdMessage('resultPart.comesAboutTogetherOthers', {
            people: household.people === 1 ? '' : String(household.people),
            onePeople: household.people === 1 ? 'yes' : 'other',
            householdMass: householdMass(household.total),
            householdMass2: householdMass(household.sharedItems),
          })}
        </p>
      )}
    </section>
  )
}
