import type { FoundEmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import {
  PRODUCT_PARTS,
  PRODUCT_STAGES,
} from '@understory/domain/footprints/product-footprints/product-line-terms.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { productFootprintsMessage } from '../messages/messages.generated.ts'
import { ChoiceField, TextField } from '../text-field.tsx'
import { kindInWords, stageInWords } from './line-words.ts'

type LineFormProps = {
  readonly words: string | null
  readonly factors: readonly FoundEmissionFactor[]
  readonly typed: FormAnswer | null
}

/** One input more: by a factor that is looked for, or by one of one's own. */
export function LineForm({ words, factors, typed }: LineFormProps) {
  return (
    <section className="panel flow-16" aria-labelledby="add-input">
      <h2 id="add-input">{productFootprintsMessage('line.title')}</h2>
      <form method="get" action="#add-input" className="flow-16">
        <Field
          id="words"
          label={productFootprintsMessage('line.search')}
          hint={productFootprintsMessage('line.search.hint')}
        >
          <TextInput
            {...fieldAria('words', { hint: true })}
            name="words"
            type="search"
            maxLength={200}
            defaultValue={words ?? ''}
          />
        </Field>
        <div>
          <Button type="submit">{productFootprintsMessage('line.search.button')}</Button>
        </div>
      </form>
      {words !== null && factors.length === 0 ? (
        <p>{productFootprintsMessage('line.found.none')}</p>
      ) : null}
      <form method="post" className="flow-16">
        <ChoiceField
          name="factorId"
          label={productFootprintsMessage('line.found')}
          saved={factors[0]?.factorId}
          typed={typed}
          options={factors.map(optionOf)}
        >
          <option value="">{productFootprintsMessage('line.found.own')}</option>
        </ChoiceField>
        <LineFields unit={factors[0]?.unit} typed={typed} />
        <details className="more" open={factors.length === 0}>
          <summary>{productFootprintsMessage('line.own')}</summary>
          <OwnFactorFields typed={typed} />
        </details>
        <details className="more">
          <summary>{productFootprintsMessage('line.rating')}</summary>
          <RatingFields typed={typed} />
        </details>
        <div>
          <Button type="submit" look="action" name="intent" value="line">
            {productFootprintsMessage('line.button')}
          </Button>
        </div>
      </form>
    </section>
  )
}

const optionOf = (factor: FoundEmissionFactor) => ({
  value: factor.factorId,
  label: productFootprintsMessage('line.found.option', {
    title: factorTitle(factor),
    kg: String(factor.kgCo2e),
    unit: factor.unit,
    year: String(factor.set.year),
  }),
})

type LineFieldsProps = { readonly unit?: string | undefined; readonly typed: FormAnswer | null }

function LineFields({ unit, typed }: LineFieldsProps) {
  return (
    <>
      <FieldGrid isWide>
        <ChoiceField
          name="stage"
          label={productFootprintsMessage('line.stage')}
          typed={typed}
          options={PRODUCT_STAGES.map((value) => ({ value, label: stageInWords(value) }))}
        />
        <ChoiceField
          name="part"
          label={productFootprintsMessage('line.part')}
          typed={typed}
          options={PRODUCT_PARTS.map((value) => ({ value, label: kindInWords(value) }))}
        />
        <TextField
          name="description"
          label={productFootprintsMessage('line.what')}
          typed={typed}
          isOptional
        />
        <TextField
          name="quantity"
          label={productFootprintsMessage('line.quantity')}
          typed={typed}
          isNumber
        />
        <TextField
          name="unit"
          label={productFootprintsMessage('line.unit')}
          hint={productFootprintsMessage('line.unit.hint')}
          saved={unit}
          typed={typed}
        />
      </FieldGrid>
      <Checkbox
        name="isPrimary"
        label={productFootprintsMessage('line.primary')}
        defaultChecked={typed ? 'isPrimary' in typed.values : false}
      />
    </>
  )
}

function OwnFactorFields({ typed }: Pick<LineFieldsProps, 'typed'>) {
  return (
    <FieldGrid isWide>
      <TextField
        name="kgCo2e"
        label={productFootprintsMessage('line.own.kg')}
        typed={typed}
        isNumber
        isOptional
      />
      <TextField
        name="source"
        label={productFootprintsMessage('line.own.source')}
        typed={typed}
        isOptional
      />
      <TextField
        name="year"
        label={productFootprintsMessage('line.own.year')}
        typed={typed}
        isNumber
        isOptional
      />
      <ChoiceField
        name="gwp"
        label={productFootprintsMessage('line.own.gwp')}
        typed={typed}
        options={['AR6', 'AR5', 'AR4'].map((value) => ({ value, label: value }))}
      >
        <option value="">{productFootprintsMessage('fields.choose')}</option>
      </ChoiceField>
    </FieldGrid>
  )
}

function RatingFields({ typed }: Pick<LineFieldsProps, 'typed'>) {
  const options = (['1', '2', '3', '4', '5'] as const).map((value) => ({
    value,
    label: productFootprintsMessage('line.rating.option', { rating: value }),
  }))
  const rated = (name: 'technology' | 'geography' | 'time') => (
    <ChoiceField
      name={name}
      label={productFootprintsMessage(`line.rating.${name}`)}
      typed={typed}
      options={options}
    >
      <option value="">
        {productFootprintsMessage('line.rating.option', { rating: 'other' })}
      </option>
    </ChoiceField>
  )
  return (
    <FieldGrid>
      {rated('technology')}
      {rated('geography')}
      {rated('time')}
    </FieldGrid>
  )
}
