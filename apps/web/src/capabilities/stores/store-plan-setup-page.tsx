import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { EstimateStorePlan } from '@understory/contracts/stores.ts'
import { formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { RadioCards } from '@understory/ui/radio-cards.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import { RefusalNotice } from '../../shell/refusal-notice.tsx'
import type { FormAnswer } from '../accounts/public.ts'
import type { StoreChoice } from './store-choice.ts'
import styles from './stores.module.css'

type Estimate = AnswerOf<typeof EstimateStorePlan>

type StorePlanSetupPageProps = {
  readonly currency: Currency
  readonly choice: StoreChoice
  readonly estimate: Estimate | null
  readonly refused: FormAnswer | null
}

const KINDS = [
  { value: 'trees', label: 'Trees', explain: 'The same number for each order.' },
  {
    value: 'percentage',
    label: 'A part of the checkout',
    explain: 'As many trees as that part of the price pays for.',
  },
]
const NUMBERS = [
  { name: 'trees', label: 'Trees for each order' },
  { name: 'percent', label: 'Per cent of the checkout' },
  { name: 'orders', label: 'Orders a month, about' },
] as const

/** What a shop gives for each order, and what a month of that comes to. */
export function StorePlanSetupPage(props: StorePlanSetupPageProps) {
  const { currency, choice, estimate, refused } = props
  const problems = refused?.problems ?? {}
  const average = { error: problems.average }
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.head}>
        <h1>Something for each order</h1>
        <p className="lead quiet">
          Your shop contributes when it sells, and is billed at the end of the month for what it
          sold. Nothing sold, nothing billed.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className={styles.columns} noValidate>
        <input type="hidden" name="currency" value={currency} />
        <div className={styles.flow}>
          <Fieldset id="kind" legend="What each order gives">
            <RadioCards name="kind" defaultValue={choice.kind} cards={KINDS} />
          </Fieldset>
          <div className={styles.numbers}>
            {NUMBERS.map(({ name, label }) => (
              <Field key={name} id={name} label={label} error={problems[name]}>
                <TextInput
                  {...fieldAria(name, { error: problems[name] })}
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={choice[name]}
                />
              </Field>
            ))}
            <Field id="average" label={`An average order, in ${currency}`} {...average}>
              <TextInput
                {...fieldAria('average', average)}
                name="average"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={choice.average}
              />
            </Field>
          </div>
        </div>
        <section className={styles.sum} aria-labelledby="sum">
          <h2 id="sum">A month of that</h2>
          {estimate ? (
            <Sum estimate={estimate} />
          ) : (
            <p className="quiet">Please mend the marked fields.</p>
          )}
          <div className={styles.row}>
            <Button type="submit" look="action" name="intent" value="start">
              Start with my store
            </Button>
            <Button type="submit" name="intent" value="sum">
              Work it out again
            </Button>
          </div>
          <p className="quiet">An estimate: what is billed follows your orders.</p>
        </section>
      </form>
    </div>
  )
}

function Sum({ estimate }: { readonly estimate: Estimate }) {
  const { monthMinor, currency, milliTrees } = estimate
  const drawn = fundedScene({
    seed: 'stores/month',
    trees: Math.floor(milliTrees / MILLI_TREES_PER_TREE),
    co2eGrams: 0,
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
        <strong>{formatMoney({ minor: monthMinor, currency })}</strong> a month
      </p>
      <p>{formatTrees(milliTrees)} a month.</p>
    </>
  )
}
