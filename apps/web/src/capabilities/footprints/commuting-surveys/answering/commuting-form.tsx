import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'
import { LegFields } from './leg-fields.tsx'

type CommutingFormProps = {
  readonly survey: { readonly sites: readonly string[] }
  readonly refused: FormAnswer | null
}

const MONTHS_WORKED = Array.from({ length: 12 }, (_, at) => String(12 - at)).map((value) => ({
  value,
  label:
    value === '12'
      ? commutingSurveysMessage('commutingForm.all12Months')
      : value === '1'
        ? commutingSurveysMessage('commutingForm.1Month')
        : commutingSurveysMessage('commutingForm.months', { value }),
}))

const surveyHints = () => ({
  days: commutingSurveysMessage('commutingForm.usualWeekSuch3'),
  homeDays: commutingSurveysMessage('commutingForm.usualWeekWrite0'),
  homeHours: commutingSurveysMessage('commutingForm.suchDayLeaveEmpty'),
  months: commutingSurveysMessage('commutingForm.fewer12BeganLeft'),
})

/** The way to work, in a usual week. */
export function CommutingForm({ survey: { sites }, refused }: CommutingFormProps) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const control = (name: string, hint?: string) => ({
    ...fieldAria(name, about(name, hint)),
    name,
    defaultValue: refused?.values[name] ?? '',
  })
  const isChanging = Boolean(refused?.values['mode-1'])
  return (
    <form method="post" className="panel flow-24" noValidate>
      {sites.length > 0 ? (
        <Field
          id="site"
          label={commutingSurveysMessage('commutingForm.whereDoYouWork')}
          {...about('site')}
        >
          <Select
            {...control('site')}
            options={sites.map((site) => ({ value: site, label: site }))}
          >
            <option value="">{commutingSurveysMessage('commutingForm.pleaseChoose')}</option>
          </Select>
        </Field>
      ) : null}
      <Field
        id="days"
        label={commutingSurveysMessage('commutingForm.daysWeekWork')}
        {...about('days', surveyHints().days)}
      >
        <TextInput
          {...control('days', surveyHints().days)}
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
      <LegFields at={0} refused={refused} />
      <details className="more" open={isChanging}>
        <summary>{commutingSurveysMessage('commutingForm.iChangeWaySuch')}</summary>
        <LegFields at={1} refused={refused} />
      </details>
      <FieldGrid>
        <Field
          id="homeDays"
          label={commutingSurveysMessage('commutingForm.daysWeekWorkingHome')}
          {...about('homeDays', surveyHints().homeDays)}
        >
          <TextInput
            {...control('homeDays', surveyHints().homeDays)}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Field
          id="homeHours"
          label={commutingSurveysMessage('commutingForm.hoursWorkHome')}
          {...about('homeHours', surveyHints().homeHours)}
        >
          <TextInput
            {...control('homeHours', surveyHints().homeHours)}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      </FieldGrid>
      <Field
        id="months"
        label={commutingSurveysMessage('commutingForm.monthsWorkedTime')}
        {...about('months', surveyHints().months)}
      >
        <Select
          {...fieldAria('months', about('months', surveyHints().months))}
          name="months"
          defaultValue={refused?.values.months ?? '12'}
          options={MONTHS_WORKED}
        />
      </Field>
      <div>
        <Button look="action" type="submit">
          {commutingSurveysMessage('commutingForm.sendMyAnswer')}
        </Button>
      </div>
    </form>
  )
}
