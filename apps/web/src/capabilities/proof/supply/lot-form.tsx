import type { ProjectCover } from '@understory/contracts/proof/supply.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { TWO_MEGABYTES } from '../../../http/files/two-megabytes.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { staffStyles as styles } from '../../staff/console/public.ts'

type LotFormProps = {
  readonly projects: readonly ProjectCover[]
  readonly requestId: string
  readonly refused: FormAnswer | null
}

const LOT_FORM_FIELDS = [
  { name: 'quantity', label: 'Quantity', hint: 'Whole trees, or tonnes.', inputMode: 'decimal' },
  { name: 'vintage', label: 'Vintage', hint: 'The year, if there is one.', inputMode: 'numeric' },
  { name: 'registry', label: 'Registry', hint: 'Such as verra. Empty: none.' },
  {
    name: 'series',
    label: 'Serial',
    hint: 'With one asterisk where its running numbers are: 0001-*-VCS-VCU-003.',
  },
  { name: 'firstUnit', label: 'First unit', inputMode: 'numeric' },
  { name: 'lastUnit', label: 'Last unit', inputMode: 'numeric' },
  { name: 'retirementUrl', label: 'Address of the retirement', hint: 'At the registry.' },
] as const

const EVIDENCE_HINT = 'The retirement or the invoice, of at most 2 MB. The log has its SHA-256.'

export function LotForm({ projects, requestId, refused }: LotFormProps) {
  const problems = refused?.problems ?? {}
  const values = refused?.values ?? {}
  const evidence = { hint: EVIDENCE_HINT, error: problems.evidence }
  return (
    <form method="post" encType="multipart/form-data" className={styles.form} noValidate>
      <input type="hidden" name="requestId" value={values.requestId ?? requestId} />
      <Field id="projectId" label="Project" error={problems.projectId}>
        <Select
          {...fieldAria('projectId', { error: problems.projectId })}
          name="projectId"
          defaultValue={values.projectId}
          options={[
            { value: '', label: 'Please choose' },
            ...projects.map(({ projectId: value, name: label }) => ({ value, label })),
          ]}
        />
      </Field>
      {LOT_FORM_FIELDS.map(({ name, label, ...rest }) => {
        const { hint = undefined, ...input } = { hint: undefined, ...rest }
        return (
          <Field key={name} id={name} label={label} hint={hint} error={problems[name]}>
            <TextInput
              {...fieldAria(name, { hint, error: problems[name] })}
              {...input}
              name={name}
              autoComplete="off"
              defaultValue={values[name]}
            />
          </Field>
        )
      })}
      <Field id="evidence" label="Evidence" {...evidence}>
        <FileInput {...fieldAria('evidence', evidence)} name="evidence" most={TWO_MEGABYTES} />
      </Field>
      <div>
        <Button type="submit" look="action" name="intent" value="enter">
          Enter it
        </Button>
      </div>
    </form>
  )
}
