import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { Audience, GiftChoice } from './gift-choice.ts'
import RecipientRows from './recipient-rows.island.tsx'

const EMAIL_HINT = 'We send it there. Without one you get a link to hand over, and a page to print.'
const PEOPLE_HINT = 'A person a line, with the email after a comma: Ana Silva, ana@example.org.'

type RecipientFieldsProps = {
  readonly audience: Audience
  readonly choice: GiftChoice
  readonly problems: Readonly<Record<string, string>>
}

/** Who it is for: one person, or from a business a list of them. */
export function RecipientFields({ audience, choice, problems }: RecipientFieldsProps) {
  if (audience === 'business') {
    return (
      <Fieldset id="who" legend="Who they are for">
        <p className="quiet">
          With an email we send it. It may be left out: then you get a link to hand over.
        </p>
        <RecipientRows rows={choice.rows} problems={problems} />
        <Field id="people" label="Or paste many" hint={PEOPLE_HINT} error={problems.people}>
          <TextArea
            {...fieldAria('people', { hint: PEOPLE_HINT, error: problems.people })}
            name="people"
            rows={3}
            defaultValue={choice.people}
          />
        </Field>
      </Fieldset>
    )
  }
  return (
    <Fieldset id="who" legend="Who it is for">
      <Field id="name" label="Their name" error={problems.name}>
        <TextInput
          {...fieldAria('name', { error: problems.name })}
          name="name"
          maxLength={80}
          autoComplete="off"
          defaultValue={choice.name}
        />
      </Field>
      <Field id="email" label="Their email" hint={EMAIL_HINT} error={problems.email} optional>
        <TextInput
          {...fieldAria('email', { hint: EMAIL_HINT, error: problems.email })}
          type="email"
          name="email"
          autoComplete="off"
          defaultValue={choice.email}
        />
      </Field>
    </Fieldset>
  )
}
