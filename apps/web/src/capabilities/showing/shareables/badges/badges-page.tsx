import type {
  BadgeKind,
  BadgeTheme,
  PublicFigures,
} from '@understory/contracts/showing/shareables.ts'
import { BADGE_THEMES } from '@understory/contracts/showing/shareables.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { badgeWords } from '@understory/domain/showing/shareables/badge-words.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import { BADGES, fundedPath } from '../share-paths.ts'
import styles from './badges.module.css'

type BadgesPageProps = {
  readonly isSignup: boolean
  readonly name: string
  readonly origin: string
  readonly figures: PublicFigures
  readonly shareId: string | null
  readonly badgesActive: boolean
  readonly mayChange: boolean
  readonly theme: BadgeTheme
}

const TITLES = {
  trees: 'Trees',
  offsets: 'CO2e',
  plastics: 'Plastic',
  vehicles: 'Vehicles',
  signup: 'Our contributions are public',
} as const satisfies Record<BadgeKind, string>
const WITH_FIGURES = ['trees', 'offsets', 'plastics', 'vehicles'] as const
const THEME_NAMES = { light: 'Light', dark: 'Dark', moss: 'Moss', plain: 'Words alone' } as const

/** What there is to show: a badge of nothing would claim nothing. */
function kindsOf({ isSignup, name, figures }: BadgesPageProps): readonly BadgeKind[] {
  if (isSignup) return ['signup']
  const asOf = dayOf(new Date(figures.asOf))
  return WITH_FIGURES.filter(
    (kind) => badgeWords(kind, { name, figures, asOf, siteName: '' }).shownAs === kind,
  )
}

/** Small pictures with true figures, to put anywhere. */
export function BadgesPage(props: BadgesPageProps) {
  const { isSignup, theme, badgesActive, mayChange } = props
  const path = isSignup ? `${BADGES}/signup` : BADGES
  const kinds = kindsOf(props)
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{isSignup ? 'A badge for joining in' : 'Badges'}</h1>
        <p className="lead quiet">
          {isSignup
            ? 'It says that what you fund is public, and leads to the page that shows it. It claims no figure.'
            : 'Small pictures with what you have funded, for pages, emails and shops. They follow the ledger by themselves.'}
        </p>
        <TabLinks
          label="Kinds of badges"
          tabs={[
            { href: BADGES, label: 'With figures', current: !isSignup },
            { href: `${BADGES}/signup`, label: 'For joining in', current: isSignup },
          ]}
        />
      </header>
      <Switch badgesActive={badgesActive} mayChange={mayChange} />
      <nav className="row-12" aria-label="Themes">
        {BADGE_THEMES.map((each) => (
          <LinkButton
            key={each}
            look={each === theme ? 'plain' : 'quiet'}
            href={`${path}?theme=${each}`}
            aria-current={each === theme ? 'true' : undefined}
          >
            {THEME_NAMES[each]}
          </LinkButton>
        ))}
      </nav>
      {kinds.length === 0 ? (
        <p>Nothing is funded yet. With your first trees, CO2e or plastic a badge is there.</p>
      ) : null}
      <ul className={styles.badges}>
        {kinds.map((kind) => (
          <li key={kind} className="panel flow-16">
            <BadgePanel {...props} kind={kind} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Switch({ badgesActive, mayChange }: Pick<BadgesPageProps, 'badgesActive' | 'mayChange'>) {
  if (!mayChange)
    return (
      <p className="quiet">
        {badgesActive ? 'Badges are on.' : 'Badges are off.'} An owner or admin of the account can
        change that.
      </p>
    )
  return (
    <form method="post" className="flow-12">
      <Notice kind={badgesActive ? 'success' : 'info'}>
        {badgesActive
          ? 'Your badges are on: anyone with their address sees your name and figures.'
          : 'Your badges are off: nobody else sees them. Turned on, anyone with their address sees your name and figures.'}
      </Notice>
      <div>
        <Button
          type="submit"
          look={badgesActive ? 'quiet' : 'action'}
          name="intent"
          value={badgesActive ? 'off' : 'on'}
        >
          {badgesActive ? 'Turn badges off' : 'Turn badges on'}
        </Button>
      </div>
    </form>
  )
}

function BadgePanel(props: BadgesPageProps & { readonly kind: BadgeKind }) {
  const { kind, theme, name, figures, origin, shareId, badgesActive } = props
  const asOf = dayOf(new Date(figures.asOf))
  const siteName = useSiteName()
  const { sentence } = badgeWords(kind, { name, figures, asOf, siteName })
  const image = `${origin}/badges/${shareId}/${kind}-${theme}`
  const proof = origin + fundedPath(shareId ?? '')
  return (
    <>
      <h2>{TITLES[kind]}</h2>
      <img
        src={`${BADGES}/${kind}-${theme}.svg`}
        alt={sentence}
        width="360"
        height="120"
        className={styles.badge}
      />
      <Copied title="Caption" text={`${sentence}. Check it: ${proof}`} isShown={badgesActive} />
      <Copied
        title="HTML"
        text={`<a href="${proof}"><img src="${image}.svg" alt="${attribute(sentence)}" width="360" height="120"></a>`}
        isShown={badgesActive}
      />
      <Copied
        title="Markdown"
        text={`[![${sentence}](${image}.svg)](${proof})`}
        isShown={badgesActive}
      />
      {badgesActive ? (
        <p className="row-links">
          <a href={`${image}.svg`} download={`${kind}-${theme}.svg`}>
            Download as SVG
          </a>
          <a href={`${image}.png`} download={`${kind}-${theme}.png`}>
            Download as PNG
          </a>
        </p>
      ) : null}
    </>
  )
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type CopiedProps = { readonly title: string; readonly text: string; readonly isShown: boolean }

function Copied({ title, text, isShown }: CopiedProps) {
  if (!isShown) return null
  return (
    <div className={styles.copied}>
      <h3>{title}</h3>
      <code>{text}</code>
      <Button look="quiet" data-copy-text={text}>
        Copy<span className="visually-hidden"> the {title}</span>
      </Button>
    </div>
  )
}
