import { countryName } from '@understory/domain/countries/countries.ts'
import { regionsOf } from '@understory/domain/footprints/sites/grid-regions.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { regionValue } from './place-of-form.ts'

const DIVIDED = ['US', 'AU']

type RegionFieldProps = {
  /** ISO 3166, where it is known which country it is of. */
  readonly country: string | null
  readonly value: string
  readonly error: string | undefined
  /** Where several stand on a page. */
  readonly id?: string
}

/** The part of a country whose grid has a factor of its own. */
export function RegionField({ country, value, error, id = 'region' }: RegionFieldProps) {
  const about = {
    hint:
      country === null
        ? companyFootprintsMessage('regionField.unitedStatesAustraliaWhere')
        : companyFootprintsMessage('regionField.electricityDiffersStateState'),
    error,
  }
  const divided = country === null ? DIVIDED : [country]
  return (
    <Field id={id} label={companyFootprintsMessage('regionField.state')} optional {...about}>
      <Select {...fieldAria(id, about)} name={id} defaultValue={value} options={[]}>
        <option value="">{companyFootprintsMessage('regionField.notKnown')}</option>
        {divided.map((each) => (
          <optgroup key={each} label={countryName(each)}>
            {regionsOf(each).map(({ region, name }) => (
              <option key={region} value={regionValue(each, region)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
