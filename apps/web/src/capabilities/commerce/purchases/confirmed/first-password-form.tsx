import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from './payment-thanks.module.css'

const FIRST_PASSWORD_FORM_HINT = 'At least 8 characters. A few unrelated words make a good one.'

/** For someone who paid as a guest: the account becomes theirs with a password. */
export function FirstPasswordForm({ email }: { readonly email: string }) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="keep">
      <h2 id="keep">Choose a password to keep your forest</h2>
      <p>
        Then you can sign in as {email}, see what you funded and add to it. Later works too: the
        receipt brings a link.
      </p>
      <form
        method="post"
        action="/join/choose-password"
        className={`flow-16 ${styles.password}`}
        noValidate
      >
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field id="password" label="Password" hint={FIRST_PASSWORD_FORM_HINT}>
          <TextInput
            {...fieldAria('password', { hint: FIRST_PASSWORD_FORM_HINT, error: undefined })}
            name="password"
            type="password"
            autoComplete="new-password"
          />
        </Field>
        <div>
          <Button type="submit" look="action">
            Keep my forest
          </Button>
        </div>
      </form>
    </section>
  )
}
