import { opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Logo } from '@understory/ui/pictures/logo.tsx'
import type { ReactNode } from 'react'
import type { CookieChoicesProps } from '../consent/cookie-choices.tsx'
import { COOKIE_DIALOG_ID, CookieDialog } from '../consent/cookie-dialog.tsx'
import { shellMessage } from '../messages/messages.generated.ts'
import { useSiteName } from '../use-site-name.ts'
import { Roots } from './roots.tsx'
import styles from './site-footer.module.css'

const groups = () =>
  [
    {
      title: shellMessage('siteFooter.fundClimateAction'),
      links: [
        { href: '/solutions/personal/instant', label: shellMessage('siteFooter.asAPersonOnce') },
        { href: '/solutions/business/instant', label: shellMessage('siteFooter.asABusinessOnce') },
        {
          href: '/solutions/personal/subscriptions',
          label: shellMessage('siteFooter.everyMonthForPeople'),
        },
        {
          href: '/solutions/business/earth-positive-workforce',
          label: shellMessage('siteFooter.forAWorkforce'),
        },
        {
          href: '/solutions/personal/eco-friendly-gifts',
          label: shellMessage('siteFooter.asAGift'),
        },
        {
          href: '/solutions/personal/carbon-footprint',
          label: shellMessage('siteFooter.yourFootprint'),
        },
        {
          href: '/solutions/personal/car-emissions-calculator',
          label: shellMessage('siteFooter.carCalculator'),
        },
      ],
    },
    {
      title: shellMessage('siteFooter.seeTheProof'),
      links: [
        { href: '/our-philosophy', label: shellMessage('siteFooter.howItIsProved') },
        { href: '/projects', label: shellMessage('siteFooter.projects') },
        { href: '/verify', label: shellMessage('siteFooter.verifyACertificate') },
        { href: '/public-ledger', label: shellMessage('siteFooter.thePublicLedger') },
        { href: '/impact/vehicles', label: shellMessage('siteFooter.verifyAVehicle') },
        { href: '/impact', label: shellMessage('siteFooter.whoFundsWhat') },
        { href: '/demo', label: shellMessage('siteFooter.lookAroundFirst') },
      ],
    },
    {
      title: shellMessage('siteFooter.forBusiness'),
      links: [
        {
          href: '/solutions/business/calculating-a-carbon-footprint',
          label: shellMessage('siteFooter.calculateAFootprint'),
        },
        { href: '/solutions/business/understand', label: shellMessage('siteFooter.understandIt') },
        { href: '/solutions/business/reduce', label: shellMessage('siteFooter.reduceIt') },
        { href: '/claims', label: shellMessage('siteFooter.whatYouMaySay') },
        {
          href: '/solutions/business/net-zero-consultancy',
          label: shellMessage('siteFooter.advice'),
        },
        {
          href: '/solutions/business/integrations',
          label: shellMessage('siteFooter.forAnOnlineShop'),
        },
        {
          href: '/solutions/business/vehicles-emissions-calculator',
          label: shellMessage('siteFooter.fleetCalculator'),
        },
      ],
    },
    {
      title: shellMessage('siteFooter.about'),
      links: [
        { href: '/search', label: shellMessage('siteFooter.search') },
        { href: '/help', label: shellMessage('siteFooter.help') },
        { href: '/faq', label: shellMessage('siteFooter.questionsAndAnswers') },
        { href: '/resources', label: shellMessage('siteFooter.toRead') },
        { href: '/contact-us', label: shellMessage('siteFooter.contact') },
        { href: '/developers', label: shellMessage('siteFooter.forDevelopers') },
        { href: '/newsletter', label: shellMessage('siteFooter.newsletter') },
        { href: '/team', label: shellMessage('siteFooter.whoRunsThis') },
      ],
    },
  ] as const

const smallPrint = () =>
  [
    { href: '/status', label: shellMessage('siteFooter.status') },
    { href: '/accessibility', label: shellMessage('siteFooter.accessibility') },
    { href: '/terms-and-conditions', label: shellMessage('siteFooter.termsAndConditions') },
    { href: '/privacy-policy', label: shellMessage('siteFooter.privacy') },
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

const slim = () =>
  [
    { href: '/verify', label: shellMessage('siteFooter.verifyACertificate') },
    { href: '/help', label: shellMessage('siteFooter.help') },
    { href: '/terms-and-conditions', label: shellMessage('siteFooter.terms') },
    { href: '/privacy-policy', label: shellMessage('siteFooter.privacy') },
  ] as const

type FooterLink = { readonly href: string; readonly label: string }

const withNotice = (links: readonly FooterLink[], isThere: boolean): readonly FooterLink[] =>
  isThere
    ? [...links, { href: '/legal-notice', label: shellMessage('siteFooter.legalNotice') }]
    : links

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
        <nav aria-label={shellMessage('siteFooter.site')}>
          <ul className={styles.slimLinks}>
            {withNotice(slim(), hasLegalNotice).map(({ href, label }) => (
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
            <p>{shellMessage('siteFooter.growsBeneathPromiseEvery')}</p>
          </div>
          {groups().map(({ title, links }) => (
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
            {shellMessage('siteFooter.understoryOpenSourceSoftware', {
              siteName: siteName === 'Understory' ? '' : siteName,
              isUnderstory: siteName === 'Understory' ? 'yes' : 'other',
            })}
          </p>
          <nav aria-label={shellMessage('siteFooter.smallPrint')}>
            <ul className={`${styles.links} ${styles.smallPrint}`}>
              {withNotice(smallPrint(), hasLegalNotice).map(({ href, label }) => (
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
      {shellMessage('siteFooter.cookieSettings')}
    </button>
  )
}
