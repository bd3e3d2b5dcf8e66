import type { CommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import {
  MOST_SURVEY_DAYS,
  USUAL_WEEKS,
} from '@understory/domain/footprints/commuting-surveys/survey-limits.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'
import { SiteRows } from './site-rows.tsx'

type SurveyFormProps = {
  readonly survey: CommutingSurvey | null
  readonly employees: number | null
  readonly refused: FormAnswer | null
}

/** How many people there are, and until when they may answer. */
export function SurveyForm({ survey, employees, refused }: SurveyFormProps) {
  const typed = refused && refused.values.intent !== 'take' ? refused : null
  const named = survey?.sites.filter(({ site }) => site !== null) ?? []
  const whole = survey?.sites.find(({ site }) => site === null)?.people ?? employees
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const control = (name: string, value: string, hint?: string) => ({
    ...fieldAria(name, about(name, hint)),
    name,
    defaultValue: typed?.values[name] ?? value,
  })
  const hints = {
    endsOn: commutingSurveysMessage('surveyForm.lastDayAnswerMost', {
      mostSurveyDays: String(MOST_SURVEY_DAYS),
    }),
    people: commutingSurveysMessage('surveyForm.allOnlyThoseAnswer'),
    weeks: commutingSurveysMessage('surveyForm.weeksYearPeopleWork'),
  }
  const canEndLater = survey === null || survey.isOpen
  return (
    <form method="post" className="panel flow-16" aria-labelledby="set">
      <h2 id="set">
        {survey
          ? commutingSurveysMessage('surveyForm.changeTheSurvey')
          : commutingSurveysMessage('surveyForm.openASurvey')}
      </h2>
      {named.length > 0 ? null : (
        <Field
          id="people"
          label={commutingSurveysMessage('surveyForm.peopleWork')}
          {...about('people', hints.people)}
        >
          <TextInput
            {...control('people', whole ? String(whole) : '', hints.people)}
            inputMode="numeric"
          />
        </Field>
      )}
      <FieldGrid>
        {canEndLater ? (
          <Field
            id="endsOn"
            label={commutingSurveysMessage('surveyForm.openUntil')}
            {...about('endsOn', hints.endsOn)}
          >
            <TextInput {...control('endsOn', survey?.endsOn ?? '', hints.endsOn)} type="date" />
          </Field>
        ) : null}
        <Field
          id="weeks"
          label={commutingSurveysMessage('surveyForm.weeksWorkYear')}
          {...about('weeks', hints.weeks)}
        >
          <TextInput
            {...control('weeks', String(survey?.weeks ?? USUAL_WEEKS), hints.weeks)}
            inputMode="numeric"
          />
        </Field>
      </FieldGrid>
      <SiteRows named={named} typed={typed} />
      <div>
        <Button look={survey ? 'plain' : 'action'} type="submit" name="intent" value="set">
          {survey
            ? commutingSurveysMessage('surveyForm.saveTheChanges')
            : commutingSurveysMessage('surveyForm.openTheSurvey')}
        </Button>
      </div>
    </form>
  )
}
