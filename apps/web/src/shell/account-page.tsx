import type { ReactNode } from 'react'
import styles from './account-page.module.css'
import { MyImpactNav } from './my-impact-nav.tsx'

type Kind = 'personal' | 'business'

const PLACES = [
  { href: '/my-impact/account/settings', label: 'Details', only: null },
  { href: '/my-impact/account/cards', label: 'Cards', only: null },
  { href: '/my-impact/account/notifications', label: 'Notifications', only: null },
  { href: '/my-impact/account/security', label: 'Sign-in and security', only: null },
  { href: '/my-impact/account/members', label: 'Members', only: 'business' },
  { href: '/my-impact/account/accounts', label: 'Accounts', only: null },
  { href: '/my-impact/account/activity', label: 'Activity', only: null },
  { href: '/my-impact/account/data', label: 'Your data', only: null },
] as const satisfies readonly { href: string; label: string; only: Kind | null }[]

export type AccountPlace = (typeof PLACES)[number]['href']

type AccountPageProps = {
  readonly here: AccountPlace
  readonly kind: Kind
  readonly title: string
  /** What this page is for, in a sentence. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page of the account: its sections beside it, or above it on a phone. */
export function AccountPage({ here, kind, title, lead, children }: AccountPageProps) {
  const places = PLACES.filter(({ only }) => only === null || only === kind)
  return (
    <div className={'page page-end page-top-close flow-32'}>
      <MyImpactNav here="account" kind={kind} />
      <div className={styles.columns}>
        <nav className={styles.places} aria-label="Account">
          <ul>
            {places.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === here ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <header className="flow-12">
            <h1>{title}</h1>
            {lead ? <p className="lead quiet">{lead}</p> : null}
          </header>
          {children}
        </div>
      </div>
    </div>
  )
}

/** One subject of an account page, with its heading. */
export function AccountSection(props: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className={`part ${styles.section}`} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  )
}
