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
import { verificationMessage } from '../messages/messages.generated.ts'
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
      title={verificationMessage('verifySetup.haveAFootprintVerified')}
      lead={verificationMessage('verifySetup.lead')}
      refused={refused}
      currency={currency}
      sumTitle={verificationMessage('verifySetup.whatItComesTo')}
      sum={
        <>
          <SetupSpot name="search" />
          <LiveVerifySum first={sum} choice={choice} prices={prices} currency={currency} />
          <h3>{verificationMessage('verifySetup.whatHappensNext')}</h3>
          <NextSteps />
        </>
      }
    >
      <Fieldset
        id="scopes"
        legend={verificationMessage('verifySetup.whatIsChecked')}
        error={problems.scopesOneTwo}
      >
        <Checkbox
          name="scopesOneTwo"
          label={verificationMessage('verifySetup.scopes1And2')}
          explain={verificationMessage('verifySetup.burnEnergyBuy', {
            price: price(prices.verify_footprint_scopes_one_two),
            figureOf: figureOf('scopesOneTwo', declared),
          })}
          defaultChecked={choice.scopesOneTwo}
          data-in-address=""
        />
      </Fieldset>
      <Fieldset
        id="categories"
        legend={verificationMessage('verifySetup.categoriesOfScope3')}
        error={problems.categories}
      >
        <p className="quiet">
          {verificationMessage('verifySetup.eachCategoryScope3', {
            price: price(prices.verify_footprint_scope_three_category),
            longMonth: declared ? longMonth(declared.from) : '',
            hasDeclared: declared ? 'yes' : 'other',
          })}
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
  return figure.grams > 0
    ? ` Yours: ${formatEmission(figure.grams)} of CO2e.`
    : verificationMessage('verifySetup.yoursNothing')
}

/** The same on the page after the payment. */
export function NextSteps() {
  return (
    <ol className={styles.steps}>
      <li>{verificationMessage('verifySetup.payOnceCardInvoice')}</li>
      <li>{verificationMessage('verifySetup.declareFootprintEvidenceBeside')}</li>
      <li>{verificationMessage('verifySetup.checkWriteWhereSomething')}</li>
      <li>{verificationMessage('verifySetup.statementNamesChecked')}</li>
    </ol>
  )
}
