import type { FootprintPrice } from '@understory/contracts/footprints.ts'
import { longMonth, type Month } from '@understory/domain/quantity/calendar.ts'
import { formatGrams, formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Select } from '@understory/ui/select.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import type { FormAnswer } from '../../http/posted-form.ts'
import {
  SetupButtons,
  SetupLayout,
  SetupPicture,
  SetupPrice,
  Short,
} from '../../shell/setup-layout.tsx'

const HINT = 'Your footprint of a year, or any other figure, in steps of 0.1 tonnes.'
const MONTH_HINT = 'It counts in equal parts over the twelve months from then.'

type OneTimeSetupPageProps = {
  readonly currency: Currency
  readonly choice: { readonly tonnes: string; readonly startMonth: string }
  readonly months: readonly { readonly value: string; readonly label: string }[]
  readonly price: FootprintPrice | null
  readonly refused: FormAnswer | null
}

/** A yearly figure and when its year begins; the price beside it. */
export function OneTimeSetupPage(props: OneTimeSetupPageProps) {
  const { currency, choice, months, price, refused } = props
  const problems = refused?.problems ?? {}
  const tonnes = { hint: HINT, error: problems.tonnes }
  const month = { hint: MONTH_HINT, error: problems.startMonth }
  return (
    <SetupLayout
      title="Offset a year at once"
      lead={
        <>
          One payment for a year of emissions, with one certificate. Or{' '}
          <a href="/app/business/footprint/setup">make it a subscription</a>.
        </>
      }
      refused={refused}
      currency={currency}
      sumTitle="What it comes to"
      sum={
        <>
          {price ? <Sum price={price} /> : <p className="quiet">Nothing is chosen yet.</p>}
          <SetupButtons>
            <Button type="submit" look="action" name="intent" value="pay">
              Continue to payment
            </Button>
            <Button type="submit" name="intent" value="sum">
              Work it out again
            </Button>
          </SetupButtons>
        </>
      }
    >
      <Field id="tonnes" label="Tonnes of CO2e a year" {...tonnes}>
        <Short>
          <TextInput
            {...fieldAria('tonnes', tonnes)}
            name="tonnes"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={choice.tonnes}
          />
        </Short>
      </Field>
      <Field id="startMonth" label="The year begins in" {...month}>
        <Short>
          <Select
            {...fieldAria('startMonth', month)}
            name="startMonth"
            defaultValue={choice.startMonth}
            options={months}
          />
        </Short>
      </Field>
    </SetupLayout>
  )
}

function Sum({ price }: { readonly price: FootprintPrice }) {
  const { totalMinor, currency, co2eGrams, startMonth } = price
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
      <SetupPicture shapes={drawn.shapes} width={480} height={220} />
      <SetupPrice amount={formatMoney({ minor: totalMinor, currency })} />
      <p className="quiet">
        {formatGrams(co2eGrams)} of CO2e, once, for the year from {longMonth(startMonth as Month)}.
      </p>
    </>
  )
}
