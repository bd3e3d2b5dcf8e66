import type { ProjectCover } from '@understory/contracts/proof/supply.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { strongWords } from '../../../shell/message-tags.tsx'
import { staffStyles as styles } from '../../staff/console/public.ts'
import { supplyMessage, supplyRich } from './messages/messages.generated.ts'
import { amountWords, promiseWords } from './supply-words.ts'

type CoverFormProps = {
  readonly cover: ProjectCover
  readonly refused: FormAnswer | null
  readonly mayChange: boolean
}

const coverFormWays = () => [
  { value: 'no', label: supplyMessage('coverForm.soldRetiredWithinSome') },
  { value: 'yes', label: supplyMessage('coverForm.boughtAheadNeverSold') },
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
        {supplyRich('coverForm.fundedSupplied', {
          strong: strongWords,
          name,
          amount: amount(funded),
          amount2: amount(supplied),
        })}{' '}
        {uncovered > 0 ? (
          <strong>{supplyMessage('coverForm.notCovered', { amount: amount(uncovered) })}</strong>
        ) : (
          supplyMessage('coverForm.allCovered')
        )}
        . {promiseWords(cover)}.
      </p>
      {mayChange ? (
        <details open={refused !== null}>
          <summary>{supplyMessage('coverForm.changeThePromiseOf', { name })}</summary>
          <form method="post" className={styles.form}>
            <input type="hidden" name="projectId" value={projectId} />
            <Field id={`way-${projectId}`} label={supplyMessage('coverForm.howItIsSold')}>
              <Select
                id={`way-${projectId}`}
                name="isBoughtAhead"
                defaultValue={values.isBoughtAhead ?? (cover.isBoughtAhead ? 'yes' : 'no')}
                options={coverFormWays()}
              />
            </Field>
            <Field id={days} label={supplyMessage('coverForm.retiredWithinDays')} error={error}>
              <TextInput
                {...fieldAria(days, { error })}
                name="retiredWithinDays"
                inputMode="numeric"
                defaultValue={values.retiredWithinDays ?? cover.retiredWithinDays}
              />
            </Field>
            <div>
              <Button type="submit" name="intent" value="cover">
                {supplyMessage('coverForm.saveThePromiseOf', { name })}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </li>
  )
}
