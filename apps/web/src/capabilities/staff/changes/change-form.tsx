import type { FormField } from '@understory/contracts/staff/changes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer, PostedForm } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { staffStyles as styles } from '../console/public.ts'
import own from './changes.module.css'
import { changesMessage } from './messages/messages.generated.ts'

export type ChangeFormValues = Readonly<Record<string, string>>

/** The fields as they were typed. */
export const readValues = (
  form: PostedForm,
  fields: readonly FormField[],
): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, form.text(`values.${name}`)]))

type ChangeFormProps = {
  readonly fields: readonly FormField[]
  readonly values: ChangeFormValues
  /** There is one already: what is chosen once is shown and not asked. */
  readonly isThere: boolean
  readonly reason: string
  readonly answer: FormAnswer | undefined
}

/** A change as it is typed: the fields of its kind in their groups, and why. */
export function ChangeForm({ fields, values, isThere, reason, answer }: ChangeFormProps) {
  const groups = [...new Set(fields.map(({ group }) => group ?? ''))]
  const fieldsIn = (group: string) => fields.filter((field) => (field.group ?? '') === group)
  const reasonHint = changesMessage('changeForm.fewWordsStaysHistory')
  const reasonError = answer?.problems.reason
  return (
    <form method="post" noValidate className={styles.form}>
      {answer ? (
        <RefusalNotice answer={answer} title={answer.problems[''] ?? answer.message} />
      ) : null}
      {groups.map((group) => (
        <fieldset key={group} className={classOfGroup(fieldsIn(group))}>
          {group ? <legend>{group}</legend> : null}
          {fieldsIn(group).map((field) => (
            <OneField
              key={field.name}
              field={field}
              isFixed={isThere && field.isFixed === true}
              value={
                answer ? (answer.values[`values.${field.name}`] ?? '') : (values[field.name] ?? '')
              }
              error={answer?.problems[`values.${field.name}`]}
            />
          ))}
        </fieldset>
      ))}
      <Field
        id="reason"
        label={changesMessage('changeForm.why')}
        hint={reasonHint}
        error={reasonError}
      >
        <TextInput
          {...fieldAria('reason', { hint: reasonHint, error: reasonError })}
          name="reason"
          maxLength={500}
          defaultValue={answer?.values.reason ?? reason}
        />
      </Field>
      <div>
        <Button type="submit" look="action">
          {changesMessage('changeForm.saveDraftLook')}
        </Button>
      </div>
    </form>
  )
}

/** Figures alone stand beside one another, so that a price book is not a column of thirty. */
const classOfGroup = (fields: readonly FormField[]) =>
  fields.every(({ type }) => type === 'number') ? `${own.group} ${own.figures}` : own.group

type OneFieldProps = {
  readonly field: FormField
  readonly isFixed: boolean
  readonly value: string
  readonly error: string | undefined
}

function OneField(props: OneFieldProps) {
  if (props.field.type === 'switch') return <SwitchField {...props} />
  if (props.isFixed) return <FixedField {...props} />
  const { field, error } = props
  const { label, hint, unit } = field
  const name = `values.${field.name}`
  return (
    <Field
      id={name}
      label={unit ? changesMessage('changeForm.in', { label, unit }) : label}
      hint={hint}
      error={error}
      optional={field.isOptional === true}
    >
      <Control {...props} />
    </Field>
  )
}

function SwitchField({ field, value, error }: OneFieldProps) {
  const { label, hint } = field
  const name = `values.${field.name}`
  return (
    <div>
      <Checkbox
        {...fieldAria(name, { hint: null, error })}
        name={name}
        value="on"
        label={label}
        explain={hint}
        defaultChecked={value === 'on'}
      />
      <FieldError id={name} error={error} />
    </div>
  )
}

function FixedField({ field, value }: OneFieldProps) {
  const shown = field.options?.find((each) => each.value === value)?.label ?? value
  return (
    <p>
      <input type="hidden" name={`values.${field.name}`} value={value} />
      {field.label}: <strong>{shown}</strong>
    </p>
  )
}

function Control({ field, value, error }: OneFieldProps) {
  const name = `values.${field.name}`
  const common = { ...fieldAria(name, { hint: field.hint, error }), name, defaultValue: value }
  switch (field.type) {
    case 'switch':
      return null
    case 'choice':
      return (
        <Select {...common} options={field.options ?? []}>
          <option value="">
            {field.isOptional
              ? changesMessage('changeForm.none')
              : changesMessage('changeForm.pleaseChoose')}
          </option>
        </Select>
      )
    case 'text':
      return <TextArea {...common} maxLength={field.most} rows={rowsFor(field.most ?? 0)} />
    default:
      return (
        <TextInput
          {...common}
          {...INPUTS[field.type]}
          maxLength={field.type === 'line' ? field.most : undefined}
        />
      )
  }
}

const rowsFor = (most: number) => (most > 10_000 ? 12 : most > 1_000 ? 8 : 3)

const INPUTS = {
  line: {},
  email: { type: 'email', autoComplete: 'off' },
  date: { type: 'date' },
  // Not type="color": a browser sends black for one that is left empty.
  colour: { autoComplete: 'off', spellCheck: false, placeholder: '#16352a' },
  address: { inputMode: 'url' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
} as const
