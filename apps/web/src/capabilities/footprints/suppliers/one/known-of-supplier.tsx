import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { suppliersMessage } from '../messages/messages.generated.ts'
import type { SupplierShown } from './supplier-shown.ts'

type KnownOfSupplierProps = {
  readonly supplier: SupplierShown
  readonly refused: FormAnswer | null
}

/** Name, contact and a note of one's own. */
export function KnownOfSupplier({ supplier, refused }: KnownOfSupplierProps) {
  const typed = refused?.values.intent === 'save' ? refused : null
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const control = (name: string, stored: string | null) => ({
    ...fieldAria(name, about(name)),
    name,
    defaultValue: typed?.values[name] ?? stored ?? '',
  })
  return (
    <details open={typed !== null}>
      <summary>{suppliersMessage('knownOfSupplier.nameAndContact')}</summary>
      <form method="post" className="panel flow-16">
        <FieldGrid>
          <Field id="name" label={suppliersMessage('knownOfSupplier.name')} {...about('name')}>
            <TextInput {...control('name', supplier.name)} maxLength={160} />
          </Field>
          <Field
            id="email"
            label={suppliersMessage('knownOfSupplier.email')}
            optional
            {...about('email')}
          >
            <TextInput {...control('email', supplier.email)} type="email" maxLength={254} />
          </Field>
          <Field
            id="contactName"
            label={suppliersMessage('knownOfSupplier.contact')}
            optional
            {...about('contactName')}
          >
            <TextInput {...control('contactName', supplier.contactName)} maxLength={100} />
          </Field>
        </FieldGrid>
        <input type="hidden" name="country" value={supplier.country ?? ''} />
        <Field
          id="note"
          label={suppliersMessage('knownOfSupplier.privateNote')}
          optional
          {...about('note')}
        >
          <TextArea {...control('note', supplier.note)} maxLength={500} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="save">
            {suppliersMessage('knownOfSupplier.save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
