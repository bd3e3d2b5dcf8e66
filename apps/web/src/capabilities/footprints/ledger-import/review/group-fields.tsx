import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { isEquipment } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import {
  className,
  EXCLUSION_CLASSES,
  QUANTITY_CLASSES,
  SPENDING_CLASSES,
} from '@understory/domain/footprints/ledger-import/review/class-names.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { categoryInWords, moneyOfLedger, rowsInWords } from '../ledger-words.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import { groupField } from './choices-of-form.ts'
import styles from './review.module.css'

type Group = LedgerReview['groups'][number]

type GroupFieldsProps = {
  readonly title: string
  readonly says?: string
  readonly groups: readonly Group[]
  readonly refused: FormAnswer | null
}

/** One choice for each account and supplier. */
export function GroupFields({ title, says, groups, refused }: GroupFieldsProps) {
  if (groups.length === 0) return null
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {says ? <p className="quiet">{says}</p> : null}
      <div className={styles.groups}>
        {groups.map((group) => (
          <GroupField key={group.group} group={group} refused={refused} />
        ))}
      </div>
    </section>
  )
}

function GroupField({
  group,
  refused,
}: {
  readonly group: Group
  readonly refused: FormAnswer | null
}) {
  const name = groupField(group.group)
  const { account, supplier, currency, net, rows, example, result, category } = group
  const about = {
    hint: [
      `${moneyOfLedger(net, currency)}, ${rowsInWords(rows)}`,
      account,
      categoryWords(category, result),
      example === supplier ? '' : `“${example}”`,
    ]
      .filter(Boolean)
      .join(' · '),
    error: refused?.problems[name],
  }
  return (
    <Field
      id={name}
      label={supplier || account || ledgerImportMessage('groupFields.withoutAName')}
      {...about}
    >
      <Select
        {...fieldAria(name, about)}
        name={name}
        defaultValue={refused?.values[name] ?? (result === 'ask' ? '' : result)}
        options={[]}
      >
        {result === 'ask' ? (
          <option value="">{ledgerImportMessage('groupFields.pleaseChoose')}</option>
        ) : null}
        <option value="exclude:left-out">{ledgerImportMessage('groupFields.leaveItOut')}</option>
        <ClassOptions
          label={ledgerImportMessage('groupFields.purchases')}
          results={SPENDING_CLASSES}
        />
        <ClassOptions
          label={ledgerImportMessage('groupFields.quantityEnergyFuelMileage')}
          results={QUANTITY_CLASSES}
        />
        <ClassOptions
          label={ledgerImportMessage('groupFields.notAPurchase')}
          results={EXCLUSION_CLASSES.filter((each) => each !== 'exclude:left-out')}
        />
      </Select>
    </Field>
  )
}

/** Where its lines will stand; of equipment the amount of a row decides. */
function categoryWords(category: Group['category'], result: string): string {
  const name = categoryInWords(category)
  if (!name) return ''
  return isEquipment(result) ? ledgerImportMessage('groupFields.byAmountRow', { name }) : name
}

function ClassOptions({
  label,
  results,
}: {
  readonly label: string
  readonly results: readonly string[]
}) {
  return (
    <optgroup label={label}>
      {results.map((result) => (
        <option key={result} value={result}>
          {className(result)}
        </option>
      ))}
    </optgroup>
  )
}
