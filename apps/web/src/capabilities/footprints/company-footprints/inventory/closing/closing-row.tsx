import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { whyNot } from '@understory/domain/footprints/company-footprints/inventory/closing/why-not.ts'
import {
  type CategoryKey,
  categoryName,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import {
  companyFootprintsMessage,
  companyFootprintsRich,
} from '../../messages/messages.generated.ts'
import { categoryAddress } from '../inventory-address.ts'
import styles from './closing-row.module.css'

type ClosingRowProps = {
  readonly category: CategoryKey
  readonly footprintId: string
  /** Grams that firms of the sector and size usually have; 0: little or nothing. */
  readonly usual: number
  readonly refused: FormAnswer | null
}

/** One open category: ticked, with the reason why it does not apply. */
export function ClosingRow({ category, footprintId, usual, refused }: ClosingRowProps) {
  return (
    <li className={styles.row}>
      <Checkbox
        name={`none-${category}`}
        defaultChecked={refused?.values[`none-${category}`] !== undefined}
        label={categoryName(category)}
        explain={whyNot(category)[0]}
      />
      <div className={styles.more}>
        {usual > 0 ? (
          <p>
            {companyFootprintsRich('closingRow.firmsLikeYoursAbout', {
              emission: formatEmission(usual),
              link: (words) => <a href={categoryAddress(footprintId, category)}>{words}</a>,
            })}
          </p>
        ) : null}
        <OtherReason category={category} refused={refused} />
      </div>
    </li>
  )
}

type OtherReasonProps = Pick<ClosingRowProps, 'category' | 'refused'>

/** Another of the usual reasons, or one in words of one's own. */
function OtherReason({ category, refused }: OtherReasonProps) {
  const reasons = whyNot(category)
  const [id, chosenId] = [`words-${category}`, `reason-${category}`]
  const about = { error: refused?.problems[id] }
  const typed = refused?.values[id]
  const chosen = refused?.values[chosenId] ?? reasons[0]
  const isSaid = Boolean(typed || about.error) || chosen !== reasons[0]
  return (
    <details className="more" open={isSaid}>
      <summary>{companyFootprintsMessage('closingRow.anotherReason')}</summary>
      <div className="flow-12">
        {reasons.length > 1 ? (
          <Field id={chosenId} label={companyFootprintsMessage('closingRow.theReason')}>
            <Select
              id={chosenId}
              name={chosenId}
              defaultValue={chosen}
              options={reasons.map((reason) => ({ value: reason, label: reason }))}
            />
          </Field>
        ) : null}
        <Field id={id} label={companyFootprintsMessage('closingRow.inYourOwnWords')} {...about}>
          <TextInput {...fieldAria(id, about)} name={id} maxLength={500} defaultValue={typed} />
        </Field>
      </div>
    </details>
  )
}
