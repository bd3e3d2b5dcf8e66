import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupLayout, SetupSpot, Short } from '../../../../shell/setup/setup-layout.tsx'
import styles from '../footprints.module.css'
import type { VerifyChoice, VerifyPrices, VerifyTotal } from './verify-choice.ts'
import LiveVerifySum from './verify-sum.island.tsx'

type VerifySetupPageProps = {
  readonly currency: Currency
  readonly prices: VerifyPrices
  readonly choice: VerifyChoice
  readonly sum: Reckoned<VerifyTotal>
  readonly refused: FormAnswer | null
}

const VERIFY_SETUP_PAGE_HINT = 'Of the fifteen; scope 3 is typically 80 to 90% of all emissions.'

/** Which parts of a footprint are to be verified. */
export function VerifySetupPage(props: VerifySetupPageProps) {
  const { currency, prices, choice, sum, refused } = props
  const problems = refused?.problems ?? {}
  const price = (minor: number) => formatMoney({ minor, currency })
  const categories = { hint: VERIFY_SETUP_PAGE_HINT, error: problems.scopeThreeCategories }
  return (
    <SetupLayout
      title="Have a footprint verified"
      lead="Someone of our team reads your evidence, checks every figure, and writes down what was found. Only then is a footprint verified."
      refused={refused}
      currency={currency}
      sumTitle="What it comes to"
      sum={
        <>
          <SetupSpot name="search" />
          <LiveVerifySum first={sum} prices={prices} currency={currency} />
          <h3>What happens next</h3>
          <NextSteps />
        </>
      }
    >
      <Fieldset id="scopes" legend="What is checked" error={problems.scopesOneTwo}>
        <Checkbox
          name="scopesOneTwo"
          label="Scopes 1 and 2"
          explain={`What you burn, and the energy you buy. ${price(prices.verify_footprint_scopes_one_two)}.`}
          defaultChecked={choice.scopesOneTwo}
          data-in-address=""
        />
        <Field id="scopeThreeCategories" label="Categories of scope 3" {...categories}>
          <Short>
            <TextInput
              {...fieldAria('scopeThreeCategories', categories)}
              name="scopeThreeCategories"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={choice.categories}
            />
          </Short>
        </Field>
        <p className="quiet">
          {price(prices.verify_footprint_scope_three_category)} for each category.
        </p>
      </Fieldset>
    </SetupLayout>
  )
}

/** The same on the page after the payment. */
export function NextSteps() {
  return (
    <ol className={styles.steps}>
      <li>You pay once, by card, and have an invoice.</li>
      <li>You declare your footprint, with evidence beside its figures, and hand it over.</li>
      <li>We check it, and write to you where something is missing.</li>
      <li>You have our statement on what was checked, and the footprint counts as verified.</li>
    </ol>
  )
}
