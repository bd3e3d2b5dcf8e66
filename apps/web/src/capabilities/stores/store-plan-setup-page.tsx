import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { EstimateStorePlan } from '@understory/contracts/stores.ts'
import { formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { RadioCards } from '@understory/ui/radio-cards.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import type { FormAnswer } from '../../http/posted-form.ts'
import {
  FieldGrid,
  SetupButtons,
  SetupLayout,
  SetupPicture,
  SetupPrice,
} from '../../shell/setup-layout.tsx'
import type { StoreChoice } from './store-choice.ts'

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
    <SetupLayout
      title="Something for each order"
      lead="Your shop contributes when it sells, and is billed at the end of the month for what it sold. Nothing sold, nothing billed."
      refused={refused}
      currency={currency}
      sumTitle="A month of that"
      sum={<Estimated estimate={estimate} />}
    >
      <Fieldset id="kind" legend="What each order gives">
        <RadioCards name="kind" defaultValue={choice.kind} cards={KINDS} />
      </Fieldset>
      <FieldGrid>
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
      </FieldGrid>
    </SetupLayout>
  )
}

function Estimated({ estimate }: Pick<StorePlanSetupPageProps, 'estimate'>) {
  return (
    <>
      {estimate ? (
        <Sum estimate={estimate} />
      ) : (
        <p className="quiet">Please correct the marked fields.</p>
      )}
      <SetupButtons>
        <Button type="submit" look="action" name="intent" value="start">
          Start with my store
        </Button>
        <Button type="submit" name="intent" value="sum">
          Work it out again
        </Button>
      </SetupButtons>
      <p className="quiet">An estimate: what is billed follows your orders.</p>
    </>
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
      <SetupPicture shapes={drawn.shapes} width={480} height={220} />
      <SetupPrice amount={formatMoney({ minor: monthMinor, currency })} per="a month" />
      <p>{formatTrees(milliTrees)} a month.</p>
    </>
  )
}
