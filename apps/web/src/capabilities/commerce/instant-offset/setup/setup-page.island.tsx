import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import {
  bottlesOf,
  carKilometresOf,
  lifetimeCaptureOf,
} from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { formatCount, formatGrams } from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { useEffect } from 'react'
import { island, ServerPart } from '../../../../islands/island.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { CurrencySelect } from '../../../../shell/setup/currency-select.tsx'
import {
  setupBusinessFund,
  setupHowMuch,
  setupMuchAverageCarEmits,
  setupOverDecadesSuchTrees,
  setupTakeFitsPaymentCertificate,
  setupWeightHalfLitreBottles,
  setupWhatWillYouFund,
  setupYourChoice,
} from '../island-messages/setup.generated.ts'
import { CertificatePart } from './certificate-part.tsx'
import { amountProblems, type Choice, priceOf, treeProjectOf, unitsOf } from './choice.ts'
import { followInPicture } from './follow-in-picture.ts'
import { ImpactPart } from './impact-part.tsx'
import { PriceSummary } from './price-summary.tsx'
import type { SetupProblems } from './problems.ts'
import { ProjectPart } from './project-part.tsx'
import styles from './setup-page.module.css'
import { TimingPart } from './timing-part.tsx'
import { useStoredChoice } from './use-stored-choice.ts'

type Audience = 'personal' | 'business'

type SetupPageProps = {
  readonly audience: Audience
  readonly product: ProductConfiguration
  readonly months: readonly { value: string; label: string }[]
  readonly choice: Choice
  readonly isAsked: boolean
  readonly refused: SetupProblems | null
}

function SetupPage({ audience, product, months, choice: first, isAsked, refused }: SetupPageProps) {
  const [choice, change] = useStoredChoice(first, isAsked)
  const treeProject = treeProjectOf(choice, product)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the choice is shown.
  useEffect(() => followInPicture(treeProject), [choice, treeProject])
  const problems = { ...refused?.fields, ...amountProblems(choice, product) }
  const { currency } = product.product
  return (
    <div className={`page ${styles.page}`}>
      <header className={`flow-12 ${styles.intro}`}>
        <h1>{audience === 'business' ? setupBusinessFund() : setupWhatWillYouFund()}</h1>
        <p className="lead quiet">{setupTakeFitsPaymentCertificate()}</p>
        <CurrencySelect currency={currency} form="setup" />
      </header>
      <form id="setup" method="post" className={styles.form} noValidate>
        {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
        <section className={styles.part}>
          <h2>{setupHowMuch()}</h2>
          {product.optionsConfig.map((option) => (
            <ImpactPart
              key={option.impact}
              option={option}
              value={choice[option.impact]}
              currency={currency}
              error={problems[option.impact]}
              onChange={(value) => change({ [option.impact]: value })}
              meaning={<Meaning impact={option.impact} choice={choice} />}
            />
          ))}
        </section>
        {unitsOf(choice.trees) > 0 ? (
          <ProjectPart
            plans={product.plansConfig}
            chosen={treeProject}
            onChoose={(project) => change({ treeProject: project })}
          />
        ) : null}
        <TimingPart choice={choice} monthOptions={months} problems={problems} onChange={change} />
        <CertificatePart choice={choice} problem={problems.reference} onChange={change} />
      </form>
      <aside className={styles.aside} aria-label={setupYourChoice()}>
        <ServerPart />
        <PriceSummary quote={priceOf(choice, product)} />
      </aside>
    </div>
  )
}

export default island('setup-page', SetupPage)

/** What an amount means, from sourced factors. */
function Meaning({ impact, choice }: { impact: Impact; choice: Choice }) {
  const quantity = unitsOf(choice[impact])
  if (quantity === 0) return null
  switch (impact) {
    case 'trees':
      return (
        <p className="quiet">
          {setupOverDecadesSuchTrees({ grams: formatGrams(lifetimeCaptureOf(quantity).value) })}
        </p>
      )
    case 'co2e':
      return (
        <p className="quiet">
          {setupMuchAverageCarEmits({ count: formatCount(carKilometresOf(quantity).value) })}
        </p>
      )
    case 'plastic':
      return (
        <p className="quiet">
          {setupWeightHalfLitreBottles({ count: formatCount(bottlesOf(quantity).value) })}
        </p>
      )
  }
}
