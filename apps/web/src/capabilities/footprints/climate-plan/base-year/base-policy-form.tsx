import type { BaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { USUAL_THRESHOLD } from '@understory/domain/footprints/climate-plan/base-year-recalculation.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { baseMonths } from './base-months.ts'

type Values = Readonly<Record<string, string | undefined>>

/** What the fields of a form need; `renamed` are fields that the API calls otherwise. */
export function fieldsOf(refused: FormAnswer | null, renamed: Values = {}, stored: Values = {}) {
  const values: Values = refused?.values ?? stored
  const problemOf = (name: string) => {
    const [api] = Object.entries(renamed).find(([, own]) => own === name) ?? [name]
    return refused?.problems[name] ?? refused?.problems[api]
  }
  const about = (name: string, hint?: string) => ({ hint, error: problemOf(name) })
  return {
    about,
    control: (name: string, hint?: string) => ({
      ...fieldAria(name, about(name, hint)),
      name,
      defaultValue: values[name] ?? stored[name],
    }),
  }
}

type BasePolicyFormProps = {
  readonly policy: BaseYear['policy']
  readonly usualBase: Month
  readonly thisMonth: Month
  readonly refused: FormAnswer | null
}

const usualPolicy = () => climatePlanMessage('basePolicyForm.recalculateBaseYearWhen')

export function BasePolicyForm({ policy, usualBase, thisMonth, refused }: BasePolicyFormProps) {
  const ofPolicy = refused?.values.intent === 'policy' ? refused : null
  const baseMonth = policy?.baseMonth ?? usualBase
  const { about, control } = fieldsOf(
    ofPolicy,
    {},
    {
      baseMonth,
      threshold: String((policy?.thresholdBasisPoints ?? USUAL_THRESHOLD) / 100),
      reason: policy?.reason ?? '',
      policy: policy?.policy ?? usualPolicy(),
    },
  )
  const usual = climatePlanMessage('basePolicyForm.fivePerCentCommon')
  return (
    <section className="part" aria-labelledby="policy-title">
      <h2 id="policy-title">{climatePlanMessage('basePolicyForm.thePolicy')}</h2>
      <form method="post" className="flow-16" noValidate>
        <FieldGrid>
          <Field
            id="baseMonth"
            label={climatePlanMessage('basePolicyForm.baseYearBegins')}
            {...about('baseMonth', climatePlanMessage('basePolicyForm.footprintOriginal'))}
          >
            <Select
              {...control('baseMonth', climatePlanMessage('basePolicyForm.itsFootprint'))}
              options={baseMonths(thisMonth, baseMonth)}
            />
          </Field>
          <Field
            id="threshold"
            label={climatePlanMessage('basePolicyForm.threshold')}
            {...about('threshold', usual)}
          >
            <TextInput {...control('threshold', usual)} inputMode="decimal" autoComplete="off" />
          </Field>
        </FieldGrid>
        <Field
          id="reason"
          label={climatePlanMessage('basePolicyForm.whyThisYear')}
          {...about('reason')}
        >
          <TextInput {...control('reason')} maxLength={500} />
        </Field>
        <Field
          id="policy"
          label={climatePlanMessage('basePolicyForm.whenWeRecalculate')}
          {...about('policy')}
        >
          <TextArea {...control('policy')} rows={4} maxLength={2000} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="policy">
            {climatePlanMessage('basePolicyForm.saveThePolicy')}
          </Button>
        </div>
      </form>
    </section>
  )
}
