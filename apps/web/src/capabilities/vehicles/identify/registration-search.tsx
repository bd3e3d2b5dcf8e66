import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import type { Refused } from '../refused.ts'
import styles from '../vehicles.module.css'

const HINT = 'As on the plate, such as AB12 CDE. We ask the DVLA, and keep the answer for a day.'

export function RegistrationSearch({ refused }: { readonly refused: Refused | null }) {
  const mine = refused?.intent === 'search' ? refused : null
  const error = mine?.problems['step.registrationNumber']
  return (
    <form method="post" className={styles.card}>
      <input type="hidden" name="intent" value="search" />
      <Field id="registration" label="Registration number" hint={HINT} error={error}>
        <div className={styles.plate}>
          <TextInput
            {...fieldAria('registration', { hint: HINT, error })}
            name="registrationNumber"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={mine?.values.registrationNumber}
          />
        </div>
      </Field>
      <div>
        <Button type="submit" look="action">
          Find the vehicle
        </Button>
      </div>
    </form>
  )
}
