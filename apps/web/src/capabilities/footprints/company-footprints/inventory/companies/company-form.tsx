import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'

type CompanyFormProps = {
  readonly editing: Inventory['entities'][number] | null
  readonly refused: FormAnswer | null
}

/** A company that is held in part or controlled: a new one, or one that is changed. */
export function CompanyForm({ editing, refused }: CompanyFormProps) {
  const values = refused?.values ?? valuesOf(editing)
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const control = (name: string, hint?: string) => ({
    ...fieldAria(name, about(name, hint)),
    name,
    defaultValue: values[name],
  })
  return (
    <section className="part" aria-labelledby="company-title">
      <h2 id="company-title">{editing ? `Change ${editing.name}` : 'Add a company'}</h2>
      <p className="quiet">A subsidiary or a joint venture that lines can be of.</p>
      <form method="post" id="company" className="panel flow-16" noValidate>
        {editing ? <input type="hidden" name="entityId" value={editing.entityId} /> : null}
        <FieldGrid>
          <Field id="name" label="Name" {...about('name')}>
            <TextInput {...control('name')} maxLength={120} autoComplete="off" />
          </Field>
          <Field id="share" label="Share that you hold (%)" {...about('share')}>
            <TextInput {...control('share')} inputMode="decimal" autoComplete="off" />
          </Field>
        </FieldGrid>
        <Fieldset id="control" legend="What you decide there">
          <Checkbox
            name="financial"
            value="yes"
            label="Financial control"
            explain="You direct its finances and carry its gains and losses."
            defaultChecked={values.financial === 'yes'}
          />
          <Checkbox
            name="operational"
            value="yes"
            label="Operational control"
            explain="You decide how it works day by day."
            defaultChecked={values.operational === 'yes'}
          />
        </Fieldset>
        <div>
          <Button type="submit" name="intent" value={editing ? 'change' : 'add'}>
            {editing ? 'Save the company' : 'Add the company'}
          </Button>
        </div>
      </form>
    </section>
  )
}

function valuesOf(entity: CompanyFormProps['editing']): Readonly<Record<string, string>> {
  if (!entity) return {}
  return {
    name: entity.name,
    share: String(entity.equityBasisPoints / 100),
    financial: entity.hasFinancialControl ? 'yes' : '',
    operational: entity.hasOperationalControl ? 'yes' : '',
  }
}
