import type { Currency } from '@understory/domain/quantity/money.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { subscriptionsMessage } from '../../messages/messages.generated.ts'
import { CountField } from '../count-field.tsx'
import { PlanFacts } from '../plan-facts.tsx'
import type { OfferedPlan } from '../plan-setup-page.tsx'
import styles from './household.module.css'
import { type Counts, type Household, TIERS } from './household.ts'
import { HouseholdPicture } from './household-picture.tsx'

type HouseholdFieldsProps = {
  readonly household: Household
  readonly counts: Counts
  readonly plans: readonly OfferedPlan[]
  readonly currency: Currency
  readonly problems: Readonly<Record<string, string>>
  readonly today: string
}

const planNames = () => ({
  ultimate: subscriptionsMessage('householdFields.ultimate'),
  standard: subscriptionsMessage('householdFields.standard'),
  lite: subscriptionsMessage('householdFields.lite'),
})

/** Who lives together, and one plan for all of them or each their own: then rows stand for the counts. */
export function HouseholdFields(props: HouseholdFieldsProps) {
  const { household, counts, plans, currency, problems, today } = props
  return (
    <div className={`${styles.household} flow-32`}>
      <HouseholdPicture household={household} counts={counts} today={today} />
      <Fieldset id="household" legend={subscriptionsMessage('householdFields.whoLivesWithYou')}>
        <div className={styles.steppers}>
          <div className={styles.people}>
            <CountField
              name="adults"
              label={subscriptionsMessage('householdFields.adults')}
              hint={subscriptionsMessage('householdFields.youCountToo')}
              unit="adults"
              value={household.adults}
              error={problems.adults}
            />
          </div>
          <div className={styles.people}>
            <CountField
              name="children"
              label={subscriptionsMessage('householdFields.children')}
              hint={subscriptionsMessage('householdFields.halfAnAdultHint')}
              unit="children"
              value={household.children}
              error={problems.children}
            />
          </div>
          <CountField
            name="pet"
            label={subscriptionsMessage('householdFields.pets')}
            hint={subscriptionsMessage('householdFields.06TonnesHint')}
            unit="pets"
            value={counts.pet}
            error={problems.pet}
          />
        </div>
      </Fieldset>
      <Fieldset id="tier" legend={subscriptionsMessage('householdFields.theirPlan')}>
        <div className={styles.plans}>
          <RadioCards
            name="tier"
            defaultValue={household.tier}
            cards={[
              ...TIERS.map((tier) => {
                const offered = plans.find(({ plan }) => plan === `adult_${tier}`)
                return {
                  value: tier,
                  label: planNames()[tier],
                  explain: offered && (
                    <PlanFacts
                      offered={offered}
                      currency={currency}
                      of={subscriptionsMessage('householdFields.eachAdult')}
                    />
                  ),
                }
              }),
              {
                value: 'own',
                label: subscriptionsMessage('householdFields.eachTheirOwn'),
                explain: subscriptionsMessage('householdFields.sayBelowManyAdults'),
              },
            ]}
          />
        </div>
      </Fieldset>
      <div className={styles.own}>
        <Rows
          member="adult"
          legend={subscriptionsMessage('householdFields.adultsByPlan')}
          {...props}
        />
        <Rows
          member="child"
          legend={subscriptionsMessage('householdFields.childrenByPlan')}
          {...props}
        />
      </div>
    </div>
  )
}

type RowsProps = HouseholdFieldsProps & {
  readonly member: 'adult' | 'child'
  readonly legend: string
}

function Rows({ member, legend, counts, problems }: RowsProps) {
  return (
    <Fieldset id={member} legend={legend}>
      <div className={styles.steppers}>
        {TIERS.map((tier) => {
          const name = `${member}_${tier}` as const
          return (
            <CountField
              key={tier}
              name={name}
              label={planNames()[tier]}
              unit={`${legend.toLowerCase()}: ${planNames()[tier]}`}
              value={counts[name]}
              error={problems[name]}
            />
          )
        })}
      </div>
    </Fieldset>
  )
}
