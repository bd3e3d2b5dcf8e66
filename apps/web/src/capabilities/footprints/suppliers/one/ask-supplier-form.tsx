import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
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
  const hint = suppliersMessage('askSupplierForm.linkWorksAnother60')
  return (
    <form method="post" className="panel flow-16" aria-labelledby="ask">
      <h2 id="ask">{suppliersMessage('askSupplierForm.ask', { name: supplier.name })}</h2>
      <p>
        {suppliersMessage('askSupplierForm.doNeedAccountSee', {
          longMonth: longMonth(period.from),
          longMonth2: longMonth(period.to),
        })}
      </p>
      <Fieldset
        id="byEmail"
        legend={suppliersMessage('askSupplierForm.doGetLink')}
        error={typed?.problems.byEmail}
      >
        <RadioCards
          name="way"
          defaultValue={typed?.values.way ?? (email ? 'email' : 'link')}
          cards={[
            ...(email
              ? [
                  {
                    value: 'email',
                    label: suppliersMessage('askSupplierForm.weEmailItTo', { email }),
                  },
                ]
              : []),
            { value: 'link', label: suppliersMessage('askSupplierForm.iPassMyself') },
          ]}
        />
      </Fieldset>
      <Field
        id="dueOn"
        label={suppliersMessage('askSupplierForm.dueDate')}
        {...about('dueOn', hint)}
      >
        <TextInput
          {...fieldAria('dueOn', about('dueOn', hint))}
          name="dueOn"
          type="date"
          defaultValue={typed?.values.dueOn ?? ''}
        />
      </Field>
      <Field
        id="message"
        label={suppliersMessage('askSupplierForm.aMessageToThem')}
        optional
        {...about('message')}
      >
        <TextArea
          {...fieldAria('message', about('message'))}
          name="message"
          maxLength={1000}
          defaultValue={typed?.values.message ?? ''}
        />
      </Field>
      <div>
        <Button look="action" type="submit" name="intent" value="ask">
          {suppliersMessage('askSupplierForm.createTheRequest')}
        </Button>
      </div>
    </form>
  )
}
