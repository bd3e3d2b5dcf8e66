import { opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Logo } from '@understory/ui/pictures/logo.tsx'
import type { ReactNode } from 'react'
import type { CookieChoicesProps } from '../consent/cookie-choices.tsx'
import { COOKIE_DIALOG_ID, CookieDialog } from '../consent/cookie-dialog.tsx'
import { useSiteName } from '../use-site-name.ts'
import { Roots } from './roots.tsx'
import styles from './site-footer.module.css'

const GROUPS = [
  {
    title: 'Fund climate action',
    links: [
      { href: '/solutions/personal/instant', label: 'As a person, once' },
      { href: '/solutions/business/instant', label: 'As a business, once' },
      { href: '/solutions/personal/subscriptions', label: 'Every month, for people' },
      { href: '/solutions/business/earth-positive-workforce', label: 'For a workforce' },
      { href: '/solutions/personal/eco-friendly-gifts', label: 'As a gift' },
      { href: '/solutions/personal/carbon-footprint', label: 'Your footprint' },
      { href: '/solutions/personal/car-emissions-calculator', label: 'Car calculator' },
    ],
  },
  {
    title: 'See the proof',
    links: [
      { href: '/our-philosophy', label: 'How it is proved' },
      { href: '/projects', label: 'Projects' },
      { href: '/verify', label: 'Verify a certificate' },
      { href: '/public-ledger', label: 'The public ledger' },
      { href: '/impact/vehicles', label: 'Verify a vehicle' },
      { href: '/impact', label: 'Who funds what' },
      { href: '/demo', label: 'Look around first' },
    ],
  },
  {
    title: 'For business',
    links: [
      {
        href: '/solutions/business/calculating-a-carbon-footprint',
        label: 'Calculate a footprint',
      },
      { href: '/solutions/business/understand', label: 'Understand it' },
      { href: '/solutions/business/reduce', label: 'Reduce it' },
      { href: '/claims', label: 'What you may say' },
      { href: '/solutions/business/net-zero-consultancy', label: 'Advice' },
      { href: '/solutions/business/integrations', label: 'For an online shop' },
      { href: '/solutions/business/vehicles-emissions-calculator', label: 'Fleet calculator' },
    ],
  },
  {
    title: 'About',
    links: [
      { href: '/search', label: 'Search' },
      { href: '/help', label: 'Help' },
      { href: '/faq', label: 'Questions and answers' },
      { href: '/resources', label: 'To read' },
      { href: '/contact-us', label: 'Contact' },
      { href: '/developers', label: 'For developers' },
      { href: '/newsletter', label: 'Newsletter' },
      { href: '/team', label: 'Who runs this' },
    ],
  },
] as const

const SMALL_PRINT = [
  { href: '/status', label: 'Status' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/terms-and-conditions', label: 'Terms and conditions' },
  { href: '/privacy-policy', label: 'Privacy' },
] as const

type SiteFooterProps = CookieChoicesProps & {
  /** Of the installation; null: the built-in mark. */
  readonly logo: string | null
  /** One line, on pages where something is being done. */
  readonly isSlim: boolean
  readonly hasLegalNotice: boolean
  /** On the ground, above the links. */
  readonly children: ReactNode
}

const SLIM = [
  { href: '/verify', label: 'Verify a certificate' },
  { href: '/help', label: 'Help' },
  { href: '/terms-and-conditions', label: 'Terms' },
  { href: '/privacy-policy', label: 'Privacy' },
] as const

type FooterLink = { readonly href: string; readonly label: string }

const withNotice = (links: readonly FooterLink[], isThere: boolean): readonly FooterLink[] =>
  isThere ? [...links, { href: '/legal-notice', label: 'Legal notice' }] : links

/** The ground every page stands on. */
export function SiteFooter({
  isSlim,
  hasLegalNotice,
  logo,
  children,
  ...choices
}: SiteFooterProps) {
  const siteName = useSiteName()
  const dialog = <CookieDialog {...choices} />
  if (isSlim) {
    return (
      <footer className={styles.slim}>
        <nav aria-label="Site">
          <ul className={styles.slimLinks}>
            {withNotice(SLIM, hasLegalNotice).map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <CookieSettings />
            </li>
          </ul>
        </nav>
        {dialog}
      </footer>
    )
  }
  return (
    <footer className={styles.footer}>
      <Roots />
      <div className={`soil ${styles.ground}`}>
        {children}
        <div className={`page ${styles.columns}`}>
          <div className={styles.promise}>
            <Logo name={siteName} src={logo} />
            <p>What grows beneath the promise: every tree, kilogram and penny, in the open.</p>
          </div>
          {GROUPS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={`page ${styles.end}`}>
          <p>
            {siteName === 'Understory' ? 'Understory is' : `${siteName} runs on Understory,`}{' '}
            open-source software under the Apache 2.0 licence. Run it yourself, read every line,
            check every figure.
          </p>
          <nav aria-label="Small print">
            <ul className={`${styles.links} ${styles.smallPrint}`}>
              {withNotice(SMALL_PRINT, hasLegalNotice).map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              <li>
                <CookieSettings />
              </li>
            </ul>
          </nav>
        </div>
      </div>
      {dialog}
    </footer>
  )
}

function CookieSettings() {
  return (
    <button type="button" className={styles.cookies} {...opensDialog(COOKIE_DIALOG_ID)}>
      Cookie settings
    </button>
  )
}
