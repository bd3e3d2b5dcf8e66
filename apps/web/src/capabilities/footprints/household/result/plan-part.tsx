import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import {
  householdMass,
  kilogramsToFund,
} from '@understory/domain/footprints/household/household-mass.ts'
import { PathChart } from '@understory/ui/charts/path-chart.tsx'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { ACTION_WORDS } from './household-words.ts'
import { planThatFunds } from './plan-that-funds.ts'

type PlanPartProps = { readonly estimate: HouseholdEstimate }

const FEWEST_ANSWERS = 2

/** What this person could do, and then what remains. */
export function PlanPart({ estimate }: PlanPartProps) {
  const { actions, together, inYourHands, path } = estimate
  const remaining = inYourHands - together
  const kilograms = kilogramsToFund(remaining)
  const plan = planThatFunds(remaining)
  const sum = actions.reduce((all, { saving }) => all + saving, 0)
  return (
    <>
      <section className="part flow-16" aria-labelledby="actions">
        <h2 id="actions">What you could do</h2>
        {actions.length === 0 ? (
          <p>
            With {FEWEST_ANSWERS} or three more answers we can say what would save most in your
            home.
          </p>
        ) : (
          <>
            <dl className="sum-rows">
              {actions.map(({ id, who, saving }) => (
                <div key={id}>
                  <dt>
                    {ACTION_WORDS[id] ?? id}
                    {who === 'landlord' ? <span className="quiet">your landlord can</span> : null}
                  </dt>
                  <dd>{householdMass(saving)}</dd>
                </div>
              ))}
              <div className="sum-total">
                <dt>All of them together</dt>
                <dd>{householdMass(together)}</dd>
              </div>
            </dl>
            <p className="quiet">
              Savings of a year, computed with your own answers.
              {together < sum
                ? ' Together they save less than one by one: some save the same energy.'
                : ''}
            </p>
          </>
        )}
        <PathChart
          title="If your part fell by 5% of today’s each year"
          unit="CO2e, by years from now"
          names={{ path: 'Your footprint', actual: 'Now', forecast: '' }}
          gap={null}
          format={householdMass}
          years={path.map(({ year, total }) => ({
            label: year === 0 ? 'Now' : String(year),
            path: total,
            actual: null,
            isEstimated: false,
            forecast: null,
          }))}
        />
        <p className="quiet">
          For comparison: about 2.5 t a person in 2030, for what households consume, would fit 1.5
          °C (IGES and Aalto University, 2019).
        </p>
      </section>
      {kilograms > 0 && actions.length > 0 ? (
        <section className="panel panel-lichen flow-16" aria-labelledby="remains">
          <h2 id="remains">What remains</h2>
          <p>
            What remains can be met by funding climate projects. It is a contribution: your
            footprint stays what it is.
          </p>
          <p className="row-12">
            <LinkButton
              look="action"
              href={`/app/personal/instant/one-time/setup?co2e=${kilograms}`}
            >
              Fund {householdMass(kilograms * 1_000)} once
            </LinkButton>
            {plan ? (
              <LinkButton href={`/app/personal/individual/recurring/setup?${plan.plan}=1`}>
                Fund {householdMass(plan.grams)} a year by a monthly plan
              </LinkButton>
            ) : null}
          </p>
        </section>
      ) : null}
    </>
  )
}
