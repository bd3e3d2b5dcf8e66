import { Logo } from '@understory/ui/logo.tsx'
import type { Visitor } from './load-visitor.ts'
import styles from './site-header.module.css'

const SECTIONS = [
  { href: '/solutions/personal', label: 'For people' },
  { href: '/solutions/business', label: 'For business' },
  { href: '/our-philosophy', label: 'How it is proved' },
  { href: '/faq', label: 'FAQ' },
] as const

type SiteHeaderProps = { readonly path: string; readonly visitor: Visitor | null }

export function SiteHeader({ path, visitor }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <a className={styles.home} href="/" aria-label="Understory, home">
          <Logo />
        </a>
        <button className={styles.toggle} type="button" popoverTarget="site-menu">
          Menu
        </button>
        <nav className={styles.menu} id="site-menu" popover="auto" aria-label="Main">
          <ul className={styles.links}>
            {SECTIONS.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {visitor ? <SignedIn visitor={visitor} /> : <SignedOut />}
        </nav>
      </div>
    </header>
  )
}

function SignedOut() {
  return (
    <div className={styles.person}>
      <a href="/login">Sign in</a>
      <a className={styles.join} href="/join">
        Join
      </a>
    </div>
  )
}

function SignedIn({ visitor }: { readonly visitor: Visitor }) {
  return (
    <div className={styles.person}>
      <a href="/my-impact/dashboards/impact">
        My impact<span className="visually-hidden">, signed in as </span>
        <span className={styles.name}>{visitor.name}</span>
      </a>
      <form method="post" action="/logout">
        <button className={styles.signOut} type="submit">
          Sign out
        </button>
      </form>
    </div>
  )
}
