import type { FormAnswer, PostedForm } from '../../../../http/posted-form.ts'
import { accountsMessage } from '../messages/messages.generated.ts'

/** The answer to a form whose two new passwords are not the same, or null. */
export function differentPasswords(form: PostedForm, name: string): FormAnswer | null {
  if (form.text(name) === form.text('repeat')) return null
  return form.refusedFor({ repeat: accountsMessage('differentPasswords.passwordsMustMatch') })
}
