import type { HouseholdResult } from '@understory/contracts/footprints/household.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'

/** What a person measured last, or where that begins. */
export function HouseholdPart({ newest }: { readonly newest: HouseholdResult | null }) {
  if (!newest)
    return (
      <section className="panel panel-lichen flow-16" aria-labelledby="household">
        <h2 id="household">What does a year of you come to?</h2>
        <p>Say where you live, and you have a figure. Two minutes make it yours.</p>
        <p>
          <LinkButton href="/app/personal/household">Measure your household</LinkButton>
        </p>
      </section>
    )
  const { total, range, together } = newest.estimate
  return (
    <section className="panel flow-16" aria-labelledby="household">
      <h2 id="household">A year of you: about {householdMass(total)} of CO2e</h2>
      <p>
        Between {householdMass(range.low)} and {householdMass(range.high)}, four times in five.
        {together > 0
          ? ` What you could do would save about ${householdMass(together)} of it.`
          : ''}{' '}
        <a href="/my-impact/dashboards/household">See the parts</a>
      </p>
    </section>
  )
}
