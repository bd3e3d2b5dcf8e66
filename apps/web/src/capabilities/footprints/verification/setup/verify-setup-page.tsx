import { longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  SCOPE_THREE_KEYS,
  scopeThreeName,
} from '@understory/domain/footprints/company-footprints/scope-three.ts'
import type {
  PartFigure,
  VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { SetupLayout, SetupSpot } from '../../../../shell/setup/setup-layout.tsx'
import type { VerifyChoice, VerifyPrices, VerifyTotal } from './verify-choice.ts'
import styles from './verify-pages.module.css'
import LiveVerifySum from './verify-sum.island.tsx'

type VerifySetupPageProps = {
  readonly currency: Currency
  readonly prices: VerifyPrices
  readonly choice: VerifyChoice
  readonly sum: Reckoned<VerifyTotal>
  /** What a footprint of theirs comes to, part by part; `null`: none is declared, or nobody is signed in. */
  readonly declared: DeclaredParts | null
  readonly refused: FormAnswer | null
}

type DeclaredParts = { readonly from: Month; readonly figures: readonly PartFigure[] }

/** Which parts of a footprint are to be verified. */
export function VerifySetupPage(props: VerifySetupPageProps) {
  const { currency, prices, choice, sum, declared, refused } = props
  const problems = refused?.problems ?? {}
  const price = (minor: number) => formatMoney({ minor, currency })
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
          <LiveVerifySum first={sum} choice={choice} prices={prices} currency={currency} />
          <h3>What happens next</h3>
          <NextSteps />
        </>
      }
    >
      <Fieldset id="scopes" legend="What is checked" error={problems.scopesOneTwo}>
        <Checkbox
          name="scopesOneTwo"
          label="Scopes 1 and 2"
          explain={`What you burn, and the energy you buy. ${price(prices.verify_footprint_scopes_one_two)}.${figureOf('scopesOneTwo', declared)}`}
          defaultChecked={choice.scopesOneTwo}
          data-in-address=""
        />
      </Fieldset>
      <Fieldset id="categories" legend="Categories of scope 3" error={problems.categories}>
        <p className="quiet">
          {price(prices.verify_footprint_scope_three_category)} for each category. Scope 3 is
          typically 80 to 90% of all emissions. When you hand your footprint over you can still
          choose others, as many as you have paid for.
          {declared
            ? ` The figures are those of your footprint from ${longMonth(declared.from)}.`
            : ''}
        </p>
        {SCOPE_THREE_KEYS.map((key) => (
          <Checkbox
            key={key}
            name={key}
            label={scopeThreeName(key)}
            explain={figureOf(key, declared).trim() || undefined}
            defaultChecked={choice.categories.includes(key)}
            data-in-address=""
          />
        ))}
      </Fieldset>
    </SetupLayout>
  )
}

/** What a part comes to in the footprint that is to be checked. */
function figureOf(part: VerifiablePart, declared: DeclaredParts | null): string {
  const figure = declared?.figures.find((each) => each.part === part)
  if (!figure) return ''
  return figure.grams > 0 ? ` Yours: ${formatEmission(figure.grams)} of CO2e.` : ' Yours: nothing.'
}

/** The same on the page after the payment. */
export function NextSteps() {
  return (
    <ol className={styles.steps}>
      <li>You pay once, by card, and have an invoice.</li>
      <li>
        You declare your footprint, with evidence beside its figures, and hand over the parts that
        are to be checked.
      </li>
      <li>We check it, and write to you where something is missing.</li>
      <li>You have our statement, which names what was checked and what was not.</li>
    </ol>
  )
}
