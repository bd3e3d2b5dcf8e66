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
import {
  companyFootprintsMessage,
  companyFootprintsRich,
} from '../../messages/messages.generated.ts'
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
        {companyFootprintsMessage('factorOfForm.kgCo2ePerSource', {
          wordsOfFactor: wordsOfFactor(kgCo2e),
          perUnit: perUnit(unit),
          includes,
          title: set.title,
          edition: set.edition,
          note: set.note && hasNoteToRead(set) ? set.note : '',
          note2: set.note && hasNoteToRead(set) ? 'yes' : 'other',
        })}
      </p>
      {factor.kgOtherGases ? (
        <p>
          {companyFootprintsMessage('factorOfForm.outsideScopesNoTotal', {
            wordsOfFactor: wordsOfFactor(factor.kgOtherGases),
            perUnit: perUnit(unit),
          })}
        </p>
      ) : null}
      {foreign ? <p>{foreign}.</p> : null}
      {withoutLosses ? <p>{noLossesSentence([withoutLosses])}</p> : null}
      {isAverageOfParts(factor.name, place) ? (
        <p>
          {companyFootprintsRich('factorOfForm.averageWholeCountryStates', {
            link: (words) => <a href={sitesAddress(footprintId)}>{words}</a>,
          })}
        </p>
      ) : null}
    </>
  )
}

/** What to keep in mind about prices, and about figures that no publisher confirmed. */
const hasNoteToRead = ({ kind, market, setId }: EmissionFactor['set']) =>
  kind === 'spend' || !['uk', 'us'].includes(market) || setId.startsWith('blend')

const factorOfFormKinds = () => [
  { value: 'supplier', label: companyFootprintsMessage('factorOfForm.suppliersFigureBought') },
  { value: 'own', label: companyFootprintsMessage('factorOfForm.oneOfOurOwn') },
]

const outside = () => companyFootprintsMessage('factorOfForm.standsOutsideScopesBeside')

function Own({ controls: { about, control, isSaid } }: Pick<FactorOfFormProps, 'controls'>) {
  const perUnitHint = companyFootprintsMessage('factorOfForm.emptyWhereQuantityKg')
  const source = companyFootprintsMessage('factorOfForm.productDeclarationSuppliersStatement')
  return (
    <>
      <input type="hidden" name="ownFactor" value="yes" />
      <h3>{companyFootprintsMessage('factorOfForm.factorSupplierOwn')}</h3>
      <FieldGrid>
        <Field
          id="ownKg"
          label={companyFootprintsMessage('factorOfForm.kgCo2ePerUnit')}
          {...about('ownKg', perUnitHint)}
        >
          <TextInput {...control('ownKg', perUnitHint)} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          id="ownKind"
          label={companyFootprintsMessage('factorOfForm.whoseItIs')}
          {...about('ownKind')}
        >
          <Select {...control('ownKind')} options={factorOfFormKinds()} />
        </Field>
      </FieldGrid>
      <Field
        id="ownSource"
        label={companyFootprintsMessage('factorOfForm.whereItIsFrom')}
        {...about('ownSource', source)}
      >
        <TextInput {...control('ownSource', source)} maxLength={300} />
      </Field>
      <details className="more" open={isSaid(['ownBiogenic'])}>
        <summary>{companyFootprintsMessage('factorOfForm.ofBiomass')}</summary>
        <Field
          id="ownBiogenic"
          label={companyFootprintsMessage('factorOfForm.kgBiogenicCo2Per')}
          optional
          {...about('ownBiogenic', outside())}
        >
          <TextInput
            {...control('ownBiogenic', outside())}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      </details>
      <details className="more" open={isSaid(['ownMethod', 'ownYear'])}>
        <summary>{companyFootprintsMessage('factorOfForm.resultKgTCo2e')}</summary>
        <FieldGrid>
          <Field
            id="ownMethod"
            label={companyFootprintsMessage('factorOfForm.whoComputedItAnd')}
            {...about('ownMethod')}
          >
            <TextInput {...control('ownMethod')} maxLength={300} />
          </Field>
          <Field
            id="ownYear"
            label={companyFootprintsMessage('factorOfForm.yearThatItIs')}
            {...about('ownYear')}
          >
            <TextInput {...control('ownYear')} inputMode="numeric" maxLength={4} />
          </Field>
        </FieldGrid>
      </details>
    </>
  )
}

const partHint = () => companyFootprintsMessage('factorOfForm.benchmarkSectorComparedEntered')

/** What kind of purchase a factor of one's own is for. */
function PurchaseKind({ controls: { about, control } }: Pick<FactorOfFormProps, 'controls'>) {
  const field = control('purchasePart', partHint())
  return (
    <Field
      id="purchasePart"
      label={companyFootprintsMessage('factorOfForm.whatKindOfPurchase')}
      {...about('purchasePart', partHint())}
    >
      <Select
        {...field}
        defaultValue={field.defaultValue || DEFAULT_PART}
        options={PURCHASE_PARTS.map((part) => ({ value: part, label: purchasePartName(part) }))}
      />
    </Field>
  )
}
