import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../http/posted-form.ts'

type FieldOfProduct = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly saved?: string | null | undefined
  readonly typed: FormAnswer | null
  readonly isOptional?: boolean
}

/** What a control of one of these forms needs, with what was typed or saved. */
function controlOf({ name, hint, saved, typed }: FieldOfProduct) {
  const error = typed?.problems[name]
  return {
    about: { hint, error },
    control: {
      ...fieldAria(name, { hint, error }),
      name,
      defaultValue: typed?.values[name] ?? saved ?? '',
    },
  }
}

type TextFieldProps = FieldOfProduct & {
  readonly type?: 'date'
  readonly isLong?: boolean
  readonly isNumber?: boolean
}

/** A text, a number as a text, or a day. */
export function TextField({ type, isLong, isNumber, ...field }: TextFieldProps) {
  const { about, control } = controlOf(field)
  return (
    <Field id={field.name} label={field.label} optional={field.isOptional ?? false} {...about}>
      {isLong ? (
        <TextArea {...control} rows={3} maxLength={2_000} />
      ) : (
        <TextInput
          {...control}
          {...(type ? { type } : {})}
          {...(isNumber ? { inputMode: 'decimal' } : {})}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

type ChoiceFieldProps = FieldOfProduct & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly children?: ReactNode
}

export function ChoiceField({ options, children, ...field }: ChoiceFieldProps) {
  const { about, control } = controlOf(field)
  return (
    <Field id={field.name} label={field.label} optional={field.isOptional ?? false} {...about}>
      <Select {...control} options={options}>
        {children}
      </Select>
    </Field>
  )
}
