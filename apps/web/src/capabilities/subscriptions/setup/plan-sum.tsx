import type { PlanQuote } from '@understory/contracts/plans.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { scene } from '@understory/pictures/scene.ts'
import { BarRows } from '@understory/ui/bar-rows.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import styles from '../subscriptions.module.css'

const EVERY = { month: 'a month', year: 'a year' } as const
/** The G20 mean per head that a Standard plan covers: see the plans of the domain. */
const AVERAGE_GRAMS = 10_800_000
const WIDTH = 480
const HEIGHT = 200

/** What a year of the plan funds, drawn and said, and what it costs. */
export function PlanSum({ quote }: { readonly quote: PlanQuote }) {
  const { year, currency, totalMinor, interval, product } = quote
  const { milliTrees, co2eGrams, plasticGrams } = year
  return (
    <>
      {milliTrees + co2eGrams + plasticGrams > 0 ? <FundedPicture quote={quote} /> : null}
      <p className={styles.price}>
        <strong>{formatMoney({ minor: totalMinor, currency })}</strong> {EVERY[interval]}
      </p>
      <dl className={styles.funds}>
        {year.co2eGrams > 0 ? (
          <Funded name="CO2e a year" word={formatGrams(year.co2eGrams)} />
        ) : null}
        {year.milliTrees > 0 ? (
          <Funded name="Trees a year" word={formatTrees(year.milliTrees)} />
        ) : null}
        {year.plasticGrams > 0 ? (
          <Funded name="Plastic a year" word={formatGrams(year.plasticGrams)} />
        ) : null}
      </dl>
      {product === 'personal-individual-recurring' ? (
        <AgainstAverage grams={year.co2eGrams} />
      ) : null}
    </>
  )
}

function FundedPicture({ quote }: { readonly quote: PlanQuote }) {
  const { milliTrees, co2eGrams, plasticGrams } = quote.year
  const size = { width: WIDTH, height: HEIGHT }
  const trees = Math.floor(milliTrees / 1000)
  const drawn = scene({ seed: quote.product, trees, co2eGrams, plasticGrams, ...size })
  return (
    <div className={styles.picture}>
      <Picture shapes={drawn.shapes} {...size} fit="cover" />
    </div>
  )
}

function Funded({ name, word }: { readonly name: string; readonly word: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{word}</dd>
    </div>
  )
}

function AgainstAverage({ grams }: { readonly grams: number }) {
  const rows = [
    { name: 'Your plan', amount: grams, word: formatGrams(grams), isMain: true },
    { name: 'Average person', amount: AVERAGE_GRAMS, word: formatGrams(AVERAGE_GRAMS) },
  ]
  return (
    <BarRows caption="Against a year of the average footprint in the G20" rows={rows}>
      <p className="visually-hidden">
        Your plan offsets {formatGrams(grams)}; the average footprint is{' '}
        {formatGrams(AVERAGE_GRAMS)}.
      </p>
    </BarRows>
  )
}
