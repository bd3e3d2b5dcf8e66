import { Logo } from '@understory/ui/pictures/logo.tsx'
import { useSiteName } from '../use-site-name.ts'
import { AccountMenu } from './account-menu.tsx'
import type { Visitor } from './load-visitor.ts'
import styles from './site-header.module.css'

const SECTIONS = [
  { href: '/solutions/personal', label: 'For people' },
  { href: '/solutions/business', label: 'For business' },
  { href: '/projects', label: 'Projects' },
  { href: '/our-philosophy', label: 'How it is proved' },
  { href: '/faq', label: 'FAQ' },
] as const

type SiteHeaderProps = {
  readonly path: string
  readonly visitor: Visitor | null
  /** Of the installation; null: the built-in mark. */
  readonly logo: string | null
  /** The signed-in pages have a navigation of their own. */
  readonly hasSections: boolean
}

export function SiteHeader({ path, visitor, hasSections, logo }: SiteHeaderProps) {
  const siteName = useSiteName()
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar} ${hasSections ? '' : styles.wide}`}>
        <a className={styles.home} href="/" aria-label={`${siteName}, home`}>
          <Logo name={siteName} src={logo} />
        </a>
        {hasSections ? (
          <>
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
              {visitor ? null : <SignedOut />}
            </nav>
            <button className={styles.toggle} type="button" popoverTarget="site-menu">
              Menu
            </button>
          </>
        ) : null}
        {visitor ? <AccountMenu visitor={visitor} /> : null}
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
