import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { longMonth, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { figureRequestsMessage } from '../messages/messages.generated.ts'
import { choicesOf } from './items-of-choice.ts'

type AskFormProps = {
  readonly startMonth: Month
  readonly items: AnswerOf<typeof ListQuickItems>['items']
  readonly refused: FormAnswer | null
}

/** What to ask for, of whom, and by when. */
export function AskForm({ startMonth, items, refused }: AskFormProps) {
  const typed = refused?.values.intent === 'ask' ? refused : null
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const control = (name: string, hint?: string) => ({
    ...fieldAria(name, about(name, hint)),
    name,
    defaultValue: typed?.values[name] ?? '',
  })
  const months = Array.from({ length: 12 }, (_, at) => shiftMonth(startMonth, at)).map((month) => ({
    value: month,
    label: longMonth(month),
  }))
  const hints = {
    what: figureRequestsMessage('askForm.figureAllGroup'),
    site: figureRequestsMessage('askForm.leaveEmptyWholeCompany'),
    email: figureRequestsMessage('askForm.getLinkWorksUntil'),
    dueOn: figureRequestsMessage('askForm.remindWeekBeforeDay'),
  }
  return (
    <form method="post" className="panel flow-16" aria-labelledby="ask">
      <h2 id="ask">{figureRequestsMessage('askForm.aNewRequest')}</h2>
      <Field
        id="what"
        label={figureRequestsMessage('askForm.whatDoYouNeed')}
        {...about('what', hints.what)}
      >
        <Select {...control('what', hints.what)} options={[]}>
          <option value="">{figureRequestsMessage('askForm.pleaseChoose')}</option>
          {choicesOf(items).map(({ title, options }) => (
            <optgroup key={title} label={title}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field
        id="email"
        label={figureRequestsMessage('askForm.theirEmail')}
        {...about('email', hints.email)}
      >
        <TextInput {...control('email', hints.email)} type="email" maxLength={254} />
      </Field>
      <FieldGrid>
        <Field id="from" label={figureRequestsMessage('askForm.firstMonth')} {...about('from')}>
          <Select
            {...control('from')}
            defaultValue={typed?.values.from ?? startMonth}
            options={months}
          />
        </Field>
        <Field id="to" label={figureRequestsMessage('askForm.lastMonth')} {...about('to')}>
          <Select
            {...control('to')}
            defaultValue={typed?.values.to ?? shiftMonth(startMonth, 11)}
            options={months}
          />
        </Field>
        <Field
          id="site"
          label={figureRequestsMessage('askForm.site')}
          optional
          {...about('site', hints.site)}
        >
          <TextInput {...control('site', hints.site)} maxLength={120} />
        </Field>
        <Field
          id="dueOn"
          label={figureRequestsMessage('askForm.dueDate')}
          {...about('dueOn', hints.dueOn)}
        >
          <TextInput {...control('dueOn', hints.dueOn)} type="date" />
        </Field>
      </FieldGrid>
      <Field
        id="note"
        label={figureRequestsMessage('askForm.aNoteToThem')}
        optional
        {...about('note')}
      >
        <TextArea {...control('note')} maxLength={500} />
      </Field>
      <div>
        <Button look="action" type="submit" name="intent" value="ask">
          {figureRequestsMessage('askForm.sendTheRequest')}
        </Button>
      </div>
    </form>
  )
}
