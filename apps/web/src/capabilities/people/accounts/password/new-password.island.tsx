import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import {
  newPasswordLeast8CharactersFew,
  newPasswordPassword,
} from '../island-messages/new-password.generated.ts'
import { PasswordGuidance } from './password-guidance.tsx'

const newPasswordHint = () => newPasswordLeast8CharactersFew()

/** A new password with advice as it is typed. */
function NewPassword({ error }: { readonly error: string | undefined }) {
  const [password, setPassword] = useState('')
  return (
    <Field id="password" label={newPasswordPassword()} hint={newPasswordHint()} error={error}>
      <TextInput
        {...fieldAria('password', { hint: newPasswordHint(), error })}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordGuidance password={password} />
    </Field>
  )
}

export default island('new-password', NewPassword)
