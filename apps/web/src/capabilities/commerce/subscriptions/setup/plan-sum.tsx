import {
  type Plan,
  partsOfPlan,
  yearOfPlan,
} from '@understory/domain/commerce/subscriptions/plans.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import {
  planSumAveragePerson,
  planSumCaption,
  planSumCo2eAYear,
  planSumPlanOffsetsAverageFootprint,
  planSumPlasticAYear,
  planSumSamePeopleAverage,
  planSumTreesAYear,
  planSumYourPlan,
} from '../island-messages/plan-sum.generated.ts'
import styles from './plan-setup.module.css'
import type { PlanTotal } from './reckon-plan.ts'

type Priced = { readonly price: PlanTotal }

const EVERY = { month: 'a month', year: 'a year' } as const

type Money = Pick<PlanTotal, 'totalMinor' | 'currency' | 'interval'>

export function moneyOfPlan({ totalMinor: minor, currency, interval }: Money) {
  return { amount: formatMoney({ minor, currency }), per: EVERY[interval] }
}

/** What it funds in a year; of a personal plan beside the average. */
export function PlanFunds({ price }: Priced) {
  const { year, product } = price
  return (
    <>
      <dl className={`sum-rows ${styles.funds}`}>
        {year.co2eGrams > 0 ? (
          <PlanSumFunded name={planSumCo2eAYear()} word={formatGrams(year.co2eGrams)} />
        ) : null}
        {year.milliTrees > 0 ? (
          <PlanSumFunded name={planSumTreesAYear()} word={formatTrees(year.milliTrees)} />
        ) : null}
        {year.plasticGrams > 0 ? (
          <PlanSumFunded name={planSumPlasticAYear()} word={formatGrams(year.plasticGrams)} />
        ) : null}
      </dl>
      {product.startsWith('personal-') ? <AgainstAverage price={price} /> : null}
    </>
  )
}

function PlanSumFunded({ name, word }: { readonly name: string; readonly word: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{word}</dd>
    </div>
  )
}

function AgainstAverage({ price }: Priced) {
  const { lines, year, product } = price
  const grams = year.co2eGrams
  const average = lines.reduce((sum, { plan, count }) => sum + averageOf(plan) * count, 0)
  const isOne = product === 'personal-individual-recurring'
  const rows = [
    { name: planSumYourPlan(), amount: grams, word: formatGrams(grams), isMain: true },
    {
      name: isOne ? planSumAveragePerson() : planSumSamePeopleAverage(),
      amount: average,
      word: formatGrams(average),
    },
  ]
  return (
    <BarRows caption={planSumCaption()} rows={rows}>
      <p className="visually-hidden">
        {planSumPlanOffsetsAverageFootprint({
          grams: formatGrams(grams),
          grams2: formatGrams(average),
        })}
      </p>
    </BarRows>
  )
}

/** A Standard plan is the G20 mean of its member; a pet has one figure only. */
function averageOf(plan: Plan): number {
  const { member } = partsOfPlan(plan)
  if (member === 'pet') return yearOfPlan('pet').co2e
  return yearOfPlan(member ? `${member}_standard` : 'individual_standard').co2e
}
