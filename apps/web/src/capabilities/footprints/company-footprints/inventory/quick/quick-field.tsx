import {
  perUnit,
  unitInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { regionsOf } from '@understory/domain/footprints/sites/grid-regions.ts'
import { isAverageOfParts } from '@understory/domain/footprints/sites/is-average-of-parts.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import {
  companyFootprintsMessage,
  companyFootprintsRich,
} from '../../messages/messages.generated.ts'
import { commutingAddress, metersAddress } from '../inventory-address.ts'
import { regionValue } from '../where/place-of-form.ts'
import { RegionField } from '../where/region-field.tsx'
import type { QuickItemShown } from './quick-answers.ts'
import { QuickHelper } from './quick-helper.tsx'

type QuickFieldProps = {
  readonly item: QuickItemShown
  readonly footprintId: string
  /** Where the company is. */
  readonly place: PlaceOfUse
  readonly refused: FormAnswer | null
}

/** What a unit of it emits, of which year, and whose figure that is where it is not the country's own. */
function factorInHint({ unit, factor }: QuickItemShown, { country }: PlaceOfUse): string {
  const isSame = factor.set.kind === 'activity' && factor.unit === unit
  const per = isSame
    ? 'each'
    : companyFootprintsMessage('quickField.per', { unit: perUnit(factor.unit) })
  const foreign = foreignFactorOfLine({ ...factor, market: factor.set.market }, country)
  const basis = factor.basis === 'life-cycle' ? ` ${factor.includes}` : ''
  return `${wordsOfFactor(factor.kgCo2e)} kg CO2e ${per}, ${factor.set.year}.${foreign ? ` ${foreign}.` : ''}${basis}`
}

/** One question, with what it can be worked out from. */
export function QuickField({ item, footprintId, place, refused }: QuickFieldProps) {
  const { id, label, unit, hint, factor, entered } = item
  const isSpend = factor.set.kind === 'spend'
  const about = {
    hint: `${hint} ${factorInHint(item, place)}`,
    error: refused?.problems[id],
  }
  return (
    <div className="flow-12">
      <Field id={id} label={isSpend ? label : `${label}, ${unitInWords(unit)}`} {...about}>
        <TextInput
          {...fieldAria(id, about)}
          name={id}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused ? refused.values[id] : entered?.quantity}
        />
      </Field>
      {entered?.note ? <p className="quiet">{entered.note}</p> : null}
      {id === 'electricCars' ? (
        <ChargedWhere isEntered={entered !== null} refused={refused} />
      ) : null}
      {id === 'rent' ? <Area refused={refused} /> : null}
      <QuickHelper item={item} refused={refused} />
      {id === 'electricity' && regionsOf(place.country).length > 0 ? (
        <GridState {...{ item, place, refused }} />
      ) : null}
      {id === 'electricity' ? (
        <p>
          {companyFootprintsRich('quickField.severalMetersManyBills', {
            link: (words) => <a href={metersAddress(footprintId)}>{words}</a>,
          })}
        </p>
      ) : null}
      {id === 'commuting' ? (
        <p>
          {companyFootprintsRich('quickField.betterKnownEveryoneAsk', {
            link: (words) => <a href={commutingAddress(footprintId)}>{words}</a>,
          })}
        </p>
      ) : null}
    </div>
  )
}

type GridStateProps = Pick<QuickFieldProps, 'item' | 'place' | 'refused'>

/** Of a company whose country has several grids: which one it is on. */
function GridState({ item, place, refused }: GridStateProps) {
  return (
    <>
      {isAverageOfParts(item.factor.name, place) ? (
        <p>{companyFootprintsMessage('quickField.factorAboveAverageWhole')}</p>
      ) : null}
      <RegionField
        id="region"
        country={place.country}
        value={refused?.values.region ?? regionValue(place.country, place.region)}
        error={refused?.problems.region}
      />
    </>
  )
}

const charged = () => [
  { value: 'elsewhere', label: companyFootprintsMessage('quickField.awayFromOurPremises') },
  { value: 'site', label: companyFootprintsMessage('quickField.premisesMeter') },
  { value: 'both', label: companyFootprintsMessage('quickField.both') },
]

type ChargedWhereProps = { readonly isEntered: boolean; readonly refused: FormAnswer | null }

/** What is charged at the premises is in their meter, and would count twice. */
function ChargedWhere({ isEntered, refused }: ChargedWhereProps) {
  const [id, shareId] = ['electricCars-charged', 'electricCars-share']
  const about = { error: refused?.problems[id] }
  const share = {
    hint: companyFootprintsMessage('quickField.onlyBothPerHint'),
    error: refused?.problems[shareId],
  }
  return (
    <>
      <Field id={id} label={companyFootprintsMessage('quickField.whereAreTheyCharged')} {...about}>
        <Select
          {...fieldAria(id, about)}
          name={id}
          defaultValue={refused?.values[id] ?? (isEntered ? 'elsewhere' : '')}
          options={charged()}
        >
          <option value="">{companyFootprintsMessage('quickField.pleaseChoose')}</option>
        </Select>
      </Field>
      <Field
        id={shareId}
        label={companyFootprintsMessage('quickField.chargedAwayPremises')}
        optional
        {...share}
      >
        <TextInput
          {...fieldAria(shareId, share)}
          name={shareId}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused?.values[shareId]}
        />
      </Field>
    </>
  )
}

function Area({ refused }: Pick<QuickFieldProps, 'refused'>) {
  const id = 'rent-area'
  const about = {
    hint: companyFootprintsMessage('quickField.squareMetresPrintedHint'),
    error: refused?.problems[id],
  }
  return (
    <Field
      id={id}
      label={companyFootprintsMessage('quickField.areaOfThePremises')}
      optional
      {...about}
    >
      <TextInput
        {...fieldAria(id, about)}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={refused?.values[id]}
      />
    </Field>
  )
}
