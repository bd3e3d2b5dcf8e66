import type { Currency } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import { yearInWords } from '../plan-words.ts'
import type { PlanChoice } from './plan-choice.ts'
import styles from './plan-setup.module.css'
import { type OfferedPlan, priceOfPlan } from './plan-setup-page.tsx'

type MemberCountsProps = {
  readonly id: string
  readonly legend: string
  readonly plans: readonly OfferedPlan[]
  readonly currency: Currency
  readonly choice: PlanChoice
  readonly problems: Readonly<Record<string, string>>
}

/** How many of each plan, with what one of them funds and costs. */
export function MemberCounts(props: MemberCountsProps) {
  const { id, legend, plans, currency, choice, problems } = props
  return (
    <Fieldset id={id} legend={legend}>
      <div className="flow-24">
        {plans.map((offered) => {
          const { plan, name, year } = offered
          const aria = {
            hint: `${yearInWords(year)} a year each. ${priceOfPlan(offered, currency)}.`,
            error: problems[plan],
          }
          return (
            <Field key={plan} id={plan} label={name} {...aria}>
              <div className={styles.count}>
                <TextInput
                  {...fieldAria(plan, aria)}
                  name={plan}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={choice.counts[plan] ?? '0'}
                />
              </div>
            </Field>
          )
        })}
      </div>
    </Fieldset>
  )
}
