import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import {
  DEFAULT_PART,
  PURCHASE_PARTS,
  purchasePartName,
} from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import {
  countryWithoutLosses,
  noLossesSentence,
} from '@understory/domain/footprints/sites/grid-losses.ts'
import { isAverageOfParts } from '@understory/domain/footprints/sites/is-average-of-parts.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import { sitesAddress } from '../inventory-address.ts'
import type { Controls } from './line-controls.ts'

type FactorOfFormProps = {
  readonly factor: EmissionFactor | null
  /** Where the line is. */
  readonly place: PlaceOfUse
  readonly footprintId: string
  readonly category: string
  readonly controls: Controls
}

/** The factor of a line: the published one that was chosen, or fields for another one. */
export function FactorOfForm(props: FactorOfFormProps) {
  const { factor, place, footprintId, category, controls } = props
  return factor ? (
    <Published {...{ factor, place, footprintId }} />
  ) : (
    <>
      <Own controls={controls} />
      {category === 'purchasedGoodsAndServices' ? <PurchaseKind controls={controls} /> : null}
    </>
  )
}

type PublishedProps = Pick<FactorOfFormProps, 'place' | 'footprintId'> & {
  readonly factor: EmissionFactor
}

function Published({ factor, place, footprintId }: PublishedProps) {
  const { kgCo2e, unit, includes, set } = factor
  const foreign = foreignFactorOfLine({ ...factor, market: set.market }, place.country)
  const withoutLosses = countryWithoutLosses({ ...factor, market: set.market })
  return (
    <>
      <input type="hidden" name="factorId" value={factor.factorId} />
      <h3>{factorTitle(factor)}</h3>
      <p className="quiet">
        {wordsOfFactor(kgCo2e)} kg CO2e per {perUnit(unit)}. {includes} Source: {set.title},{' '}
        {set.edition}.{set.note && hasNoteToRead(set) ? ` ${set.note}` : ''}
      </p>
      {factor.kgOtherGases ? (
        <p>
          Outside the scopes, and in no total: {wordsOfFactor(factor.kgOtherGases)} kg CO2e per{' '}
          {perUnit(unit)} of gases that the Kyoto Protocol does not name.
        </p>
      ) : null}
      {foreign ? <p>{foreign}.</p> : null}
      {withoutLosses ? <p>{noLossesSentence([withoutLosses])}</p> : null}
      {isAverageOfParts(factor.name, place) ? (
        <p>
          This is the average of the whole country, and its states differ by several times.{' '}
          <a href={sitesAddress(footprintId)}>Say which state it is in</a>
        </p>
      ) : null}
    </>
  )
}

/** What to keep in mind about prices, and about figures that no publisher confirmed. */
const hasNoteToRead = ({ kind, market, setId }: EmissionFactor['set']) =>
  kind === 'spend' || !['uk', 'us'].includes(market) || setId.startsWith('blend')

const FACTOR_OF_FORM_KINDS = [
  { value: 'supplier', label: 'A supplier’s figure for what you bought' },
  { value: 'own', label: 'One of our own' },
]

const OUTSIDE = 'It stands outside the scopes, beside the figure and never in it.'

function Own({ controls: { about, control, isSaid } }: Pick<FactorOfFormProps, 'controls'>) {
  const perUnitHint = 'Empty where the quantity is in kg or t of CO2e: that is a result.'
  const source = 'A product declaration, a supplier’s statement, a study: with its year.'
  return (
    <>
      <input type="hidden" name="ownFactor" value="yes" />
      <h3>A factor of a supplier or of your own</h3>
      <FieldGrid>
        <Field id="ownKg" label="kg CO2e per unit" {...about('ownKg', perUnitHint)}>
          <TextInput {...control('ownKg', perUnitHint)} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field id="ownKind" label="Whose it is" {...about('ownKind')}>
          <Select {...control('ownKind')} options={FACTOR_OF_FORM_KINDS} />
        </Field>
      </FieldGrid>
      <Field id="ownSource" label="Where it is from" {...about('ownSource', source)}>
        <TextInput {...control('ownSource', source)} maxLength={300} />
      </Field>
      <details className="more" open={isSaid(['ownBiogenic'])}>
        <summary>Of biomass</summary>
        <Field
          id="ownBiogenic"
          label="kg of biogenic CO2 per unit"
          optional
          {...about('ownBiogenic', OUTSIDE)}
        >
          <TextInput {...control('ownBiogenic', OUTSIDE)} inputMode="decimal" autoComplete="off" />
        </Field>
      </details>
      <details className="more" open={isSaid(['ownMethod', 'ownYear'])}>
        <summary>A result in kg or t of CO2e</summary>
        <FieldGrid>
          <Field id="ownMethod" label="Who computed it, and how" {...about('ownMethod')}>
            <TextInput {...control('ownMethod')} maxLength={300} />
          </Field>
          <Field id="ownYear" label="Year that it is of" {...about('ownYear')}>
            <TextInput {...control('ownYear')} inputMode="numeric" maxLength={4} />
          </Field>
        </FieldGrid>
      </details>
    </>
  )
}

const PART_HINT = 'The benchmark of your sector is compared with what is entered of the same kind.'

/** What kind of purchase a factor of one's own is for. */
function PurchaseKind({ controls: { about, control } }: Pick<FactorOfFormProps, 'controls'>) {
  const field = control('purchasePart', PART_HINT)
  return (
    <Field id="purchasePart" label="What kind of purchase" {...about('purchasePart', PART_HINT)}>
      <Select
        {...field}
        defaultValue={field.defaultValue || DEFAULT_PART}
        options={PURCHASE_PARTS.map((part) => ({ value: part, label: purchasePartName(part) }))}
      />
    </Field>
  )
}
