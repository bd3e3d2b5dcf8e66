import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import {
  householdMass,
  kilogramsToFund,
} from '@understory/domain/footprints/household/household-mass.ts'
import { PathChart } from '@understory/ui/charts/path-chart.tsx'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { householdMessage } from '../messages/messages.generated.ts'
import { actionWords } from './household-words.ts'
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
        <h2 id="actions">{householdMessage('planPart.whatYouCouldDo')}</h2>
        {actions.length === 0 ? (
          <p>
            {householdMessage('planPart.threeMoreAnswersSay', {
              fewestAnswers: String(FEWEST_ANSWERS),
            })}
          </p>
        ) : (
          <>
            <dl className="sum-rows">
              {actions.map(({ id, who, saving }) => (
                <div key={id}>
                  <dt>
                    {actionWords()[id] ?? id}
                    {who === 'landlord' ? (
                      <span className="quiet">{householdMessage('planPart.yourLandlordCan')}</span>
                    ) : null}
                  </dt>
                  <dd>{householdMass(saving)}</dd>
                </div>
              ))}
              <div className="sum-total">
                <dt>{householdMessage('planPart.allOfThemTogether')}</dt>
                <dd>{householdMass(together)}</dd>
              </div>
            </dl>
            <p className="quiet">
              {householdMessage('planPart.savingsYearComputedOwn', {
                together: together < sum ? 'yes' : 'other',
              })}
            </p>
          </>
        )}
        <PathChart
          title={householdMessage('planPart.partFell5Todays')}
          unit={householdMessage('planPart.co2eYearsNow')}
          names={{
            path: householdMessage('planPart.yourFootprint'),
            actual: householdMessage('plan.now'),
            forecast: '',
          }}
          gap={null}
          format={householdMass}
          years={path.map(({ year, total }) => ({
            label: year === 0 ? householdMessage('planPart.now') : String(year),
            path: total,
            actual: null,
            isEstimated: false,
            forecast: null,
          }))}
        />
        <p className="quiet">{householdMessage('planPart.comparisonAbout25')}</p>
      </section>
      {kilograms > 0 && actions.length > 0 ? (
        <section className="panel panel-lichen flow-16" aria-labelledby="remains">
          <h2 id="remains">{householdMessage('planPart.whatRemains')}</h2>
          <p>{householdMessage('planPart.remainsMetFundingClimate')}</p>
          <p className="row-12">
            <LinkButton
              look="action"
              href={`/app/personal/instant/one-time/setup?co2e=${kilograms}`}
            >
              {householdMessage('planPart.fundOnce', {
                householdMass: householdMass(kilograms * 1_000),
              })}
            </LinkButton>
            {plan ? (
              <LinkButton href={`/app/personal/individual/recurring/setup?${plan.plan}=1`}>
                {householdMessage('planPart.fundYearMonthlyPlan', {
                  householdMass: householdMass(plan.grams),
                })}
              </LinkButton>
            ) : null}
          </p>
        </section>
      ) : null}
    </>
  )
}
