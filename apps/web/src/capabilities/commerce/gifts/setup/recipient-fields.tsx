import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import { giftsMessage } from '../messages/messages.generated.ts'
import type { Audience, GiftChoice } from './gift-choice.ts'
import RecipientRows from './recipient-rows.island.tsx'

const emailHint = () => giftsMessage('recipientFields.sendWithoutGetLink')
const peopleHint = () => giftsMessage('recipientFields.personLineEmailAfter')

type RecipientFieldsProps = {
  readonly audience: Audience
  readonly choice: GiftChoice
  readonly problems: Readonly<Record<string, string>>
}

/** Who it is for: one person, or from a business a list of them. */
export function RecipientFields({ audience, choice, problems }: RecipientFieldsProps) {
  if (audience === 'business') {
    return (
      <Fieldset id="who" legend={giftsMessage('recipientFields.whoTheyAreFor')}>
        <p className="quiet">{giftsMessage('recipientFields.emailSendLeftOut')}</p>
        <RecipientRows rows={choice.rows} problems={problems} />
        <Field
          id="people"
          label={giftsMessage('recipientFields.orPasteMany')}
          hint={peopleHint()}
          error={problems.people}
        >
          <TextArea
            {...fieldAria('people', { hint: peopleHint(), error: problems.people })}
            name="people"
            rows={3}
            defaultValue={choice.people}
          />
        </Field>
      </Fieldset>
    )
  }
  return (
    <Fieldset id="who" legend={giftsMessage('recipientFields.whoItIsFor')}>
      <Field id="name" label={giftsMessage('recipientFields.theirName')} error={problems.name}>
        <TextInput
          {...fieldAria('name', { error: problems.name })}
          name="name"
          maxLength={80}
          autoComplete="off"
          defaultValue={choice.name}
        />
      </Field>
      <Field
        id="email"
        label={giftsMessage('recipientFields.theirEmail')}
        hint={emailHint()}
        error={problems.email}
        optional
      >
        <TextInput
          {...fieldAria('email', { hint: emailHint(), error: problems.email })}
          type="email"
          name="email"
          autoComplete="off"
          defaultValue={choice.email}
        />
      </Field>
    </Fieldset>
  )
}
