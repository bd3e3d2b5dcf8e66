import type { BaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import type { BaseChangeKind } from '@understory/domain/footprints/climate-plan/base-year-recalculation.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { fieldsOf } from './base-policy-form.tsx'

type BaseChangesProps = {
  readonly baseYear: BaseYear
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
}

const BASE_CHANGES_KINDS: Readonly<Record<BaseChangeKind, string>> = {
  structure: 'Merger, sale, outsourcing',
  method: 'Method or factor',
  boundary: 'Category or boundary',
  error: 'Error found',
}

const CATEGORY_OPTIONS = [
  { value: '', label: 'Please choose' },
  ...CATEGORY_KEYS.map((value) => ({ value, label: inventoryCategoryName(value) })),
]

/** What changed the base year, and a form for the next. */
export function BaseChanges({ baseYear: { changes }, mayChange, refused }: BaseChangesProps) {
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">What changed it</h2>
      {changes.length > 0 ? (
        <ul className="lined-rows">
          {changes.map(
            ({ changeId, kind, description, changeGrams, happenedOn, isOpen, ...of }) => (
              <li key={changeId}>
                <span>
                  {description}
                  {isOpen ? null : <span className="tag">Recalculated</span>}
                  <span className="subline">
                    {BASE_CHANGES_KINDS[kind]}, {happenedOn}
                    {of.category ? `, ${of.category.name} (scope ${of.category.scope})` : ''}
                    {of.source ? `. Behind it: ${of.source}` : ''}
                  </span>
                </span>
                <span>
                  {changeGrams > 0 ? '+' : '−'} {tonnesOf(Math.abs(changeGrams))}
                </span>
              </li>
            ),
          )}
        </ul>
      ) : null}
      {mayChange ? (
        <NewChange refused={refused?.values.intent === 'change' ? refused : null} />
      ) : null}
    </section>
  )
}

function NewChange({ refused }: Pick<BaseChangesProps, 'refused'>) {
  const { about, control } = fieldsOf(refused)
  return (
    <form method="post" className="panel flow-16">
      <Field id="description" label="What changed" {...about('description')}>
        <TextInput {...control('description')} maxLength={500} />
      </Field>
      <FieldGrid>
        <Field id="kind" label="Kind" {...about('kind')}>
          <Select
            {...control('kind')}
            options={Object.entries(BASE_CHANGES_KINDS).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Field id="happenedOn" label="When" {...about('happenedOn')}>
          <TextInput {...control('happenedOn')} type="date" />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field id="category" label="Category" {...about('category')}>
          <Select {...control('category')} options={CATEGORY_OPTIONS} />
        </Field>
        <Field
          id="source"
          label="The line or factor behind it"
          {...about('source', 'For example: gas of the Leeds site, or the grid factor of 2022.')}
        >
          <TextInput
            {...control(
              'source',
              'For example: gas of the Leeds site, or the grid factor of 2022.',
            )}
            maxLength={300}
          />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field id="direction" label="The base year has" {...about('direction')}>
          <Select
            {...control('direction')}
            options={[
              { value: 'more', label: 'more by it' },
              { value: 'less', label: 'less by it' },
            ]}
          />
        </Field>
        <Field id="tonnes" label="Tonnes of CO2e" {...about('tonnes')}>
          <TextInput {...control('tonnes')} inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit" name="intent" value="change">
          Record the change
        </Button>
      </div>
    </form>
  )
}
