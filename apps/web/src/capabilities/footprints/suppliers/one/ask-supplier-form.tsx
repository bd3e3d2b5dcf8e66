import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { SupplierShown } from './supplier-shown.ts'

type AskSupplierFormProps = {
  readonly supplier: SupplierShown
  readonly refused: FormAnswer | null
}

/** By email, or by a link that is handed on. */
export function AskSupplierForm({ supplier, refused }: AskSupplierFormProps) {
  const typed = refused?.values.intent === 'ask' ? refused : null
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const { email, period } = supplier
  const hint = 'The link works for another 60 days after that.'
  return (
    <form method="post" className="panel flow-16" aria-labelledby="ask">
      <h2 id="ask">Ask {supplier.name}</h2>
      <p>
        For {longMonth(period.from)} to {longMonth(period.to)}. They do not need an account, see
        what you will get before they send it, and can withdraw it.
      </p>
      <Fieldset id="byEmail" legend="How do they get the link?" error={typed?.problems.byEmail}>
        <RadioCards
          name="way"
          defaultValue={typed?.values.way ?? (email ? 'email' : 'link')}
          cards={[
            ...(email ? [{ value: 'email', label: `We email it to ${email}` }] : []),
            { value: 'link', label: 'I will pass it on myself' },
          ]}
        />
      </Fieldset>
      <Field id="dueOn" label="Due date" {...about('dueOn', hint)}>
        <TextInput
          {...fieldAria('dueOn', about('dueOn', hint))}
          name="dueOn"
          type="date"
          defaultValue={typed?.values.dueOn ?? ''}
        />
      </Field>
      <Field id="message" label="A message to them" optional {...about('message')}>
        <TextArea
          {...fieldAria('message', about('message'))}
          name="message"
          maxLength={1000}
          defaultValue={typed?.values.message ?? ''}
        />
      </Field>
      <div>
        <Button look="action" type="submit" name="intent" value="ask">
          Create the request
        </Button>
      </div>
    </form>
  )
}
