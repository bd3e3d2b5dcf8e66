import type { ProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { productFootprintsMessage } from './messages/messages.generated.ts'
import { ChoiceField, TextField } from './text-field.tsx'

const MADE_IN = COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name }))

type FootprintFieldsProps = {
  readonly footprint?: ProductFootprint
  readonly typed: FormAnswer | null
}

/** Of which time and place a footprint is, what was made, and how it was counted. */
export function FootprintFields({ footprint, typed }: FootprintFieldsProps) {
  const geography = footprint?.geography ?? {}
  return (
    <>
      <FieldGrid isWide>
        <TextField
          name="from"
          label={productFootprintsMessage('fields.from')}
          saved={footprint?.period.from}
          typed={typed}
          type="date"
        />
        <TextField
          name="to"
          label={productFootprintsMessage('fields.to')}
          saved={footprint?.period.to}
          typed={typed}
          type="date"
        />
        <TextField
          name="periodReason"
          label={productFootprintsMessage('fields.periodReason')}
          saved={footprint?.periodReason}
          typed={typed}
          isOptional
        />
        <ChoiceField
          name="country"
          label={productFootprintsMessage('fields.country')}
          saved={'country' in geography ? geography.country : ''}
          typed={typed}
          options={MADE_IN}
        >
          <option value="">{productFootprintsMessage('fields.country.world')}</option>
        </ChoiceField>
        <TextField
          name="output"
          label={productFootprintsMessage('fields.output')}
          hint={productFootprintsMessage('fields.output.hint')}
          saved={footprint?.output}
          typed={typed}
          isNumber
        />
        <TextField
          name="percent"
          label={productFootprintsMessage('fields.percent')}
          hint={productFootprintsMessage('fields.percent.hint')}
          saved={footprint?.exclusions.percent}
          typed={typed}
          isNumber
          isOptional
        />
      </FieldGrid>
      <TextField
        name="reason"
        label={productFootprintsMessage('fields.reason')}
        saved={footprint?.exclusions.reason}
        typed={typed}
        isOptional
      />
      <TextField
        name="boundary"
        label={productFootprintsMessage('fields.boundary')}
        hint={productFootprintsMessage('fields.boundary.hint')}
        saved={footprint?.boundary}
        typed={typed}
        isLong
        isOptional
      />
      <SharedInputs {...{ footprint, typed }} />
      <TextField
        name="comment"
        label={productFootprintsMessage('fields.comment')}
        saved={footprint?.comment}
        typed={typed}
        isLong
        isOptional
      />
    </>
  )
}

type SharedInputsProps = {
  readonly footprint: ProductFootprint | undefined
  readonly typed: FormAnswer | null
}

function SharedInputs({ footprint, typed }: SharedInputsProps) {
  const coProducts = footprint?.coProducts
  return (
    <>
      <TextField
        name="allocation"
        label={productFootprintsMessage('fields.allocation')}
        hint={productFootprintsMessage('fields.allocation.hint')}
        saved={footprint?.allocation}
        typed={typed}
        isLong
        isOptional
      />
      <FieldGrid isWide>
        <ChoiceField
          name="basis"
          label={productFootprintsMessage('fields.basis')}
          saved={coProducts?.basis ?? 'none'}
          typed={typed}
          options={[
            { value: 'none', label: productFootprintsMessage('fields.basis.none') },
            { value: 'mass', label: productFootprintsMessage('fields.basis.mass') },
            { value: 'value', label: productFootprintsMessage('fields.basis.value') },
          ]}
        />
        <TextField
          name="own"
          label={productFootprintsMessage('fields.own')}
          saved={coProducts?.own}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="other"
          label={productFootprintsMessage('fields.other')}
          saved={coProducts?.others[0]?.name}
          typed={typed}
          isOptional
        />
        <TextField
          name="otherAmount"
          label={productFootprintsMessage('fields.otherAmount')}
          saved={coProducts?.others[0]?.amount}
          typed={typed}
          isNumber
          isOptional
        />
      </FieldGrid>
    </>
  )
}
