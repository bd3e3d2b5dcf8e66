import { WASTE_CONTAINERS } from '@understory/domain/footprints/company-footprints/inventory/quick/waste-densities.ts'
import { helperFields } from '@understory/domain/footprints/company-footprints/inventory/quick/work-out.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import type { QuickItemShown } from './quick-answers.ts'

type QuickHelperProps = {
  readonly item: QuickItemShown
  readonly refused: FormAnswer | null
}

const CONTAINERS = [...WASTE_CONTAINERS].map(([value, { label }]) => ({ value, label }))

/** What people know where they do not have the figure itself. */
export function QuickHelper({ item, refused }: QuickHelperProps) {
  const { id, helper } = item
  const fields = helperFields(item)
  if (!helper) return null
  const isBegun = fields.some(({ name, usual }) => {
    const typed = refused?.values[`${id}-${name}`] ?? ''
    return typed !== '' && typed !== String(usual)
  })
  const container = `${id}-container`
  return (
    <details className="more" open={isBegun}>
      <summary>{companyFootprintsMessage('quickHelper.workItOut')}</summary>
      <div className="flow-12">
        {helper === 'bins' ? (
          <Field id={container} label={companyFootprintsMessage('quickHelper.collectedIn')}>
            <Select
              id={container}
              name={container}
              defaultValue={refused?.values[container] ?? 'bin-1100'}
              options={CONTAINERS}
            />
          </Field>
        ) : null}
        {fields.map(({ name, label, usual }) => (
          <HelperField key={name} id={`${id}-${name}`} {...{ label, usual, refused }} />
        ))}
      </div>
    </details>
  )
}

type HelperFieldProps = {
  readonly id: string
  readonly label: string
  readonly usual: number | null
  readonly refused: FormAnswer | null
}

function HelperField({ id, label, usual, refused }: HelperFieldProps) {
  const about = {
    hint:
      usual === null ? undefined : companyFootprintsMessage('quickHelper.usualFigureChangeWhere'),
    error: refused?.problems[id],
  }
  return (
    <Field id={id} label={label} {...about}>
      <TextInput
        {...fieldAria(id, about)}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={refused?.values[id] ?? usual ?? undefined}
      />
    </Field>
  )
}
