import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { FieldGrid, SetupLayout } from '../../../../shell/setup/setup-layout.tsx'
import { impactCards } from '../impact-fields.tsx'
import { storeSettingsMessage } from '../messages/messages.generated.ts'
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

const storePlanSetupPageKinds = () => [
  {
    value: 'per-order',
    label: storeSettingsMessage('storePlanSetup.sameEachOrder'),
    explain: storeSettingsMessage('storePlanSetup.whateverOrderWorth'),
  },
  {
    value: 'percentage',
    label: storeSettingsMessage('storePlanSetup.partCheckout'),
    explain: storeSettingsMessage('storePlanSetup.muchPartPricePays'),
  },
]
const numbers = () =>
  [
    { name: 'trees', label: storeSettingsMessage('storePlanSetup.treesForEachOrder') },
    { name: 'kilograms', label: storeSettingsMessage('storePlanSetup.kilogramsForEachOrder') },
    { name: 'percent', label: storeSettingsMessage('storePlanSetup.perCentCheckout') },
    { name: 'orders', label: storeSettingsMessage('storePlanSetup.ordersAMonthAbout') },
  ] as const

/** What a shop gives for each order, and what a month of that comes to. */
export function StorePlanSetupPage(props: StorePlanSetupPageProps) {
  const { currency, choice, sum, prices, refused } = props
  const problems = refused?.problems ?? {}
  const average = { error: problems.average }
  return (
    <SetupLayout
      title={storeSettingsMessage('storePlanSetup.somethingForEachOrder')}
      lead={storeSettingsMessage('storePlanSetup.lead')}
      refused={refused}
      currency={currency}
      sumTitle={storeSettingsMessage('storePlanSetup.aMonthOfThat')}
      picture={<OrderPicture choice={choice} today={props.today} />}
      sum={
        <>
          <LiveStoreSum first={sum} prices={prices} />
          <p className="quiet">
            {storeSettingsMessage('storePlanSetup.estimateBilledFollowsOrders')}
          </p>
        </>
      }
    >
      <Fieldset id="impact" legend={storeSettingsMessage('storePlanSetup.whatOrdersFund')}>
        <RadioCards name="impact" defaultValue={choice.impact} cards={impactCards()} />
      </Fieldset>
      <Fieldset id="kind" legend={storeSettingsMessage('storePlanSetup.muchEachOrderGives')}>
        <RadioCards name="kind" defaultValue={choice.kind} cards={storePlanSetupPageKinds()} />
      </Fieldset>
      <div className={styles.numbers}>
        <FieldGrid>
          {numbers().map(({ name, label }) => (
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
          <Field
            id="average"
            label={storeSettingsMessage('storePlanSetup.anAverageOrderIn', { currency })}
            {...average}
          >
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
