import type { EmissionFactor } from '@understory/contracts/emission-factors.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/scope-three.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Select } from '@understory/ui/select.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup-layout.tsx'

type LineFormProps = {
  readonly factor: EmissionFactor
  readonly category: string
  readonly refused: FormAnswer | null
}

const BOUGHT_ENERGY = ['indirectElectricityEmissions', 'combinedHeatAndPower']

/** How much of what, with the factor that was chosen. */
export function LineForm({ factor, category, refused }: LineFormProps) {
  const problems = refused?.problems ?? {}
  const isOfScope3 = SCOPE_THREE_KEYS.some((key) => key === category)
  const values = refused?.values ?? {}
  const control = (name: string, hint?: string) => ({
    ...fieldAria(name, { hint, error: problems[name] }),
    name,
    defaultValue: values[name],
  })
  const about = (name: string, hint?: string) => ({ hint, error: problems[name] })
  const units = [factor.unit, ...factor.alsoIn].map((unit) => ({ value: unit, label: unit }))
  return (
    <form method="post" id="line" className="panel flow-16" noValidate>
      <input type="hidden" name="factorId" value={factor.factorId} />
      <h3>{factor.name}</h3>
      <p className="quiet">
        {factor.kgCo2e} kg CO2e per {factor.unit}. {factor.includes} Source: {factor.set.title},{' '}
        {factor.set.edition}.
      </p>
      <FieldGrid>
        <Field id="quantity" label="Quantity" {...about('quantity')}>
          <TextInput {...control('quantity')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field id="unit" label="Unit" {...about('unit')}>
          <Select {...control('unit')} options={units} />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field id="description" label="Description" optional {...about('description')}>
          <TextInput {...control('description')} maxLength={200} />
        </Field>
        <Field id="site" label="Site" optional {...about('site')}>
          <TextInput {...control('site')} maxLength={120} />
        </Field>
      </FieldGrid>
      {BOUGHT_ENERGY.includes(category) ? (
        <FieldGrid>
          <Field
            id="marketSource"
            label="Contract or certificate"
            optional
            {...about(
              'marketSource',
              'What it is and its number: then scope 2 is shown by market, too.',
            )}
          >
            <TextInput {...control('marketSource', 'What it is and its number')} maxLength={300} />
          </Field>
          <Field id="marketKg" label={`kg CO2e per ${factor.unit} by it`} {...about('marketKg')}>
            <TextInput {...control('marketKg')} inputMode="decimal" autoComplete="off" />
          </Field>
        </FieldGrid>
      ) : null}
      <Field id="note" label="Note" optional {...about('note')}>
        <TextInput {...control('note')} maxLength={500} />
      </Field>
      <Checkbox
        name="withUpstream"
        value="yes"
        label={
          isOfScope3
            ? 'Add well-to-tank to this category'
            : 'Add well-to-tank and grid losses to scope 3, category 3'
        }
        explain="Where the publication has them, as lines of their own. They never enter scopes 1 and 2."
        defaultChecked={refused === null || values.withUpstream === 'yes'}
      />
      <Button look="action" type="submit" name="intent" value="add">
        Add the line
      </Button>
    </form>
  )
}
