import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import {
  nameFieldsCompanyName,
  nameFieldsFirstLastNameCertificate,
  nameFieldsInvoiceCertificate,
  nameFieldsYourName,
} from '../island-messages/name-fields.generated.ts'
import type { Payer, TypedNames } from './payer.ts'

type NameFieldsProps = {
  readonly kind: Payer['kind']
  readonly typed: TypedNames
  readonly problems: Readonly<Record<string, string>>
}

/** Who the invoice and the certificate are for; asked once, of someone whose account opens with it. */
export function NameFields({ kind, typed, problems }: NameFieldsProps) {
  const hint = kind === 'business' ? undefined : nameFieldsFirstLastNameCertificate()
  return (
    <>
      {kind === 'business' ? (
        <Field
          id="companyName"
          label={nameFieldsCompanyName()}
          hint={nameFieldsInvoiceCertificate()}
          error={problems.companyName}
        >
          <TextInput
            {...fieldAria('companyName', { hint: true, error: problems.companyName })}
            name="companyName"
            autoComplete="organization"
            defaultValue={typed.companyName}
          />
        </Field>
      ) : null}
      <Field id="fullName" label={nameFieldsYourName()} hint={hint} error={problems.fullName}>
        <TextInput
          {...fieldAria('fullName', { hint, error: problems.fullName })}
          name="fullName"
          autoComplete="name"
          defaultValue={typed.fullName}
        />
      </Field>
    </>
  )
}
