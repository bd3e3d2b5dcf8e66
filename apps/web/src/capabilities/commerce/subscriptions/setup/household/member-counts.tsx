import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { subscriptionsMessage } from '../../messages/messages.generated.ts'
import { yearInWords } from '../../plan-words.ts'
import { CountField } from '../count-field.tsx'
import type { PlanChoice } from '../plan-choice.ts'
import { monthOfOne } from '../plan-facts.tsx'
import type { OfferedPlan } from '../plan-setup-page.tsx'

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
        {plans.map(({ plan, name, year, yearMinor }) => {
          const month = monthOfOne(yearMinor, currency)
          const wholeYear = formatMoney({ minor: yearMinor, currency })
          return (
            <CountField
              key={plan}
              name={plan}
              label={name}
              hint={subscriptionsMessage('memberCounts.yearEachMonthHint', {
                yearInWords: yearInWords(year),
                month,
                wholeYear,
              })}
              unit={`${legend.toLowerCase()}: ${name}`}
              value={choice.counts[plan]}
              error={problems[plan]}
            />
          )
        })}
      </div>
    </Fieldset>
  )
}
