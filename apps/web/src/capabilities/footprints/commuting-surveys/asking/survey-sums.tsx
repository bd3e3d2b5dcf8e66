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
import { commutingSurveysMessage } from '../messages/messages.generated.ts'

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
          ? commutingSurveysMessage('surveySums.fewerPeopleAnsweredNothing', {
              leastAnswers: String(LEAST_ANSWERS),
            })
          : commutingSurveysMessage('surveySums.noAnswersUse')}
      </p>
    )
  }
  const others =
    otherLines === 1
      ? commutingSurveysMessage('surveySums.deleteOtherLineCommuting')
      : commutingSurveysMessage('surveySums.deleteOtherLinesCommuting', {
          otherLines: String(otherLines),
        })
  return (
    <section className="panel flow-16" aria-labelledby="sums">
      <h2 id="sums">{commutingSurveysMessage('surveySums.answersCome')}</h2>
      {sums.map((sum) => (
        <SumPart key={sum.site ?? ''} sum={sum} />
      ))}
      {takenOverAt ? (
        <p>
          {commutingSurveysMessage('surveySums.inTheInventorySince', {
            longDate: longDate(dayOf(new Date(takenOverAt))),
          })}
        </p>
      ) : null}
      {isOpen ? (
        <form method="post" className="flow-16">
          <ReasonField refused={refused} />
          {otherLines > 0 ? (
            <Checkbox
              name="replacesOthers"
              label={others}
              explain={commutingSurveysMessage('surveySums.surveyStandsAllCount')}
              defaultChecked={
                refused?.values.intent === 'take'
                  ? refused.values.replacesOthers !== undefined
                  : true
              }
            />
          ) : null}
          <div>
            <Button look="action" type="submit" name="intent" value="take">
              {takenOverAt
                ? commutingSurveysMessage('surveySums.putInventoryAgain')
                : commutingSurveysMessage('surveySums.putInventory')}
            </Button>
          </div>
          {takenOverAt ? (
            <p className="quiet">{commutingSurveysMessage('surveySums.takePlaceLinesSurvey')}</p>
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
        {commutingSurveysMessage('surveySums.answeredMeanAnswersStands', {
          answered: String(answered),
          people: String(people),
          sampleFactor: sampleFactor.toFixed(2),
        })}
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
        <p>{commutingSurveysMessage('surveySums.everyoneAnsweredWalksCycles')}</p>
      )}
    </div>
  )
}

function amountInWords(activity: CommuteActivity, amount: number): string {
  const whole = Math.floor(amount / 1_000).toLocaleString('en-GB')
  return `${whole} ${activity === 'home' ? 'hours' : 'km'}`
}
