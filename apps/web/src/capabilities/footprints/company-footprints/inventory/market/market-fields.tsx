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
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
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
  const hint = companyFootprintsMessage('marketFields.numberYear')
  return (
    <div className="flow-16">
      <p className="quiet">{companyFootprintsMessage('marketFields.scope2ShownMarket')}</p>
      <FieldGrid>
        <Field
          id="marketKind"
          label={companyFootprintsMessage('marketFields.kind')}
          {...about('marketKind')}
        >
          <Select {...control('marketKind')} options={MARKET_OPTIONS} />
        </Field>
        <Field
          id="marketKg"
          label={companyFootprintsMessage('marketFields.kgCo2ePer', { perUnit: perUnit(unit) })}
          {...about('marketKg')}
        >
          <TextInput {...control('marketKg')} inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
      <Field
        id="marketSource"
        label={companyFootprintsMessage('marketFields.whichOne')}
        {...about('marketSource', hint)}
      >
        <TextInput {...control('marketSource', hint)} maxLength={300} />
      </Field>
      <fieldset className="flow-12">
        <legend>{companyFootprintsMessage('marketFields.holdsContractCertificateRate')}</legend>
        <p className="quiet">
          {companyFootprintsMessage('marketFields.qualityCriteriaGhgProtocol')}
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

const particulars = () =>
  [
    [
      'marketMwh',
      companyFootprintsMessage('marketFields.mwhItIsOf'),
      companyFootprintsMessage('marketFields.allEnergyLineWhen'),
      20,
    ],
    [
      'marketRegistry',
      companyFootprintsMessage('marketFields.registryAndSerialNumbers'),
      undefined,
      300,
    ],
    [
      'generatedFrom',
      companyFootprintsMessage('marketFields.generatedFrom'),
      companyFootprintsMessage('marketFields.monthSuch202501'),
      7,
    ],
    [
      'generatedTo',
      companyFootprintsMessage('marketFields.generatedTo'),
      companyFootprintsMessage('marketFields.monthSuch202512'),
      7,
    ],
    [
      'cancelledOn',
      companyFootprintsMessage('marketFields.cancelledOn'),
      companyFootprintsMessage('marketFields.daySuch202601'),
      10,
    ],
    ['cancelledFor', companyFootprintsMessage('marketFields.cancelledFor'), undefined, 120],
  ] as const

function Particulars({ controls: { about, control } }: MarketPart) {
  return (
    <FieldGrid>
      {particulars().map(([name, label, hint, longest]) => (
        <Field key={name} id={name} label={label} optional {...about(name, hint)}>
          <TextInput {...control(name, hint)} maxLength={longest} autoComplete="off" />
        </Field>
      ))}
      <Field
        id="marketCountry"
        label={companyFootprintsMessage('marketFields.generatedIn')}
        optional
        {...about('marketCountry')}
      >
        <Select {...control('marketCountry')} options={MARKET_COUNTRIES}>
          <option value="">{companyFootprintsMessage('marketFields.notSaid')}</option>
        </Select>
      </Field>
    </FieldGrid>
  )
}

function ResidualMix({ unit, controls: { about, control } }: MarketFieldsProps) {
  const hint = companyFootprintsMessage('marketFields.publishedCountryYear')
  return (
    <FieldGrid>
      <Field
        id="residualKg"
        label={companyFootprintsMessage('marketFields.residualMixRestKg', {
          perUnit: perUnit(unit),
        })}
        optional
        {...about('residualKg')}
      >
        <TextInput {...control('residualKg')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        id="residualSource"
        label={companyFootprintsMessage('marketFields.sourceOfThatMix')}
        optional
        {...about('residualSource', hint)}
      >
        <TextInput {...control('residualSource', hint)} maxLength={300} />
      </Field>
    </FieldGrid>
  )
}
