import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import styles from '../vehicles.module.css'

const HINT = 'Letters, numbers and spaces only.'

type VehicleSearchFormProps = { readonly typed?: string; readonly error?: string }

/** Asks by POST, so that the number is in no address. */
export function VehicleSearchForm({ typed = '', error }: VehicleSearchFormProps) {
  return (
    <form method="post" action="/impact/vehicles/vehicle" className={styles.card} noValidate>
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
            defaultValue={typed}
          />
        </div>
      </Field>
      <div>
        <Button type="submit" look="action">
          Verify this vehicle
        </Button>
      </div>
    </form>
  )
}
