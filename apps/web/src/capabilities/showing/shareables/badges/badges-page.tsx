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
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import { shareablesMessage, shareablesRich } from '../messages/messages.generated.ts'
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

const titles = () =>
  ({
    trees: shareablesMessage('badges.trees'),
    offsets: 'CO2e',
    plastics: shareablesMessage('badges.plastic'),
    vehicles: shareablesMessage('badges.vehicles'),
    signup: shareablesMessage('badges.ourContributionsArePublic'),
  }) as const satisfies Record<BadgeKind, string>
const WITH_FIGURES = ['trees', 'offsets', 'plastics', 'vehicles'] as const
const themeNames = () =>
  ({
    light: shareablesMessage('badges.light'),
    dark: shareablesMessage('badges.dark'),
    moss: shareablesMessage('badges.moss'),
    plain: shareablesMessage('badges.wordsAlone'),
  }) as const

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
        <h1>
          {isSignup ? shareablesMessage('badges.badgeJoining') : shareablesMessage('badges.badges')}
        </h1>
        <p className="lead quiet">
          {isSignup
            ? shareablesMessage('badges.saysFundPublicLeads')
            : shareablesMessage('badges.smallPicturesFundedPages')}
        </p>
        <TabLinks
          label={shareablesMessage('badges.kindsOfBadges')}
          tabs={[
            { href: BADGES, label: shareablesMessage('badges.withFigures'), current: !isSignup },
            {
              href: `${BADGES}/signup`,
              label: shareablesMessage('badges.forJoiningIn'),
              current: isSignup,
            },
          ]}
        />
      </header>
      <Switch badgesActive={badgesActive} mayChange={mayChange} />
      <nav className="row-12" aria-label={shareablesMessage('badges.themes')}>
        {BADGE_THEMES.map((each) => (
          <LinkButton
            key={each}
            look={each === theme ? 'plain' : 'quiet'}
            href={`${path}?theme=${each}`}
            aria-current={each === theme ? 'true' : undefined}
          >
            {themeNames()[each]}
          </LinkButton>
        ))}
      </nav>
      {kinds.length === 0 ? <p>{shareablesMessage('badges.nothingFundedYetFirst')}</p> : null}
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
        {shareablesMessage('badges.badgesOwnerAdminAccount', {
          badgesActive: badgesActive ? 'yes' : 'other',
        })}
      </p>
    )
  return (
    <form method="post" className="flow-12">
      <Notice kind={badgesActive ? 'success' : 'info'}>
        {badgesActive
          ? shareablesMessage('badges.badgesAnyoneAddressSees')
          : shareablesMessage('badges.badgesOffNobodyElse')}
      </Notice>
      <div>
        <Button
          type="submit"
          look={badgesActive ? 'quiet' : 'action'}
          name="intent"
          value={badgesActive ? 'off' : 'on'}
        >
          {badgesActive
            ? shareablesMessage('badges.turnBadgesOff')
            : shareablesMessage('badges.turnBadgesOn')}
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
      <h2>{titles()[kind]}</h2>
      <img
        src={`${BADGES}/${kind}-${theme}.svg`}
        alt={sentence}
        width="360"
        height="120"
        className={styles.badge}
      />
      <Copied
        title={shareablesMessage('badges.caption')}
        text={`${sentence}. Check it: ${proof}`}
        isShown={badgesActive}
      />
      <Copied
        title={shareablesMessage('badges.html')}
        text={`<a href="${proof}"><img src="${image}.svg" alt="${attribute(sentence)}" width="360" height="120"></a>`}
        isShown={badgesActive}
      />
      <Copied
        title={shareablesMessage('badges.markdown')}
        text={`[![${sentence}](${image}.svg)](${proof})`}
        isShown={badgesActive}
      />
      {badgesActive ? (
        <p className="row-links">
          <a href={`${image}.svg`} download={`${kind}-${theme}.svg`}>
            {shareablesMessage('badges.downloadAsSvg')}
          </a>
          <a href={`${image}.png`} download={`${kind}-${theme}.png`}>
            {shareablesMessage('badges.downloadAsPng')}
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
        {shareablesRich('badges.copyThe', { hidden: hiddenWords, title })}
      </Button>
    </div>
  )
}
