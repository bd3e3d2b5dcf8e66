import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { RefusedOrder } from '../order/refused-order.ts'
import type { TypedNames } from './payer.ts'

const GUEST_FIELDS_HINT = 'For the receipt, and for choosing a password afterwards if you like.'

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
      label="Email"
      hint={GUEST_FIELDS_HINT}
      error={
        error && isKnown ? (
          <>
            {error} <a href={signInPath}>Go to sign in</a>
          </>
        ) : (
          error
        )
      }
    >
      <TextInput
        {...fieldAria('email', { hint: GUEST_FIELDS_HINT, error })}
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
        label={
          <>
            I accept the <a href="/terms-and-conditions">terms and conditions</a> and have read the{' '}
            <a href="/privacy-policy">privacy policy</a>.
          </>
        }
      />
      <FieldError id="acceptTerms" error={error} />
    </div>
  )
}
