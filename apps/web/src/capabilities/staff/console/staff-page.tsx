import type { ReactNode } from 'react'
import styles from './staff.module.css'

const PLACES = [
  { href: '/staff', label: 'Search' },
  { href: '/staff/audit', label: 'Audit' },
  { href: '/staff/people', label: 'People' },
  { href: '/staff/queues', label: 'Queues' },
  { href: '/staff/supply', label: 'Supply' },
  { href: '/staff/content', label: 'Content' },
  { href: '/staff/newsletter', label: 'Newsletter' },
] as const

type StaffPageProps = {
  readonly here: (typeof PLACES)[number]['href']
  readonly email: string
  readonly title: string
  readonly children: ReactNode
}

/** A page of the staff area: denser than a customer's, and visibly different. */
export function StaffPage({ here, email, title, children }: StaffPageProps) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <div className={styles.bar}>
        <strong>Staff</strong>
        <nav aria-label="Staff">
          <ul>
            {PLACES.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === here ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className={styles.who}>{email}</span>
      </div>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
