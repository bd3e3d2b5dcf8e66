import type {
  CommutingSum,
  CommutingSurvey,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  type CommuteActivity,
  commuteInWords,
} from '@understory/domain/footprints/commuting-surveys/commute-activity.ts'
import { LEAST_ANSWERS } from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { ReasonField } from '../../company-footprints/public.ts'

type SurveySumsProps = {
  readonly footprintId: string
  readonly survey: CommutingSurvey
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** What the answers come to, and making lines of it. */
export function SurveySums({ survey, isOpen, refused }: SurveySumsProps) {
  const { sums, takenOverAt, otherLines } = survey
  if (!sums) {
    return (
      <p>
        {survey.answered > 0
          ? `Fewer than ${LEAST_ANSWERS} people answered, so nothing of it is shown or used.`
          : 'There are no answers to use.'}
      </p>
    )
  }
  const others =
    otherLines === 1
      ? 'Delete the other line of commuting and work at home'
      : `Delete the ${otherLines} other lines of commuting and work at home`
  return (
    <section className="panel flow-16" aria-labelledby="sums">
      <h2 id="sums">What the answers come to</h2>
      {sums.map((sum) => (
        <SumPart key={sum.site ?? ''} sum={sum} />
      ))}
      {takenOverAt ? <p>In the inventory since {longDate(dayOf(new Date(takenOverAt)))}.</p> : null}
      {isOpen ? (
        <form method="post" className="flow-16">
          <ReasonField refused={refused} />
          {otherLines > 0 ? (
            <Checkbox
              name="replacesOthers"
              label={others}
              explain="The survey stands for all of it, so they would count twice."
              defaultChecked={
                refused?.values.intent === 'take'
                  ? refused.values.replacesOthers !== undefined
                  : true
              }
            />
          ) : null}
          <div>
            <Button look="action" type="submit" name="intent" value="take">
              {takenOverAt ? 'Put them in the inventory again' : 'Put these in the inventory'}
            </Button>
          </div>
          {takenOverAt ? (
            <p className="quiet">They take the place of the lines that this survey made before.</p>
          ) : null}
        </form>
      ) : null}
    </section>
  )
}

function SumPart({
  sum: { site, people, answered, amounts, sampleFactor },
}: {
  readonly sum: CommutingSum
}) {
  return (
    <div className="flow-12">
      {site ? <h3>{site}</h3> : null}
      <p>
        {answered} of {people} answered; the mean of their answers stands for everyone. As only some
        answered, the true figure may be up to {sampleFactor.toFixed(2)} times as much, or as
        little.
      </p>
      {amounts.length > 0 ? (
        <dl className="sum-rows">
          {amounts.map(({ activity, amount }) => (
            <div key={activity}>
              <dt>{commuteInWords(activity)}</dt>
              <dd>{amountInWords(activity, amount)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Everyone who answered walks or cycles, which emits nothing.</p>
      )}
    </div>
  )
}

function amountInWords(activity: CommuteActivity, amount: number): string {
  const whole = Math.floor(amount / 1_000).toLocaleString('en-GB')
  return `${whole} ${activity === 'home' ? 'hours' : 'km'}`
}
