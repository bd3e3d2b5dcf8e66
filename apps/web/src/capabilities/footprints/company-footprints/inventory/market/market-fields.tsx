import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import {
  CRITERION_WORDS,
  INSTRUMENT_CRITERIA,
  MARKET_KIND_NAMES,
  MARKET_KINDS,
} from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import type { Controls } from '../lines/line-controls.ts'
import { criterionField } from './market-of-form.ts'

type MarketFieldsProps = {
  /** Of the factor. */
  readonly unit: string
  readonly controls: Controls
}

const MARKET_COUNTRIES = COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name }))
const MARKET_OPTIONS = MARKET_KINDS.map((value) => ({ value, label: MARKET_KIND_NAMES[value] }))

/** What bought energy counts by in scope 2 by market, and what shows that an instrument covers it. */
export function MarketFields({ unit, controls }: MarketFieldsProps) {
  const { about, control, isChecked } = controls
  const hint = 'What it is, its number and year.'
  return (
    <div className="flow-16">
      <p className="quiet">
        Scope 2 is then shown by market, too. The sum by location stays as it is.
      </p>
      <FieldGrid>
        <Field id="marketKind" label="Kind" {...about('marketKind')}>
          <Select {...control('marketKind')} options={MARKET_OPTIONS} />
        </Field>
        <Field id="marketKg" label={`kg CO2e per ${perUnit(unit)} by it`} {...about('marketKg')}>
          <TextInput {...control('marketKg')} inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
      <Field id="marketSource" label="Which one" {...about('marketSource', hint)}>
        <TextInput {...control('marketSource', hint)} maxLength={300} />
      </Field>
      <fieldset className="flow-12">
        <legend>What holds of this contract, certificate or rate</legend>
        <p className="quiet">
          By the quality criteria of the GHG Protocol it covers energy only where all five hold.
          Without one of them the residual mix counts, or the average of the grid.
        </p>
        {INSTRUMENT_CRITERIA.map((each) => (
          <Checkbox
            key={each}
            name={criterionField(each)}
            value="yes"
            label={CRITERION_WORDS[each].label}
            defaultChecked={isChecked(criterionField(each))}
          />
        ))}
      </fieldset>
      <Particulars controls={controls} />
      <ResidualMix unit={unit} controls={controls} />
    </div>
  )
}

type MarketPart = Pick<MarketFieldsProps, 'controls'>

const PARTICULARS = [
  ['marketMwh', 'MWh it is of', 'All of the energy of this line, when empty.', 20],
  ['marketRegistry', 'Registry and serial numbers', undefined, 300],
  ['generatedFrom', 'Generated from', 'A month, such as 2025-01.', 7],
  ['generatedTo', 'Generated to', 'A month, such as 2025-12.', 7],
  ['cancelledOn', 'Cancelled on', 'A day, such as 2026-01-31.', 10],
  ['cancelledFor', 'Cancelled for', undefined, 120],
] as const

function Particulars({ controls: { about, control } }: MarketPart) {
  return (
    <FieldGrid>
      {PARTICULARS.map(([name, label, hint, longest]) => (
        <Field key={name} id={name} label={label} optional {...about(name, hint)}>
          <TextInput {...control(name, hint)} maxLength={longest} autoComplete="off" />
        </Field>
      ))}
      <Field id="marketCountry" label="Generated in" optional {...about('marketCountry')}>
        <Select {...control('marketCountry')} options={MARKET_COUNTRIES}>
          <option value="">Not said</option>
        </Select>
      </Field>
    </FieldGrid>
  )
}

function ResidualMix({ unit, controls: { about, control } }: MarketFieldsProps) {
  const hint = 'Who published it, for which country and year.'
  return (
    <FieldGrid>
      <Field
        id="residualKg"
        label={`Residual mix for the rest: kg CO2e per ${perUnit(unit)}`}
        optional
        {...about('residualKg')}
      >
        <TextInput {...control('residualKg')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        id="residualSource"
        label="Source of that mix"
        optional
        {...about('residualSource', hint)}
      >
        <TextInput {...control('residualSource', hint)} maxLength={300} />
      </Field>
    </FieldGrid>
  )
}
