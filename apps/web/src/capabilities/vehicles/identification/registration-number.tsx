import { spacedRegistration } from '@understory/domain/vehicles/identification/identify/registration.ts'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { ComponentProps } from 'react'
import styles from './vehicle-parts.module.css'

/** A registration number, framed and spaced as on the vehicle. */
export function RegistrationNumber({ number }: { readonly number: string }) {
  return <span className={styles.number}>{spacedRegistration(number)}</span>
}

/** A field for one registration number, as large as the number on the vehicle. */
export function RegistrationInput(props: ComponentProps<'input'>) {
  return (
    <div className={styles.registrationInput}>
      <TextInput
        {...props}
        name="registrationNumber"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  )
}
