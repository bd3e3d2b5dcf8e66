import { countryName } from '@understory/domain/quantity/countries.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field } from '@understory/ui/field.tsx'
import { Select } from '@understory/ui/select.tsx'
import type { FormAnswer } from '../../http/posted-form.ts'
import { LabelledInput } from '../accounts/public.ts'
import styles from './settings.module.css'

type Option = { readonly value: string; readonly label: string }
type Verification = 'pending' | 'verified' | 'unverified' | 'unavailable'

export type TaxIdsProps = {
  readonly taxIds: readonly {
    readonly id: string
    readonly country: string
    readonly type: string
    readonly value: string
    readonly verification: Verification
  }[]
  readonly tax: {
    readonly country: string
    readonly countries: readonly Option[]
    readonly types: readonly Option[]
  }
  readonly mayChange: boolean
  readonly answer: FormAnswer | undefined
}

const STATES: Readonly<Record<Verification, string>> = {
  pending: 'being checked with its registry',
  verified: 'verified by its registry',
  unverified: 'not found in its registry',
  unavailable: 'its registry cannot be asked',
}

export function TaxIds({ taxIds, tax, mayChange, answer }: TaxIdsProps) {
  const marked = answer
    ? { ...answer, problems: { value: answer.problems.value ?? answer.message } }
    : undefined
  return (
    <>
      {taxIds.length === 0 ? (
        <p className="quiet">None yet. Invoices show those you add.</p>
      ) : (
        <ul className="lined-rows">
          {taxIds.map(({ id, value, country, verification }) => (
            <li key={id}>
              <div>
                <strong>{value}</strong>
                <span className="subline">
                  {countryName(country)}, {STATES[verification]}
                </span>
              </div>
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="quiet" name="intent" value="remove-tax-id">
                  Remove<span className="visually-hidden"> {value}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <>
          <form method="get" action="#tax">
            <div className={styles.row}>
              <Field id="taxCountry" label="Country of the tax id">
                <Select
                  id="taxCountry"
                  name="taxCountry"
                  defaultValue={tax.country}
                  options={tax.countries}
                />
              </Field>
              <Button type="submit" look="quiet">
                Show its kinds
              </Button>
            </div>
          </form>
          {tax.types.length === 0 ? (
            <p className="quiet">We know no tax id of this country.</p>
          ) : (
            <form method="post" noValidate>
              <input type="hidden" name="taxCountry" value={tax.country} />
              <Field id="type" label="Kind">
                <Select
                  id="type"
                  name="type"
                  defaultValue={marked?.values.type}
                  options={tax.types}
                />
              </Field>
              <LabelledInput answer={marked} name="value" label="Number" autoComplete="off" />
              <div>
                <Button type="submit" name="intent" value="add-tax-id">
                  Add the tax id
                </Button>
              </div>
            </form>
          )}
        </>
      ) : null}
    </>
  )
}
