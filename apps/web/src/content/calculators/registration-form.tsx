import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from './calculator.module.css'
import { calculatorsMessage } from './messages/messages.generated.ts'

type RegistrationFormProps = {
  /** Where vehicles are identified. */
  readonly start: string
  readonly act: string
}

const registrationFormHint = () => calculatorsMessage('registrationForm.suchAsAb12Cde')

/** The first question of the calculator, on its first page. */
export function RegistrationForm({ start, act }: RegistrationFormProps) {
  return (
    <form method="post" action={`${start}?do=registration-search`} className={styles.search}>
      <input type="hidden" name="intent" value="search" />
      <Field
        id="registration"
        label={calculatorsMessage('registrationForm.registrationNumber')}
        hint={registrationFormHint()}
      >
        <div className={styles.plate}>
          <TextInput
            {...fieldAria('registration', { hint: registrationFormHint(), error: undefined })}
            name="registrationNumber"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      </Field>
      <div className={styles.searchActs}>
        <Button type="submit" look="action">
          {act}
        </Button>
        <a href={`${start}?do=ghg-estimate`}>
          {calculatorsMessage('registrationForm.iDontKnowChoose')}
        </a>
      </div>
    </form>
  )
}
