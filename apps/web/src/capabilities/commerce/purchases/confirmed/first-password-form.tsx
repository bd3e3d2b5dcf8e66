import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { purchasesMessage } from '../messages/messages.generated.ts'
import styles from './payment-thanks.module.css'

const firstPasswordFormHint = () => purchasesMessage('firstPasswordForm.least8CharactersFew')

/** For someone who paid as a guest: the account becomes theirs with a password. */
export function FirstPasswordForm({ email }: { readonly email: string }) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="keep">
      <h2 id="keep">{purchasesMessage('firstPasswordForm.choosePasswordKeepForest')}</h2>
      <p>{purchasesMessage('firstPasswordForm.signSeeFundedAdd', { email })}</p>
      <form
        method="post"
        action="/join/choose-password"
        className={`flow-16 ${styles.password}`}
        noValidate
      >
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          id="password"
          label={purchasesMessage('firstPasswordForm.password')}
          hint={firstPasswordFormHint()}
        >
          <TextInput
            {...fieldAria('password', { hint: firstPasswordFormHint(), error: undefined })}
            name="password"
            type="password"
            autoComplete="new-password"
          />
        </Field>
        <div>
          <Button type="submit" look="action">
            {purchasesMessage('firstPasswordForm.keepMyForest')}
          </Button>
        </div>
      </form>
    </section>
  )
}
