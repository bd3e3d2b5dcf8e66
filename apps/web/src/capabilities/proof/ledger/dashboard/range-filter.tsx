import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { DateRangeFields } from '@understory/ui/forms/date-range-fields.tsx'
import { ledgerMessage } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'
import { isSameWindow, quickRanges, type ReadWindow, rangeWords } from './date-window.ts'
import { dashboardAddress, partsOf, type Shown } from './impact-addresses.ts'

type RangeFilterProps = {
  readonly asked: ReadWindow
  readonly today: CalendarDate
  readonly shown: Shown
}

/** Which days to show, folded: common ranges as links, any other by its two dates. */
export function RangeFilter({ asked, today, shown }: RangeFilterProps) {
  const { window, typed, problem } = asked
  return (
    <details className={styles.filter} open={problem !== null}>
      <summary>
        <span className="visually-hidden">{ledgerMessage('rangeFilter.dates')} </span>
        {rangeWords(window, today)}
      </summary>
      <div className={styles.ranges}>
        <nav aria-label={ledgerMessage('rangeFilter.dates2')}>
          <ul className={styles.quick}>
            {quickRanges(today).map((quick) => (
              <li key={quick.label}>
                <a
                  href={dashboardAddress({ ...shown, window: quick.window })}
                  aria-current={isSameWindow(quick.window, window) && !problem ? 'true' : undefined}
                >
                  {quick.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form className={styles.dates} method="get" action="/my-impact/dashboards/impact">
          {Object.entries(partsOf(shown)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <DateRangeFields from={typed.from} to={typed.to} problem={problem} />
          <Button type="submit">{ledgerMessage('rangeFilter.show')}</Button>
        </form>
      </div>
    </details>
  )
}
