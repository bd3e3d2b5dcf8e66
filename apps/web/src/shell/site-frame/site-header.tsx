import { Logo } from '@understory/ui/pictures/logo.tsx'
import { shellMessage } from '../messages/messages.generated.ts'
import { useSiteName } from '../use-site-name.ts'
import { AccountMenu } from './account-menu.tsx'
import type { Visitor } from './load-visitor.ts'
import styles from './site-header.module.css'

const sections = () =>
  [
    { href: '/solutions/personal', label: shellMessage('siteHeader.forPeople') },
    { href: '/solutions/business', label: shellMessage('siteHeader.forBusiness') },
    { href: '/projects', label: shellMessage('siteHeader.projects') },
    { href: '/our-philosophy', label: shellMessage('siteHeader.howItIsProved') },
    { href: '/faq', label: shellMessage('siteHeader.faq') },
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
        <a
          className={styles.home}
          href="/"
          aria-label={shellMessage('siteHeader.home', { siteName })}
        >
          <Logo name={siteName} src={logo} />
        </a>
        {hasSections ? (
          <>
            <nav
              className={styles.menu}
              id="site-menu"
              popover="auto"
              aria-label={shellMessage('siteHeader.main')}
            >
              <ul className={styles.links}>
                {sections().map(({ href, label }) => (
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
              {shellMessage('siteHeader.menu')}
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
      <a href="/login">{shellMessage('siteHeader.signIn')}</a>
      <a className={styles.join} href="/join">
        {shellMessage('siteHeader.join')}
      </a>
    </div>
  )
}
