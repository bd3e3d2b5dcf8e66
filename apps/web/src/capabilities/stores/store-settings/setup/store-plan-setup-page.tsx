import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { FieldGrid, SetupLayout } from '../../../../shell/setup/setup-layout.tsx'
import { IMPACT_CARDS } from '../impact-fields.tsx'
import { OrderPicture } from './order-picture.tsx'
import type { Estimate, StoreChoice } from './store-choice.ts'
import styles from './store-setup.module.css'
import LiveStoreSum from './store-sum.island.tsx'

type StorePlanSetupPageProps = {
  readonly currency: Currency
  readonly choice: StoreChoice
  readonly sum: Reckoned<Estimate>
  readonly prices: PriceBook
  readonly today: string
  readonly refused: FormAnswer | null
}

const STORE_PLAN_SETUP_PAGE_KINDS = [
  { value: 'per-order', label: 'The same for each order', explain: 'Whatever the order is worth.' },
  {
    value: 'percentage',
    label: 'A part of the checkout',
    explain: 'As much as that part of the price pays for.',
  },
]
const NUMBERS = [
  { name: 'trees', label: 'Trees for each order' },
  { name: 'kilograms', label: 'Kilograms for each order' },
  { name: 'percent', label: 'Per cent of the checkout' },
  { name: 'orders', label: 'Orders a month, about' },
] as const

/** What a shop gives for each order, and what a month of that comes to. */
export function StorePlanSetupPage(props: StorePlanSetupPageProps) {
  const { currency, choice, sum, prices, refused } = props
  const problems = refused?.problems ?? {}
  const average = { error: problems.average }
  return (
    <SetupLayout
      title="Something for each order"
      lead="Your shop contributes when it sells, and is billed for what it sold. Nothing sold, nothing billed."
      refused={refused}
      currency={currency}
      sumTitle="A month of that"
      picture={<OrderPicture choice={choice} today={props.today} />}
      sum={
        <>
          <LiveStoreSum first={sum} prices={prices} />
          <p className="quiet">An estimate: what is billed follows your orders.</p>
        </>
      }
    >
      <Fieldset id="impact" legend="What orders fund">
        <RadioCards name="impact" defaultValue={choice.impact} cards={IMPACT_CARDS} />
      </Fieldset>
      <Fieldset id="kind" legend="How much each order gives">
        <RadioCards name="kind" defaultValue={choice.kind} cards={STORE_PLAN_SETUP_PAGE_KINDS} />
      </Fieldset>
      <div className={styles.numbers}>
        <FieldGrid>
          {NUMBERS.map(({ name, label }) => (
            <Field key={name} id={name} label={label} error={problems[name]}>
              <TextInput
                {...fieldAria(name, { error: problems[name] })}
                name={name}
                inputMode="decimal"
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
        </FieldGrid>
      </div>
    </SetupLayout>
  )
}
