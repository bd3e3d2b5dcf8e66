import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { type ComponentProps, useState } from 'react'
import {
  addressFieldsAddress,
  addressFieldsAddressSecondLine,
  addressFieldsCity,
  addressFieldsCountry,
  addressFieldsExamplePrintedInvoice,
  addressFieldsINeedBusinessInvoice,
  addressFieldsNumber,
  addressFieldsPostCode,
  addressFieldsTaxId,
} from '../island-messages/address-fields.generated.ts'
import type { Order } from '../order/read-order.ts'
import styles from '../payment-page/payment-page.module.css'
import type { BillingCountry } from './billing-countries.ts'

type Problems = Readonly<Record<string, string>>

/** Fields that may stay closed where nothing is in them and nothing is wrong. */
const FOLDED = ['line1', 'line2', 'city', 'postcode', 'taxIdType', 'taxIdValue']

/**
 * Where the invoice goes, and the tax id where the country has one. Of a private person the country is
 * asked; the rest waits until someone wants it on the invoice.
 */
export function AddressFields(props: {
  address: Order['billingAddress']
  taxId: Order['taxId']
  /** Whether all of it is asked at once. */
  isWhole: boolean
  problems: Problems
  countries: readonly BillingCountry[]
}) {
  const { address, taxId, isWhole, problems, countries } = props
  const [country, setCountry] = useState(address.country)
  const asked = countries.find(({ code }) => code === country)
  const { line1, line2, city, postcode } = address
  const isOpen =
    [line1, line2, city, postcode, taxId].some(Boolean) || FOLDED.some((name) => problems[name])
  const lines = (
    <>
      <AddressLine
        name="line1"
        label={addressFieldsAddress()}
        autoComplete="billing address-line1"
        value={address.line1}
        problems={problems}
      />
      <AddressLine
        name="line2"
        label={addressFieldsAddressSecondLine()}
        autoComplete="billing address-line2"
        value={address.line2 ?? ''}
        problems={problems}
        optional
      />
      <div className={styles.pair}>
        <AddressLine
          name="city"
          label={addressFieldsCity()}
          autoComplete="billing address-level2"
          value={address.city}
          problems={problems}
        />
        <AddressLine
          name="postcode"
          label={addressFieldsPostCode()}
          autoComplete="billing postal-code"
          value={address.postcode}
          problems={problems}
          optional={!asked?.needsPostcode}
        />
      </div>
      <TaxIdFields types={asked?.taxIds ?? []} taxId={taxId} problem={problems.taxIdValue} />
    </>
  )
  return (
    <>
      <Field id="country" label={addressFieldsCountry()} error={problems.country}>
        <Select
          {...fieldAria('country', { error: problems.country })}
          name="country"
          autoComplete="billing country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      {isWhole ? (
        lines
      ) : (
        <details className={styles.more} open={isOpen}>
          <summary>{addressFieldsINeedBusinessInvoice()}</summary>
          <div className={styles.moreFields}>{lines}</div>
        </details>
      )}
    </>
  )
}

function AddressLine(props: {
  name: string
  label: string
  value: string
  problems: Problems
  autoComplete: string
  optional?: boolean
}) {
  const { name, label, value, problems, autoComplete, optional = false } = props
  const error = problems[name]
  return (
    <Field id={name} label={label} error={error} optional={optional}>
      <TextInput
        {...fieldAria(name, { error })}
        name={name}
        autoComplete={autoComplete}
        defaultValue={value}
      />
    </Field>
  )
}

function TaxIdFields(props: {
  types: BillingCountry['taxIds']
  taxId: Order['taxId']
  problem: string | undefined
}) {
  const { types } = props
  const [type, setType] = useState(props.taxId?.type)
  const chosen = types.find((entry) => entry.type === type) ?? types[0]
  if (!chosen) return null
  const hint = addressFieldsExamplePrintedInvoice({ example: chosen.example })
  const aria: ComponentProps<'input'> = fieldAria('taxIdValue', { hint, error: props.problem })
  return (
    <div className={styles.taxId}>
      {types.length > 1 ? (
        <Field id="taxIdType" label={addressFieldsTaxId()}>
          <Select
            id="taxIdType"
            name="taxIdType"
            value={chosen.type}
            onChange={(event) => setType(event.target.value)}
            options={types.map((entry) => ({ value: entry.type, label: entry.description }))}
          />
        </Field>
      ) : (
        <input type="hidden" name="taxIdType" value={chosen.type} />
      )}
      <Field
        id="taxIdValue"
        label={types.length > 1 ? addressFieldsNumber() : chosen.description}
        hint={hint}
        error={props.problem}
        optional
      >
        <TextInput {...aria} name="taxIdValue" defaultValue={props.taxId?.value ?? ''} />
      </Field>
    </div>
  )
}
