import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { unitInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { isQuantity } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { className } from '@understory/domain/footprints/ledger-import/review/class-names.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { moneyOfLedger, rowsInWords } from '../ledger-words.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import { questionFields } from './choices-of-form.ts'
import styles from './review.module.css'

type LedgerQuestion = LedgerReview['questions'][number]
type QuestionFieldsProps = { readonly review: LedgerReview; readonly refused: FormAnswer | null }

/** Energy, fuel and mileage by their quantities, and what may be counted twice. */
export function QuestionFields({ review: { questions }, refused }: QuestionFieldsProps) {
  if (questions.length === 0) return null
  return (
    <section className="part" aria-labelledby="quantities">
      <h2 id="quantities">{ledgerImportMessage('questionFields.byQuantity')}</h2>
      <p className="quiet prose-width">
        {ledgerImportMessage('questionFields.moneySaysLittleEnergy')}
      </p>
      <div className="flow-32">
        {questions.map((question) => (
          <QuestionField
            key={questionFields(question).seen}
            question={question}
            refused={refused}
          />
        ))}
      </div>
    </section>
  )
}

type QuestionFieldProps = { readonly question: LedgerQuestion; readonly refused: FormAnswer | null }

function QuestionField({ question, refused }: QuestionFieldProps) {
  const { result, site, currency, net, rows, coveredBy, answer } = question
  const fields = questionFields(question)
  const isChecked = refused ? fields.covered in refused.values : answer === 'covered'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out with what stands below it.
    <div role="group" aria-labelledby={fields.seen} className="flow-12">
      <div id={fields.seen}>
        <h3>
          {className(result)}
          {site ? `, ${site}` : ''}
        </h3>
        <p className="subline quiet">
          {moneyOfLedger(net, currency)}, {rowsInWords(rows)}
        </p>
      </div>
      <input type="hidden" name={fields.seen} value="yes" />
      {coveredBy > 0 ? (
        <Checkbox
          name={fields.covered}
          defaultChecked={isChecked}
          label={ledgerImportMessage('questionFields.alreadyEnteredQuantitiesLine', {
            coveredBy: coveredBy === 1 ? '' : String(coveredBy),
            oneCoveredBy: coveredBy === 1 ? 'yes' : 'other',
          })}
        />
      ) : null}
      {isQuantity(result) ? <Quantity question={question} refused={refused} /> : null}
    </div>
  )
}

function Quantity({ question, refused }: QuestionFieldProps) {
  const { result, unit, quantity } = question
  if (unit === null || result === 'quantity:energy_mixed') {
    return (
      <p className="quiet">
        {unit === null
          ? ledgerImportMessage('questionFields.noUsualFactorPlease')
          : ledgerImportMessage('questionFields.pleaseSayEachSupplier')}
      </p>
    )
  }
  const fields = questionFields(question)
  const words = unitInWords(unit)
  return (
    <div className={styles.groups}>
      <NumberField
        name={fields.quantity}
        label={ledgerImportMessage('questionFields.quantity', { words })}
        value={quantity === null ? '' : String(quantity)}
        refused={refused}
      />
      <NumberField
        name={fields.price}
        label={ledgerImportMessage('questionFields.unitCostWithoutVat', {
          currency: question.currency,
        })}
        value=""
        refused={refused}
      />
    </div>
  )
}

type NumberFieldProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly refused: FormAnswer | null
}

function NumberField({ name, label, value, refused }: NumberFieldProps) {
  const about = { hint: undefined, error: refused?.problems[name] }
  return (
    <Field id={name} label={label} error={about.error}>
      <TextInput
        {...fieldAria(name, about)}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={refused?.values[name] ?? value}
      />
    </Field>
  )
}
