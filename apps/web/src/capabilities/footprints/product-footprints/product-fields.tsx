import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { unitOptions } from './declared-unit-words.ts'
import { productFootprintsMessage as say } from './messages/messages.generated.ts'
import { ChoiceField, TextField } from './text-field.tsx'

type ProductFieldsProps = {
  readonly product?: OwnProduct
  readonly typed: FormAnswer | null
}

/** What a product is, and what one declared unit of it holds. */
export function ProductFields({ product, typed }: ProductFieldsProps) {
  return (
    <>
      <FieldGrid>
        <TextField name="name" label={say('fields.name')} saved={product?.name} typed={typed} />
        <ChoiceField
          name="declaredUnit"
          label={say('fields.unit')}
          saved={product?.declaredUnit}
          typed={typed}
          options={unitOptions()}
        >
          <option value="">{say('fields.choose')}</option>
        </ChoiceField>
        <TextField
          name="declaredAmount"
          label={say('fields.amount')}
          hint={say('fields.amount.hint')}
          saved={product?.declaredAmount ?? '1'}
          typed={typed}
          isNumber
        />
        <TextField
          name="massKg"
          label={say('fields.mass')}
          hint={say('fields.mass.hint')}
          saved={product?.massKg}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="fossilCarbonKg"
          label={say('fields.fossil')}
          hint={say('fields.fossil.hint')}
          saved={product?.fossilCarbonKg}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="biogenicCarbonKg"
          label={say('fields.biogenic')}
          hint={say('fields.biogenic.hint')}
          saved={product?.biogenicCarbonKg}
          typed={typed}
          isNumber
          isOptional
        />
        <TextField
          name="ownCode"
          label={say('fields.code')}
          saved={product?.ownCode}
          typed={typed}
          isOptional
        />
        <TextField
          name="gtin"
          label={say('fields.gtin')}
          saved={product?.gtin}
          typed={typed}
          isOptional
        />
        <TextField
          name="classification"
          label={say('fields.classification')}
          hint={say('fields.classification.hint')}
          saved={product?.classifications[0]}
          typed={typed}
          isOptional
        />
      </FieldGrid>
      <TextField
        name="description"
        label={say('fields.description')}
        hint={say('fields.description.hint')}
        saved={product?.description}
        typed={typed}
        isLong
        isOptional
      />
      <Checkbox
        name="includesPackaging"
        label={say('fields.packaging')}
        defaultChecked={
          typed ? 'includesPackaging' in typed.values : (product?.includesPackaging ?? true)
        }
      />
    </>
  )
}
