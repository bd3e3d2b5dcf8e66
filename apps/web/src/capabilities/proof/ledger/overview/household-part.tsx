import type { HouseholdResult } from '@understory/contracts/footprints/household.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { ledgerMessage, ledgerRich } from '../messages/messages.generated.ts'

/** What a person measured last, or where that begins. */
export function HouseholdPart({ newest }: { readonly newest: HouseholdResult | null }) {
  if (!newest)
    return (
      <section className="panel panel-lichen flow-16" aria-labelledby="household">
        <h2 id="household">{ledgerMessage('householdPart.doesYearCome')}</h2>
        <p>{ledgerMessage('householdPart.sayWhereLiveFigure')}</p>
        <p>
          <LinkButton href="/app/personal/household">
            {ledgerMessage('householdPart.measureYourHousehold')}
          </LinkButton>
        </p>
      </section>
    )
  const { total, range, together } = newest.estimate
  return (
    <section className="panel flow-16" aria-labelledby="household">
      <h2 id="household">
        {ledgerMessage('householdPart.yearAboutCo2e', { householdMass: householdMass(total) })}
      </h2>
      <p>
        {ledgerRich('householdPart.betweenFourTimesFive', {
          householdMass: householdMass(range.low),
          householdMass2: householdMass(range.high),
          householdMass3: together > 0 ? householdMass(together) : '',
          hasTogether: together > 0 ? 'yes' : 'other',
          link: (words) => <a href="/my-impact/dashboards/household">{words}</a>,
        })}
      </p>
    </section>
  )
}
