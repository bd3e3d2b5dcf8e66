import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import {
  guestFieldsEmail,
  guestFieldsGoToSignIn,
  guestFieldsIAcceptTermsConditions,
  guestFieldsReceiptChoosingPasswordAfterwards,
} from '../island-messages/guest-fields.generated.ts'
import type { RefusedOrder } from '../order/refused-order.ts'
import type { TypedNames } from './payer.ts'

const guestFieldsHint = () => guestFieldsReceiptChoosingPasswordAfterwards()

type EmailFieldProps = {
  readonly typed: TypedNames
  readonly refused: RefusedOrder | null
  /** Where someone signs in who has an account; the choice waits. */
  readonly signInPath: string
}

export function GuestEmail({ typed, refused, signInPath }: EmailFieldProps) {
  const error = refused?.fields.email
  const isKnown = refused?.code?.endsWith('_EXISTS')
  return (
    <Field
      id="email"
      label={guestFieldsEmail()}
      hint={guestFieldsHint()}
      error={
        error && isKnown ? (
          <>
            {error} <a href={signInPath}>{guestFieldsGoToSignIn()}</a>
          </>
        ) : (
          error
        )
      }
    >
      <TextInput
        {...fieldAria('email', { hint: guestFieldsHint(), error })}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed.email}
      />
    </Field>
  )
}

export function GuestTerms({
  typed,
  problem: error,
}: {
  typed: TypedNames
  problem: string | undefined
}) {
  return (
    <div>
      <Checkbox
        name="acceptTerms"
        {...fieldAria('acceptTerms', { error })}
        defaultChecked={typed.acceptsTerms}
        label={guestFieldsIAcceptTermsConditions({
          link: (words) => <a href="/terms-and-conditions">{words}</a>,
          link2: (words) => <a href="/privacy-policy">{words}</a>,
        })}
      />
      <FieldError id="acceptTerms" error={error} />
    </div>
  )
}
