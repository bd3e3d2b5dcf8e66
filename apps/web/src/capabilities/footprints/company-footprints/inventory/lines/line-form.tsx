import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { ReasonField } from '../history/reason-field.tsx'
import { SureBox } from '../sure-box.tsx'
import { FactorOfForm } from './factor-of-form.tsx'
import { type Controls, lineControls } from './line-controls.ts'
import { LineDetails } from './line-details.tsx'

export type Editing = { readonly line: InventoryLine; readonly hasUpstream: boolean }

type LineFormProps = {
  readonly inventory: Inventory
  /** A published one; `null`: one of their own. */
  readonly factor: EmissionFactor | null
  readonly category: string
  /** Where it is, and the site that was chosen for a new one. */
  readonly place: PlaceOfUse
  readonly site: string | null
  /** `null`: a new line. */
  readonly editing: Editing | null
  readonly refused: FormAnswer | null
}

/** How much of what, with the factor that was chosen. */
export function LineForm(props: LineFormProps) {
  const { inventory, factor, category, place, site, editing, refused } = props
  const controls = lineControls({ inventory, editing, refused, site, unit: factor?.unit })
  return (
    <form method="post" id="line" className="panel flow-16" noValidate>
      {editing ? <input type="hidden" name="lineId" value={editing.line.lineId} /> : null}
      {factor && editing?.line.factor && editing.line.purchasePart ? (
        <input type="hidden" name="purchasePart" value={editing.line.purchasePart} />
      ) : null}
      <FactorOfForm
        factor={factor}
        place={place}
        footprintId={inventory.footprint.footprintId}
        category={category}
        controls={controls}
      />
      <Amount factor={factor} controls={controls} />
      <FieldGrid>
        <Field
          id="description"
          label={companyFootprintsMessage('lineForm.description')}
          optional
          {...controls.about('description')}
        >
          <TextInput {...controls.control('description')} maxLength={200} />
        </Field>
        <Field
          id="site"
          label={companyFootprintsMessage('lineForm.site')}
          optional
          {...controls.about('site')}
        >
          <TextInput {...controls.control('site')} maxLength={120} />
        </Field>
      </FieldGrid>
      <LineDetails inventory={inventory} category={category} factor={factor} controls={controls} />
      {factor && factor.set.kind === 'activity' ? (
        <Upstream category={category} isChecked={controls.hasUpstream} />
      ) : null}
      {refused?.values.intent === 'remove' ? null : <ReasonField refused={refused} />}
      <div>
        <SureBox refused={refused} />
        <Button look="action" type="submit" name="intent" value={editing ? 'change' : 'add'}>
          {editing
            ? companyFootprintsMessage('lineForm.saveTheLine')
            : companyFootprintsMessage('lineForm.addTheLine')}
        </Button>
      </div>
    </form>
  )
}

const anyUnit = () => companyFootprintsMessage('lineForm.quantityFactorPiecesM2')

type AmountProps = { readonly factor: EmissionFactor | null; readonly controls: Controls }

function Amount({ factor, controls: { about, control, units } }: AmountProps) {
  const isSpend = factor?.set.kind === 'spend'
  const options = units(factor).map((unit) => ({ value: unit, label: unit }))
  return (
    <FieldGrid>
      <Field
        id="quantity"
        label={
          isSpend
            ? companyFootprintsMessage('lineForm.amountWithoutVat')
            : companyFootprintsMessage('lineForm.quantity')
        }
        {...about('quantity')}
      >
        <TextInput {...control('quantity')} inputMode="decimal" autoComplete="off" />
      </Field>
      {factor ? (
        <Field
          id="unit"
          label={
            isSpend
              ? companyFootprintsMessage('lineForm.currency')
              : companyFootprintsMessage('lineForm.unit')
          }
          {...about('unit')}
        >
          <Select {...control('unit')} options={options} />
        </Field>
      ) : (
        <Field
          id="unit"
          label={companyFootprintsMessage('lineForm.unit')}
          {...about('unit', anyUnit())}
        >
          <TextInput {...control('unit', anyUnit())} maxLength={40} list="units" />
          <datalist id="units">
            {options.map(({ value }) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </Field>
      )}
      {isSpend ? (
        <Field
          id="spendYear"
          label={companyFootprintsMessage('lineForm.yearItWasSpent')}
          {...about('spendYear', companyFootprintsMessage('lineForm.exchangeRatePricesYear'))}
        >
          <TextInput
            {...control('spendYear', companyFootprintsMessage('lineForm.forTheExchangeRate'))}
            inputMode="numeric"
            maxLength={4}
          />
        </Field>
      ) : null}
    </FieldGrid>
  )
}

function Upstream({ category, isChecked }: { category: string; isChecked: boolean }) {
  const isOfScope3 = SCOPE_THREE_KEYS.some((key) => key === category)
  return (
    <Checkbox
      name="withUpstream"
      value="yes"
      label={
        isOfScope3
          ? companyFootprintsMessage('lineForm.addWellTankCategory')
          : companyFootprintsMessage('lineForm.addWellTankGrid')
      }
      explain={companyFootprintsMessage('lineForm.linesOwnWherePublished')}
      defaultChecked={isChecked}
    />
  )
}
