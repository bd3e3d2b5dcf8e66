import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { type Money, moneyFromMicros } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Stepper } from '@understory/ui/navigation/stepper.tsx'
import type { ReactNode } from 'react'
import {
  impactPartCo2e,
  impactPartFrom,
  impactPartKilogramsOfCo2e,
  impactPartKilogramsOfPlastic,
  impactPartNumberOfTrees,
  impactPartOfThePrice,
  impactPartPlasticRemoval,
  impactPartTrees,
} from '../island-messages/impact-part.generated.ts'
import { pickOf, stepped, unitsOf, WHOLE } from './choice.ts'
import styles from './setup-page.module.css'

type Option = ProductConfiguration['optionsConfig'][number]

const wordsWords = () =>
  ({
    trees: {
      title: impactPartTrees(),
      label: impactPartNumberOfTrees(),
      unit: 'trees',
      per: 'a tree',
      step: 1_000,
      priced: 1,
    },
    co2e: {
      title: impactPartCo2e(),
      label: impactPartKilogramsOfCo2e(),
      unit: 'kilograms',
      per: 'a tonne',
      step: 100_000,
      priced: 1000,
    },
    plastic: {
      title: impactPartPlasticRemoval(),
      label: impactPartKilogramsOfPlastic(),
      unit: 'kilograms',
      per: 'a kilogram',
      step: 100,
      priced: 1,
    },
  }) as const

/** One impact to fund: with one tap by a pack, or any number. */
export function ImpactPart(props: {
  option: Option
  value: string
  currency: Money['currency']
  error: string | undefined
  onChange: (value: string) => void
  meaning: ReactNode
}) {
  const { option, value, currency, error, onChange, meaning } = props
  const words = wordsWords()[option.impact]
  const unitPrice = moneyFromMicros(option.microsPerUnit * WHOLE * words.priced, currency)
  const units = unitsOf(value)
  return (
    <section className={styles.impact} data-impact={option.impact} aria-label={words.title}>
      <div className={styles.impactHead}>
        <h3>{words.title}</h3>
        <p className={styles.impactPrice}>
          {formatMoney(unitPrice)} {words.per}
        </p>
      </div>
      <PriceNotes option={option} currency={currency} />
      <div className={styles.picks}>
        {option.packs.map((pack) => (
          <button
            key={pack.pack}
            type="submit"
            name="pick"
            value={pickOf(option.impact, pack.quantity)}
            formAction={`#${option.impact}`}
            className={styles.pick}
            aria-pressed={units === pack.quantity}
            onClick={(event) => {
              event.preventDefault()
              onChange(String(pack.quantity / WHOLE))
            }}
          >
            {pack.label}
          </button>
        ))}
      </div>
      <Field id={option.impact} label={words.label} error={error}>
        <Stepper
          id={option.impact}
          name={option.impact}
          unit={words.unit}
          value={value}
          canTake={units > 0}
          canAdd={units < option.max}
          onChange={onChange}
          onStep={(by) => onChange(stepped(value, { step: by * words.step, max: option.max }))}
          isInvalid={error !== undefined}
          describedBy={fieldAria(option.impact, { error })['aria-describedby']}
        />
      </Field>
      {meaning}
    </section>
  )
}

const PART_WORDS = [
  ['project', 'reaches the project'],
  ['registry', 'pays for registry and retirement'],
  ['payment', 'for taking the payment'],
  ['operation', 'for running this site'],
] as const

type PriceNotesProps = { readonly option: Option; readonly currency: Money['currency'] }

/** A price that was announced, and where the money goes; nothing where neither is known. */
function PriceNotes({ option: { impact, next, shares }, currency }: PriceNotesProps) {
  const words = wordsWords()[impact]
  return (
    <>
      {next ? (
        <p className={styles.impactNote}>
          {impactPartFrom({
            longDate: longDate(next.from),
            money: formatMoney(
              moneyFromMicros(next.microsPerUnit * WHOLE * words.priced, currency),
            ),
            per: words.per,
          })}
        </p>
      ) : null}
      {shares ? (
        <p className={styles.impactNote}>
          {impactPartOfThePrice({
            list: PART_WORDS.filter(([part]) => shares[part] > 0)
              .map(([part, says]) => `${shares[part] / 10}% ${says}`)
              .join(', '),
          })}
        </p>
      ) : null}
    </>
  )
}
