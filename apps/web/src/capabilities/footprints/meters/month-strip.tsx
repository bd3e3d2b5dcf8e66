import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { longMonth, shortMonth } from '@understory/domain/calendar/calendar.ts'
import type { MeteredMonthState } from '@understory/domain/footprints/meters/metered-year.ts'
import { metersMessage } from './messages/messages.generated.ts'
import { meteredInWords } from './metered-in-words.ts'
import styles from './month-strip.module.css'

const stateWords = (): ReadonlyMap<MeteredMonthState, string> =>
  new Map([
    ['filled', metersMessage('monthStrip.read')],
    ['estimated', metersMessage('monthStrip.estimated')],
    ['missing', metersMessage('monthStrip.missing')],
    ['overlapping', metersMessage('monthStrip.onTwoBills')],
  ])

type MonthStripProps = Pick<Meter, 'months' | 'unit'> & { readonly name: string }

/** Twelve months, each with what its bills say; a word stands in each, so that no colour has to. */
export function MonthStrip({ months, unit, name }: MonthStripProps) {
  return (
    <ol className={styles.strip} aria-label={metersMessage('monthStrip.monthsOf', { name })}>
      {months.map(({ month, state, quantity }) => (
        <li key={month} className={styles[state]}>
          <span aria-hidden="true">{shortMonth(month)}</span>
          <span className="visually-hidden">{longMonth(month)}:</span>
          <strong>{stateWords().get(state)}</strong>
          {quantity > 0 ? <span>{meteredInWords(quantity, unit)}</span> : null}
        </li>
      ))}
    </ol>
  )
}
