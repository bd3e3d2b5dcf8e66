import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { writeStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import styles from './integrations.module.css'

const CAP_FORM_HINT =
  'It counts for what is not billed yet too. An order that no longer fits contributes nothing, for good. Leave it empty for no cap.'

/** What the store contributes in a month at most. */
export function CapForm({ store, refused }: { store: Store; refused: FormAnswer | null }) {
  const { storeId, name, capMinor, billingCurrency } = store
  const id = `cap-${storeId}`
  const error = refused?.problems.cap
  const now = capMinor === null ? '' : writeStoreAmount(capMinor, billingCurrency)
  return (
    <details className="more" open={refused !== null}>
      <summary>
        {capMinor === null ? 'Set a monthly cap' : 'Change the monthly cap'}
        <span className="visually-hidden"> of {name}</span>
      </summary>
      <form method="post" className={styles.cap} noValidate>
        <input type="hidden" name="storeId" value={storeId} />
        <Field
          id={id}
          label={`At most a month, in ${billingCurrency}`}
          hint={CAP_FORM_HINT}
          error={error}
        >
          <TextInput
            {...fieldAria(id, { hint: CAP_FORM_HINT, error })}
            name="cap"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={refused?.values.cap ?? now}
          />
        </Field>
        <div>
          <Button type="submit" name="intent" value="cap">
            Save the cap<span className="visually-hidden"> of {name}</span>
          </Button>
        </div>
      </form>
    </details>
  )
}
