import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

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
      <h2 id="company-title">
        {editing
          ? companyFootprintsMessage('companyForm.change', { name: editing.name })
          : companyFootprintsMessage('companyForm.addACompany')}
      </h2>
      <p className="quiet">{companyFootprintsMessage('companyForm.subsidiaryJointVentureLines')}</p>
      <form method="post" id="company" className="panel flow-16" noValidate>
        {editing ? <input type="hidden" name="entityId" value={editing.entityId} /> : null}
        <FieldGrid>
          <Field id="name" label={companyFootprintsMessage('companyForm.name')} {...about('name')}>
            <TextInput {...control('name')} maxLength={120} autoComplete="off" />
          </Field>
          <Field
            id="share"
            label={companyFootprintsMessage('companyForm.shareThatYouHold')}
            {...about('share')}
          >
            <TextInput {...control('share')} inputMode="decimal" autoComplete="off" />
          </Field>
        </FieldGrid>
        <Fieldset id="control" legend={companyFootprintsMessage('companyForm.whatYouDecideThere')}>
          <Checkbox
            name="financial"
            value="yes"
            label={companyFootprintsMessage('companyForm.financialControl')}
            explain={companyFootprintsMessage('companyForm.directFinancesCarryGains')}
            defaultChecked={values.financial === 'yes'}
          />
          <Checkbox
            name="operational"
            value="yes"
            label={companyFootprintsMessage('companyForm.operationalControl')}
            explain={companyFootprintsMessage('companyForm.decideWorksDayDay')}
            defaultChecked={values.operational === 'yes'}
          />
        </Fieldset>
        <div>
          <Button type="submit" name="intent" value={editing ? 'change' : 'add'}>
            {editing
              ? companyFootprintsMessage('companyForm.saveTheCompany')
              : companyFootprintsMessage('companyForm.addTheCompany')}
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
