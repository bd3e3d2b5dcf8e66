import { Field, fieldAria } from './field.tsx'
import { TextInput } from './text-input.tsx'

type DateRangeFieldsProps = {
  readonly from: string
  readonly to: string
  /** What is wrong with the two of them together. */
  readonly problem: string | null | undefined
}

/** The first and the last day of what is shown. */
export function DateRangeFields({ from, to, problem }: DateRangeFieldsProps) {
  return (
    <>
      <Field id="from" label="From">
        <TextInput id="from" name="from" type="date" defaultValue={from} />
      </Field>
      <Field id="to" label="To" error={problem}>
        <TextInput
          {...fieldAria('to', { error: problem })}
          name="to"
          type="date"
          defaultValue={to}
        />
      </Field>
    </>
  )
}
