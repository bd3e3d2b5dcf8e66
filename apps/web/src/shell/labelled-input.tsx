import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { FormAnswer } from '../http/posted-form.ts'

type LabelledInputProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** The refused form, whose typed value and problem are shown. */
  readonly answer?: FormAnswer | undefined
}

/** A text field with its label, hint and problem; after a refusal, with what was typed. */
export function LabelledInput(props: LabelledInputProps) {
  const { name, label, hint, optional = false, answer, defaultValue, ...rest } = props
  const error = answer?.problems[name]
  return (
    <Field id={name} label={label} hint={hint} error={error} optional={optional}>
      <TextInput
        {...rest}
        {...fieldAria(name, { hint, error })}
        name={name}
        defaultValue={answer?.values[name] ?? defaultValue}
      />
    </Field>
  )
}
