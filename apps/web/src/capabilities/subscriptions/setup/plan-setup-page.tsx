import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListPlans, PlanQuote } from '@understory/contracts/plans.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/button.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { RadioCards } from '@understory/ui/radio-cards.tsx'
import type { ReactNode } from 'react'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import type { FormAnswer } from '../../accounts/public.ts'
import styles from '../subscriptions.module.css'
import type { PlanChoice } from './plan-choice.ts'
import { PlanSum } from './plan-sum.tsx'

export type OfferedPlan = AnswerOf<typeof ListPlans>['plans'][number]

export type SetupData = {
  readonly product: PlanQuote['product']
  readonly currency: Currency
  readonly plans: readonly OfferedPlan[]
  readonly choice: PlanChoice
  readonly quote: PlanQuote | null
}
export type SetupAnswer = {
  readonly choice: PlanChoice
  readonly quote: PlanQuote | null
  readonly refused: FormAnswer | null
}

type PlanSetupPageProps = {
  readonly setup: SetupData
  readonly answer: SetupAnswer | null
  readonly title: string
  readonly lead: string
  /** Who or what the plan is for. */
  readonly fields: (choice: PlanChoice, problems: Readonly<Record<string, string>>) => ReactNode
}

/** A plan put together, its sum beside it. */
export function PlanSetupPage({ setup, answer, title, lead, fields }: PlanSetupPageProps) {
  const choice = answer?.choice ?? setup.choice
  const quote = answer ? answer.quote : setup.quote
  const refused = answer?.refused ?? null
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lead quiet">{lead}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className={styles.columns} noValidate>
        <input type="hidden" name="currency" value={setup.currency} />
        <div className={styles.flow}>
          {fields(choice, refused?.problems ?? {})}
          <Fieldset id="interval" legend="How often you pay">
            <RadioCards
              name="interval"
              defaultValue={choice.interval}
              cards={[
                { value: 'month', label: 'Every month', explain: 'Twelve instalments a year.' },
                { value: 'year', label: 'Once a year', explain: 'The whole year at once.' },
              ]}
            />
          </Fieldset>
        </div>
        <section className={styles.sum} aria-labelledby="sum">
          <h2 id="sum">What it comes to</h2>
          {quote ? <PlanSum quote={quote} /> : <p className="quiet">Nothing is chosen yet.</p>}
          <div className={styles.row}>
            <Button type="submit" look="action" name="intent" value="pay">
              Go on to payment
            </Button>
            <Button type="submit" name="intent" value="sum">
              Add it up again
            </Button>
          </div>
          <p className="quiet">
            It runs until you cancel, and stays active to the end of the cycle you paid for.
          </p>
        </section>
      </form>
    </div>
  )
}

/** "£6.11 a month, or £73.32 a year". */
export function priceOfPlan({ monthMinor, yearMinor }: OfferedPlan, currency: Currency): string {
  const money = (minor: number) => formatMoney({ minor, currency })
  return `${money(monthMinor)} a month, or ${money(yearMinor)} a year`
}
