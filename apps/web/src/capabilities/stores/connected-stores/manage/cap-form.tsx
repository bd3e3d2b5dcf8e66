import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { writeStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { connectedStoresMessage, connectedStoresRich } from '../messages/messages.generated.ts'
import styles from './integrations.module.css'

const capFormHint = () => connectedStoresMessage('capForm.countsBilledYetToo')

/** What the store contributes in a month at most. */
export function CapForm({ store, refused }: { store: Store; refused: FormAnswer | null }) {
  const { storeId, name, capMinor, billingCurrency } = store
  const id = `cap-${storeId}`
  const error = refused?.problems.cap
  const now = capMinor === null ? '' : writeStoreAmount(capMinor, billingCurrency)
  return (
    <details className="more" open={refused !== null}>
      <summary>
        {capMinor === null
          ? connectedStoresMessage('capForm.setAMonthlyCap')
          : connectedStoresMessage('capForm.changeTheMonthlyCap')}
        <span className="visually-hidden"> {connectedStoresMessage('capForm.of', { name })}</span>
      </summary>
      <form method="post" className={styles.cap} noValidate>
        <input type="hidden" name="storeId" value={storeId} />
        <Field
          id={id}
          label={connectedStoresMessage('capForm.mostMonth', { billingCurrency })}
          hint={capFormHint()}
          error={error}
        >
          <TextInput
            {...fieldAria(id, { hint: capFormHint(), error })}
            name="cap"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={refused?.values.cap ?? now}
          />
        </Field>
        <div>
          <Button type="submit" name="intent" value="cap">
            {connectedStoresRich('capForm.saveTheCapOf', { hidden: hiddenWords, name })}
          </Button>
        </div>
      </form>
    </details>
  )
}
