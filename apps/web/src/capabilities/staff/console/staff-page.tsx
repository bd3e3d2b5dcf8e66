import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import type { ReactNode } from 'react'
import { STAFF_PLACES } from '../../../places.ts'
import frame from './console-frame.module.css'
import { ConsoleSearch } from './console-search.tsx'
import { consoleMessage } from './messages/messages.generated.ts'
import styles from './staff.module.css'

/** Who is signed in to the console, and what their roles include. */
export type ConsoleStaff = { readonly email: string; readonly may: readonly StaffDuty[] }

type StaffPageProps = {
  /** The place in the navigation that this page is, or is beneath. */
  readonly here: string
  readonly staff: ConsoleStaff
  readonly title: string
  /** What was searched for, on the page that shows what was found. */
  readonly search?: string
  readonly children: ReactNode
}

const SEARCH = '/staff/search'

/** A page of the console: its places beside it, by task; on a phone they are a sheet behind one button. */
export function StaffPage({ here, staff, title, search = '', children }: StaffPageProps) {
  const places = STAFF_PLACES.filter(({ duty }) => staff.may.includes(duty))
  const label = places.find(({ href }) => href === here)?.label() ?? consoleMessage('staff.console')
  return (
    <div className={frame.frame}>
      <section className={frame.bar} aria-label={consoleMessage('staff.menuOfTheConsole')}>
        <button type="button" className={frame.open} popoverTarget="console-menu">
          <span aria-hidden="true" className={frame.lines} />
          <span className="visually-hidden">{consoleMessage('staff.openMenu')} </span>
          {label}
        </button>
        {staff.may.includes('see-people') ? (
          <a href={SEARCH} className={frame.find}>
            {consoleMessage('staff.search')}
          </a>
        ) : null}
      </section>
      <nav
        id="console-menu"
        popover="auto"
        className={frame.menu}
        aria-label={consoleMessage('staff.console')}
      >
        <p className={frame.sign}>
          <strong>{consoleMessage('staff.console')}</strong>
          <span>{staff.email}</span>
        </p>
        <ul>
          {places.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className={frame.place}
                aria-current={href === here ? 'page' : undefined}
              >
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page page-end ${styles.page}`}>
        {staff.may.includes('see-people') ? (
          <div className={here === SEARCH ? undefined : frame.search}>
            <ConsoleSearch search={search} />
          </div>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
