import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import {
  carKilometresOf,
  type Equivalent,
  lifetimeCaptureOf,
  ukPersonYearsOf,
} from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { formatCount, formatGrams } from '@understory/domain/quantity/format.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'
import { Working } from './working.tsx'

type Said = { readonly figure: string; readonly words: string; readonly of: Equivalent }

function sayings({ milliTrees, co2eGrams }: ImpactMetrics['totals']): readonly Said[] {
  const car = carKilometresOf(co2eGrams)
  const person = ukPersonYearsOf(co2eGrams)
  const capture = lifetimeCaptureOf(milliTrees)
  const ofCo2e: Said[] = [
    {
      figure: `${formatCount(car.value)} km`,
      words: ledgerMessage('equivalents.inAnAverageUk'),
      of: car,
    },
    {
      figure: personYears(person.value),
      words: ledgerMessage('equivalents.footprintOnePersonIn'),
      of: person,
    },
  ]
  const ofTrees: Said = {
    figure: formatGrams(capture.value),
    words:
      'of CO2e your trees may take up over their lives. A projection over decades, not counted above.',
    of: capture,
  }
  return [...(co2eGrams > 0 ? ofCo2e : []), ...(milliTrees > 0 ? [ofTrees] : [])]
}

/** 'Days' below a year: more people know a day than a thousandth of a year. Cut, never rounded up. */
function personYears(years: number): string {
  const days = Math.floor(years * 365)
  if (years >= 1) {
    const shown = Math.floor(years * 10) / 10
    return shown === 1
      ? ledgerMessage('equivalents.Year')
      : ledgerMessage('equivalents.years', { shown: formatDecimal(shown) })
  }
  return days >= 1
    ? `${formatCount(days)} ${days === 1 ? 'day' : 'days'}`
    : ledgerMessage('equivalents.lessThanADay')
}

const formatDecimal = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

/** What the figures mean, each with its working. */
export function Equivalents({ totals }: { readonly totals: ImpactMetrics['totals'] }) {
  const said = sayings(totals)
  if (said.length === 0) return null
  return (
    <section className={styles.equivalents} aria-labelledby="equivalents">
      <h2 id="equivalents">{ledgerMessage('equivalents.whatThatMeans')}</h2>
      <ul>
        {said.map(({ figure, words, of }) => (
          <li key={words}>
            <p className={styles.figure}>{figure}</p>
            <p>{words}</p>
            <Working of={of} />
          </li>
        ))}
      </ul>
    </section>
  )
}
