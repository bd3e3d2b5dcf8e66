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
import { productFootprintsMessage as say } from '../messages/messages.generated.ts'
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
      <h2 id="add-input">{say('line.title')}</h2>
      <form method="get" action="#add-input" className="flow-16">
        <Field id="words" label={say('line.search')} hint={say('line.search.hint')}>
          <TextInput
            {...fieldAria('words', { hint: true })}
            name="words"
            type="search"
            maxLength={200}
            defaultValue={words ?? ''}
          />
        </Field>
        <div>
          <Button type="submit">{say('line.search.button')}</Button>
        </div>
      </form>
      {words !== null && factors.length === 0 ? <p>{say('line.found.none')}</p> : null}
      <form method="post" className="flow-16">
        <ChoiceField
          name="factorId"
          label={say('line.found')}
          saved={factors[0]?.factorId}
          typed={typed}
          options={factors.map(optionOf)}
        >
          <option value="">{say('line.found.own')}</option>
        </ChoiceField>
        <LineFields unit={factors[0]?.unit} typed={typed} />
        <details className="more" open={factors.length === 0}>
          <summary>{say('line.own')}</summary>
          <OwnFactorFields typed={typed} />
        </details>
        <details className="more">
          <summary>{say('line.rating')}</summary>
          <RatingFields typed={typed} />
        </details>
        <div>
          <Button type="submit" look="action" name="intent" value="line">
            {say('line.button')}
          </Button>
        </div>
      </form>
    </section>
  )
}

const optionOf = (factor: FoundEmissionFactor) => ({
  value: factor.factorId,
  label: say('line.found.option', {
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
      <FieldGrid>
        <ChoiceField
          name="stage"
          label={say('line.stage')}
          typed={typed}
          options={PRODUCT_STAGES.map((value) => ({ value, label: stageInWords(value) }))}
        />
        <ChoiceField
          name="part"
          label={say('line.part')}
          typed={typed}
          options={PRODUCT_PARTS.map((value) => ({ value, label: kindInWords(value) }))}
        />
        <TextField name="description" label={say('line.what')} typed={typed} isOptional />
        <TextField name="quantity" label={say('line.quantity')} typed={typed} isNumber />
        <TextField
          name="unit"
          label={say('line.unit')}
          hint={say('line.unit.hint')}
          saved={unit}
          typed={typed}
        />
      </FieldGrid>
      <Checkbox
        name="isPrimary"
        label={say('line.primary')}
        defaultChecked={typed ? 'isPrimary' in typed.values : false}
      />
    </>
  )
}

function OwnFactorFields({ typed }: Pick<LineFieldsProps, 'typed'>) {
  return (
    <FieldGrid>
      <TextField name="kgCo2e" label={say('line.own.kg')} typed={typed} isNumber isOptional />
      <TextField name="source" label={say('line.own.source')} typed={typed} isOptional />
      <TextField name="year" label={say('line.own.year')} typed={typed} isNumber isOptional />
      <ChoiceField
        name="gwp"
        label={say('line.own.gwp')}
        typed={typed}
        options={['AR6', 'AR5', 'AR4'].map((value) => ({ value, label: value }))}
      >
        <option value="">{say('fields.choose')}</option>
      </ChoiceField>
    </FieldGrid>
  )
}

function RatingFields({ typed }: Pick<LineFieldsProps, 'typed'>) {
  const options = (['1', '2', '3', '4', '5'] as const).map((value) => ({
    value,
    label: say('line.rating.option', { rating: value }),
  }))
  const rated = (name: 'technology' | 'geography' | 'time') => (
    <ChoiceField name={name} label={say(`line.rating.${name}`)} typed={typed} options={options}>
      <option value="">{say('line.rating.option', { rating: 'other' })}</option>
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
