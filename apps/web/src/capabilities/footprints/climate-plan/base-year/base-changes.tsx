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
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { fieldsOf } from './base-policy-form.tsx'

type BaseChangesProps = {
  readonly baseYear: BaseYear
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
}

const baseChangesKinds = (): Readonly<Record<BaseChangeKind, string>> => ({
  structure: climatePlanMessage('baseChanges.mergerSaleOutsourcing'),
  method: climatePlanMessage('baseChanges.methodOrFactor'),
  boundary: climatePlanMessage('baseChanges.categoryOrBoundary'),
  error: climatePlanMessage('baseChanges.errorFound'),
})

const categoryOptions = () => [
  { value: '', label: climatePlanMessage('baseChanges.pleaseChoose') },
  ...CATEGORY_KEYS.map((value) => ({ value, label: inventoryCategoryName(value) })),
]

/** What changed the base year, and a form for the next. */
export function BaseChanges({ baseYear: { changes }, mayChange, refused }: BaseChangesProps) {
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">{climatePlanMessage('baseChanges.whatChangedIt')}</h2>
      {changes.length > 0 ? (
        <ul className="lined-rows">
          {changes.map(
            ({ changeId, kind, description, changeGrams, happenedOn, isOpen, ...of }) => (
              <li key={changeId}>
                <span>
                  {description}
                  {isOpen ? null : (
                    <span className="tag">{climatePlanMessage('baseChanges.recalculated')}</span>
                  )}
                  <span className="subline">
                    {baseChangesKinds()[kind]}, {happenedOn}
                    {of.category
                      ? climatePlanMessage('baseChanges.scope', {
                          name: of.category.name,
                          scope: String(of.category.scope),
                        })
                      : ''}
                    {of.source
                      ? climatePlanMessage('baseChanges.behindIt', { source: of.source })
                      : ''}
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
      <Field
        id="description"
        label={climatePlanMessage('baseChanges.whatChanged')}
        {...about('description')}
      >
        <TextInput {...control('description')} maxLength={500} />
      </Field>
      <FieldGrid>
        <Field id="kind" label={climatePlanMessage('baseChanges.kind')} {...about('kind')}>
          <Select
            {...control('kind')}
            options={Object.entries(baseChangesKinds()).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Field
          id="happenedOn"
          label={climatePlanMessage('baseChanges.when')}
          {...about('happenedOn')}
        >
          <TextInput {...control('happenedOn')} type="date" />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field
          id="category"
          label={climatePlanMessage('baseChanges.category')}
          {...about('category')}
        >
          <Select {...control('category')} options={categoryOptions()} />
        </Field>
        <Field
          id="source"
          label={climatePlanMessage('baseChanges.lineFactorBehind')}
          {...about('source', climatePlanMessage('baseChanges.exampleGasLeedsSite'))}
        >
          <TextInput
            {...control('source', climatePlanMessage('baseChanges.exampleGasLeedsSite'))}
            maxLength={300}
          />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field
          id="direction"
          label={climatePlanMessage('baseChanges.theBaseYearHas')}
          {...about('direction')}
        >
          <Select
            {...control('direction')}
            options={[
              { value: 'more', label: climatePlanMessage('baseChanges.moreByIt') },
              { value: 'less', label: climatePlanMessage('baseChanges.lessByIt') },
            ]}
          />
        </Field>
        <Field
          id="tonnes"
          label={climatePlanMessage('baseChanges.tonnesOfCo2e')}
          {...about('tonnes')}
        >
          <TextInput {...control('tonnes')} inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit" name="intent" value="change">
          {climatePlanMessage('baseChanges.recordTheChange')}
        </Button>
      </div>
    </form>
  )
}
