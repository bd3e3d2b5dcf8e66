import type { ProjectCover } from '@understory/contracts/proof/supply.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { staffStyles as styles } from '../../staff/console/public.ts'
import { amountWords, promiseWords } from './supply-words.ts'

type CoverFormProps = {
  readonly cover: ProjectCover
  readonly refused: FormAnswer | null
  readonly mayChange: boolean
}

const COVER_FORM_WAYS = [
  { value: 'no', label: 'Sold on, and retired within some days' },
  { value: 'yes', label: 'Bought ahead: never sold beyond its supply' },
]

/** One project: what was funded and supplied, and what it promises. */
export function CoverForm({ cover, refused, mayChange }: CoverFormProps) {
  const { projectId, name, impact, funded, supplied, uncovered } = cover
  const amount = (quantity: number) => amountWords({ impact, quantity })
  const values = refused?.values ?? {}
  const days = `days-${projectId}`
  const error = refused?.problems.retiredWithinDays
  return (
    <li className={styles.part}>
      <p>
        <strong>{name}</strong>: {amount(funded)} funded, {amount(supplied)} supplied,{' '}
        {uncovered > 0 ? <strong>{amount(uncovered)} not covered</strong> : 'all covered'}.{' '}
        {promiseWords(cover)}.
      </p>
      {mayChange ? (
        <details open={refused !== null}>
          <summary>Change the promise of {name}</summary>
          <form method="post" className={styles.form}>
            <input type="hidden" name="projectId" value={projectId} />
            <Field id={`way-${projectId}`} label="How it is sold">
              <Select
                id={`way-${projectId}`}
                name="isBoughtAhead"
                defaultValue={values.isBoughtAhead ?? (cover.isBoughtAhead ? 'yes' : 'no')}
                options={COVER_FORM_WAYS}
              />
            </Field>
            <Field id={days} label="Retired within days" error={error}>
              <TextInput
                {...fieldAria(days, { error })}
                name="retiredWithinDays"
                inputMode="numeric"
                defaultValue={values.retiredWithinDays ?? cover.retiredWithinDays}
              />
            </Field>
            <div>
              <Button type="submit" name="intent" value="cover">
                Save the promise of {name}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </li>
  )
}
