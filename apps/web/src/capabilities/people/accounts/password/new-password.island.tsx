import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import { PasswordGuidance } from './password-guidance.tsx'

const NEW_PASSWORD_HINT = 'At least 8 characters. A few unrelated words make a good one.'

/** A new password with advice as it is typed. */
function NewPassword({ error }: { readonly error: string | undefined }) {
  const [password, setPassword] = useState('')
  return (
    <Field id="password" label="Password" hint={NEW_PASSWORD_HINT} error={error}>
      <TextInput
        {...fieldAria('password', { hint: NEW_PASSWORD_HINT, error })}
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
