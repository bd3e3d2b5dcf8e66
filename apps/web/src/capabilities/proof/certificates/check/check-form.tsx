import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { certificatesMessage } from '../messages/messages.generated.ts'
import styles from './check-form.module.css'

const checkFormHint = () => certificatesMessage('checkForm.shortCodeSuchK7qm')

type CheckFormProps = { readonly typed?: string; readonly problem?: string | null }

/** Leads to the page of the certificate that is typed. */
export function CheckForm({ typed, problem }: CheckFormProps) {
  const error = problem ?? undefined
  return (
    <form className={styles.check} method="get" action="/verify">
      <Field
        id="certificate"
        label={certificatesMessage('checkForm.shortCodeNumberLink')}
        hint={checkFormHint()}
        error={error}
      >
        <TextInput
          {...fieldAria('certificate', { hint: checkFormHint(), error })}
          name="certificate"
          required
          maxLength={500}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed}
          autoFocus={error !== undefined}
        />
      </Field>
      <Button type="submit" look="action">
        {certificatesMessage('checkForm.checkIt')}
      </Button>
    </form>
  )
}
