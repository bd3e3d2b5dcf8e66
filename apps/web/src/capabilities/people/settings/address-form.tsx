import type { AccountSettings } from '@understory/contracts/people/settings.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { CountryField } from './country-field.tsx'
import { settingsMessage } from './messages/messages.generated.ts'
import SaveBar from './save-bar.island.tsx'
import styles from './settings.module.css'

type AddressFormProps = {
  readonly address: AccountSettings['address']
  readonly country: string
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  readonly answer: FormAnswer | undefined
}

export function AddressForm({ address, country, countries, answer }: AddressFormProps) {
  return (
    <form method="post" noValidate className={styles.rows}>
      <LabelledInput
        answer={answer}
        name="line1"
        label={settingsMessage('addressForm.address')}
        autoComplete="address-line1"
        defaultValue={address?.line1}
      />
      <LabelledInput
        answer={answer}
        name="line2"
        label={settingsMessage('addressForm.secondLine')}
        optional
        autoComplete="address-line2"
        defaultValue={address?.line2 ?? ''}
      />
      <LabelledInput
        answer={answer}
        name="city"
        label={settingsMessage('addressForm.city')}
        autoComplete="address-level2"
        defaultValue={address?.city}
      />
      <LabelledInput
        answer={answer}
        name="postcode"
        label={settingsMessage('addressForm.postCode')}
        autoComplete="postal-code"
        defaultValue={address?.postcode}
      />
      <CountryField
        name="addressCountry"
        label={settingsMessage('addressForm.country')}
        {...{ answer, countries }}
        defaultValue={address?.country ?? country}
      />
      <SaveBar
        label={settingsMessage('addressForm.save')}
        intent="address"
        isChanged={answer !== undefined}
      />
    </form>
  )
}
