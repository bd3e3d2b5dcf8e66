import type { Quote } from '@understory/contracts/offsetting.ts'
import { longMonth, type Month } from '@understory/domain/quantity/calendar.ts'
import { formatGrams, formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { Select } from '@understory/ui/select.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import { RefusalNotice } from '../../shell/refusal-notice.tsx'
import type { FormAnswer } from '../accounts/public.ts'
import styles from './footprints.module.css'

const HINT = 'Your footprint of a year, or any other figure, in steps of 0.1 tonnes.'
const MONTH_HINT = 'It counts in equal parts over the twelve months from then.'

type OneTimeSetupPageProps = {
  readonly currency: Currency
  readonly choice: { readonly tonnes: string; readonly startMonth: string }
  readonly months: readonly { readonly value: string; readonly label: string }[]
  readonly quote: Quote | null
  readonly refused: FormAnswer | null
}

/** A yearly figure and when its year begins; the sum beside it. */
export function OneTimeSetupPage(props: OneTimeSetupPageProps) {
  const { currency, choice, months, quote, refused } = props
  const problems = refused?.problems ?? {}
  const tonnes = { hint: HINT, error: problems.co2eGrams }
  const month = { hint: MONTH_HINT, error: problems.startMonth }
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.head}>
        <h1>Offset a year at once</h1>
        <p className="lead quiet">
          One payment for a year of emissions, with one certificate. Or{' '}
          <a href="/app/business/footprint/setup">make it a subscription</a>.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className={styles.columns} noValidate>
        <input type="hidden" name="currency" value={currency} />
        <div className={styles.flow}>
          <Field id="tonnes" label="Tonnes of CO2e a year" {...tonnes}>
            <div className={styles.short}>
              <TextInput
                {...fieldAria('tonnes', tonnes)}
                name="tonnes"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={choice.tonnes}
              />
            </div>
          </Field>
          <Field id="startMonth" label="The year begins in" {...month}>
            <div className={styles.short}>
              <Select
                {...fieldAria('startMonth', month)}
                name="startMonth"
                defaultValue={choice.startMonth}
                options={months}
              />
            </div>
          </Field>
        </div>
        <section className={styles.sum} aria-labelledby="sum">
          <h2 id="sum">What it comes to</h2>
          {quote ? <Sum quote={quote} /> : <p className="quiet">Nothing is chosen yet.</p>}
          <div className={styles.row}>
            <Button type="submit" look="action" name="intent" value="pay">
              Go on to payment
            </Button>
            <Button type="submit" name="intent" value="sum">
              Work it out again
            </Button>
          </div>
        </section>
      </form>
    </div>
  )
}

function Sum({ quote }: { readonly quote: Quote }) {
  const { totalMinor, currency, choice } = quote
  const { co2eGrams, spread } = choice
  const drawn = fundedScene({
    seed: 'footprint/one-time',
    trees: 0,
    co2eGrams,
    plasticGrams: 0,
    width: 480,
    height: 220,
  })
  return (
    <>
      <div className={styles.picture}>
        <Picture shapes={drawn.shapes} width={480} height={220} />
      </div>
      <p className={styles.price}>
        <strong>{formatMoney({ minor: totalMinor, currency })}</strong>
      </p>
      <p className="quiet">
        {formatGrams(co2eGrams)} of CO2e, once
        {spread ? `, for the year from ${longMonth(spread.startMonth as Month)}` : ''}.
      </p>
    </>
  )
}
