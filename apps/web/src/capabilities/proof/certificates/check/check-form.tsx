import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from './check-form.module.css'

const CHECK_FORM_HINT = 'The short code, such as K7QM-3XPA, the long number, or the link.'

type CheckFormProps = { readonly typed?: string; readonly problem?: string | null }

/** Leads to the page of the certificate that is typed. */
export function CheckForm({ typed, problem }: CheckFormProps) {
  const error = problem ?? undefined
  return (
    <form className={styles.check} method="get" action="/verify">
      <Field
        id="certificate"
        label="Short code, number or link"
        hint={CHECK_FORM_HINT}
        error={error}
      >
        <TextInput
          {...fieldAria('certificate', { hint: CHECK_FORM_HINT, error })}
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
        Check it
      </Button>
    </form>
  )
}
