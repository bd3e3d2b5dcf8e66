import type { ProjectCover } from '@understory/contracts/proof/supply.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { TWO_MEGABYTES } from '../../../http/files/two-megabytes.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { staffStyles as styles } from '../../staff/console/public.ts'
import { supplyMessage } from './messages/messages.generated.ts'

type LotFormProps = {
  readonly projects: readonly ProjectCover[]
  readonly requestId: string
  readonly refused: FormAnswer | null
}

const lotFormFields = () =>
  [
    {
      name: 'quantity',
      label: supplyMessage('lotForm.quantity'),
      hint: supplyMessage('lotForm.wholeTreesOrHint'),
      inputMode: 'decimal',
    },
    {
      name: 'vintage',
      label: supplyMessage('lotForm.vintage'),
      hint: supplyMessage('lotForm.theYearIfHint'),
      inputMode: 'numeric',
    },
    {
      name: 'registry',
      label: supplyMessage('lotForm.registry'),
      hint: supplyMessage('lotForm.suchVerraEmptyHint'),
    },
    {
      name: 'series',
      label: supplyMessage('lotForm.serial'),
      hint: supplyMessage('lotForm.asteriskWhereRunningHint'),
    },
    { name: 'firstUnit', label: supplyMessage('lotForm.firstUnit'), inputMode: 'numeric' },
    { name: 'lastUnit', label: supplyMessage('lotForm.lastUnit'), inputMode: 'numeric' },
    {
      name: 'retirementUrl',
      label: supplyMessage('lotForm.addressOfTheRetirement'),
      hint: supplyMessage('lotForm.atTheRegistry'),
    },
  ] as const

const evidenceHint = () => supplyMessage('lotForm.retirementInvoiceMost2')

export function LotForm({ projects, requestId, refused }: LotFormProps) {
  const problems = refused?.problems ?? {}
  const values = refused?.values ?? {}
  const evidence = { hint: evidenceHint(), error: problems.evidence }
  return (
    <form method="post" encType="multipart/form-data" className={styles.form} noValidate>
      <input type="hidden" name="requestId" value={values.requestId ?? requestId} />
      <Field id="projectId" label={supplyMessage('lotForm.project')} error={problems.projectId}>
        <Select
          {...fieldAria('projectId', { error: problems.projectId })}
          name="projectId"
          defaultValue={values.projectId}
          options={[
            { value: '', label: supplyMessage('lotForm.pleaseChoose') },
            ...projects.map(({ projectId: value, name: label }) => ({ value, label })),
          ]}
        />
      </Field>
      {lotFormFields().map(({ name, label, ...rest }) => {
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
      <Field id="evidence" label={supplyMessage('lotForm.evidence')} {...evidence}>
        <FileInput {...fieldAria('evidence', evidence)} name="evidence" most={TWO_MEGABYTES} />
      </Field>
      <div>
        <Button type="submit" look="action" name="intent" value="enter">
          {supplyMessage('lotForm.enterIt')}
        </Button>
      </div>
    </form>
  )
}
