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
  const per = isSame ? 'each' : `per ${perUnit(factor.unit)}`
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
          Several meters or many bills? <a href={metersAddress(footprintId)}>Enter them by meter</a>{' '}
          and leave this empty.
        </p>
      ) : null}
      {id === 'commuting' ? (
        <p>
          Better known by everyone: <a href={commutingAddress(footprintId)}>ask them by a link</a>.
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
        <p>
          The factor above is the average of the whole country, and its states differ by several
          times. Choose yours, and the figure takes the factor of its grid.
        </p>
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

const CHARGED = [
  { value: 'elsewhere', label: 'Away from our premises' },
  { value: 'site', label: 'At our premises: the meter has it' },
  { value: 'both', label: 'Both' },
]

type ChargedWhereProps = { readonly isEntered: boolean; readonly refused: FormAnswer | null }

/** What is charged at the premises is in their meter, and would count twice. */
function ChargedWhere({ isEntered, refused }: ChargedWhereProps) {
  const [id, shareId] = ['electricCars-charged', 'electricCars-share']
  const about = { error: refused?.problems[id] }
  const share = {
    hint: 'Only for both, in per cent of the miles.',
    error: refused?.problems[shareId],
  }
  return (
    <>
      <Field id={id} label="Where are they charged?" {...about}>
        <Select
          {...fieldAria(id, about)}
          name={id}
          defaultValue={refused?.values[id] ?? (isEntered ? 'elsewhere' : '')}
          options={CHARGED}
        >
          <option value="">Please choose</option>
        </Select>
      </Field>
      <Field id={shareId} label="Charged away from our premises" optional {...share}>
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
    hint: 'Square metres, printed on the line.',
    error: refused?.problems[id],
  }
  return (
    <Field id={id} label="Area of the premises" optional {...about}>
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
