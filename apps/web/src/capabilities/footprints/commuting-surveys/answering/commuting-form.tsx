import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { LegFields } from './leg-fields.tsx'

type CommutingFormProps = {
  readonly survey: { readonly sites: readonly string[] }
  readonly refused: FormAnswer | null
}

const MONTHS_WORKED = Array.from({ length: 12 }, (_, at) => String(12 - at)).map((value) => ({
  value,
  label: value === '12' ? 'All 12 months' : value === '1' ? '1 month' : `${value} months`,
}))

const SURVEY_HINTS = {
  days: 'In a usual week, such as 3 or 2.5. Write 0 if you work from home alone.',
  homeDays: 'In a usual week. Write 0 if you never do.',
  homeHours: 'On such a day. Leave it empty if there are none.',
  months: 'Fewer than 12 if you began or left in that time.',
}

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
        <Field id="site" label="Where do you work?" {...about('site')}>
          <Select
            {...control('site')}
            options={sites.map((site) => ({ value: site, label: site }))}
          >
            <option value="">Please choose</option>
          </Select>
        </Field>
      ) : null}
      <Field id="days" label="Days a week at work" {...about('days', SURVEY_HINTS.days)}>
        <TextInput {...control('days', SURVEY_HINTS.days)} inputMode="decimal" autoComplete="off" />
      </Field>
      <LegFields at={0} refused={refused} />
      <details className="more" open={isChanging}>
        <summary>I change on the way, such as from a bus to a train</summary>
        <LegFields at={1} refused={refused} />
      </details>
      <FieldGrid>
        <Field
          id="homeDays"
          label="Days a week working from home"
          {...about('homeDays', SURVEY_HINTS.homeDays)}
        >
          <TextInput
            {...control('homeDays', SURVEY_HINTS.homeDays)}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Field
          id="homeHours"
          label="Hours of work at home"
          {...about('homeHours', SURVEY_HINTS.homeHours)}
        >
          <TextInput
            {...control('homeHours', SURVEY_HINTS.homeHours)}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      </FieldGrid>
      <Field
        id="months"
        label="Months that you worked here in that time"
        {...about('months', SURVEY_HINTS.months)}
      >
        <Select
          {...fieldAria('months', about('months', SURVEY_HINTS.months))}
          name="months"
          defaultValue={refused?.values.months ?? '12'}
          options={MONTHS_WORKED}
        />
      </Field>
      <div>
        <Button look="action" type="submit">
          Send my answer
        </Button>
      </div>
    </form>
  )
}
