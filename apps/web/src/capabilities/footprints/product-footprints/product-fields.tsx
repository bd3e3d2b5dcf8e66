import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { unitOptions } from './declared-unit-words.ts'
import { productFootprintsMessage } from './messages/messages.generated.ts'
import { ChoiceField, TextField } from './text-field.tsx'

type ProductFieldsProps = {
  readonly product?: OwnProduct
  readonly typed: FormAnswer | null
}

/** What a product is, and what one declared unit of it holds. */
export function ProductFields({ product, typed }: ProductFieldsProps) {
  return (
    <>
      <FieldGrid isWide>
        <TextField
          name="name"
          label={productFootprintsMessage('fields.name')}
          saved={product?.name}
          typed={typed}
        />
        <ChoiceField
          name="declaredUnit"
          label={productFootprintsMessage('fields.unit')}
          saved={product?.declaredUnit}
          typed={typed}
          options={unitOptions()}
        >
          <option value="">{productFootprintsMessage('fields.choose')}</option>
        </ChoiceField>
        <TextField
          name="declaredAmount"
          label={productFootprintsMessage('fields.amount')}
          hint={productFootprintsMessage('fields.amount.hint')}
          saved={product?.declaredAmount ?? '1'}
          typed={typed}
          isNumber
        />
        <TextField
          name="massKg"
          label={productFootprintsMessage('fields.mass')}
          hint={productFootprintsMessage('fields.mass.hint')}
          saved={product?.massKg}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="fossilCarbonKg"
          label={productFootprintsMessage('fields.fossil')}
          hint={productFootprintsMessage('fields.fossil.hint')}
          saved={product?.fossilCarbonKg}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="biogenicCarbonKg"
          label={productFootprintsMessage('fields.biogenic')}
          hint={productFootprintsMessage('fields.biogenic.hint')}
          saved={product?.biogenicCarbonKg}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="ownCode"
          label={productFootprintsMessage('fields.code')}
          saved={product?.ownCode}
          typed={typed}
          isOptional
        />
        <TextField
          name="gtin"
          label={productFootprintsMessage('fields.gtin')}
          saved={product?.gtin}
          typed={typed}
          isOptional
        />
        <TextField
          name="classification"
          label={productFootprintsMessage('fields.classification')}
          hint={productFootprintsMessage('fields.classification.hint')}
          saved={product?.classifications[0]}
          typed={typed}
          isOptional
        />
      </FieldGrid>
      <TextField
        name="description"
        label={productFootprintsMessage('fields.description')}
        hint={productFootprintsMessage('fields.description.hint')}
        saved={product?.description}
        typed={typed}
        isLong
        isOptional
      />
      <Checkbox
        name="includesPackaging"
        label={productFootprintsMessage('fields.packaging')}
        defaultChecked={
          typed ? 'includesPackaging' in typed.values : (product?.includesPackaging ?? true)
        }
      />
    </>
  )
}
