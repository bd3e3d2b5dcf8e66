import { Button } from '@understory/ui/button.tsx'
import { Field } from '@understory/ui/field.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import styles from './certificate-proof.module.css'

export function CheckAnother({ typed }: { readonly typed?: string }) {
  return (
    <form className={styles.check} method="get" action="/verify">
      <Field id="certificate" label="Certificate number or link">
        <TextInput
          id="certificate"
          name="certificate"
          required
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          defaultValue={typed}
        />
      </Field>
      <Button type="submit">Check it</Button>
    </form>
  )
}
