import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { unitInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { isQuantity } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { className } from '@understory/domain/footprints/ledger-import/review/class-names.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { moneyOfLedger, rowsInWords } from '../ledger-words.ts'
import { questionFields } from './choices-of-form.ts'
import styles from './review.module.css'

type LedgerQuestion = LedgerReview['questions'][number]
type QuestionFieldsProps = { readonly review: LedgerReview; readonly refused: FormAnswer | null }

/** Energy, fuel and mileage by their quantities, and what may be counted twice. */
export function QuestionFields({ review: { questions }, refused }: QuestionFieldsProps) {
  if (questions.length === 0) return null
  return (
    <section className="part" aria-labelledby="quantities">
      <h2 id="quantities">By quantity</h2>
      <p className="quiet prose-width">
        Money says little of energy and fuel, so these count by their kWh, litres or miles. Leave a
        field empty to enter it later; nothing is added for it until then.
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
          label={`Already entered as quantities, in ${coveredBy === 1 ? 'one line' : `${coveredBy} lines`}`}
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
          ? 'We have no usual factor for this. Please enter it in its category.'
          : 'Please say of each supplier above whether it is electricity or gas.'}
      </p>
    )
  }
  const fields = questionFields(question)
  const words = unitInWords(unit)
  return (
    <div className={styles.groups}>
      <NumberField
        name={fields.quantity}
        label={`Quantity, ${words}`}
        value={quantity === null ? '' : String(quantity)}
        refused={refused}
      />
      <NumberField
        name={fields.price}
        label={`Or what a unit cost, ${question.currency} without VAT`}
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
