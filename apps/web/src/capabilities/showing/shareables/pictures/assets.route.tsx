import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import { shareablesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/assets.route'
import { marks } from './brand-mark.ts'
import styles from './shareables.module.css'

const ASSETS_PATH = '/my-impact/share/assets'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: shareablesMessage('assets.assets'),
    description: shareablesMessage('assets.description'),
    path: ASSETS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account } = await requireAccount(request, context)
  const hasOwnMark = context.get(requestContext).settings.brand.logo !== null
  return { isBusiness: account.accountType === 'business', hasOwnMark }
}

const kitWords = () =>
  [
    {
      href: '/my-impact/share/shareables',
      title: shareablesMessage('assets.shareables'),
      text: shareablesMessage('assets.landscapeFiguresFourSizes'),
    },
    {
      href: '/my-impact/share/badges',
      title: shareablesMessage('assets.badges'),
      text: shareablesMessage('assets.smallPicturesWebsiteEmail'),
    },
    {
      href: '/my-impact/share/live-widget',
      title: shareablesMessage('assets.liveWidgets'),
      text: shareablesMessage('assets.figuresOwnPagesCounted'),
      isForBusiness: true,
    },
    {
      href: '/my-impact/share/impact-page',
      title: shareablesMessage('assets.impactPage'),
      text: shareablesMessage('assets.pageOwnMapMonths'),
    },
  ] as const

const SAY = [
  '“We funded 120 trees at Mangroves of Mahajanga in 2026.”',
  '“We paid for the reduction of 2.5 tonnes of CO2e by clean cookstoves in Ghana.”',
  '“Each order funds a tree. Here is the certificate.”',
  '“We emitted 410 tonnes in 2025, 6% less than the year before. We also funded 40 tonnes elsewhere.”',
]

const leave = () => [
  '“Carbon neutral”, “climate positive” or “net zero”, of a product or of yourself, because something was offset.',
  '“Offsets our flight”, as if the flight had not happened.',
  shareablesMessage('assets.totalWithoutSinceWhen'),
  shareablesMessage('assets.treesTonnesTakeOver'),
]

/** A logo of the installation comes in its own colours alone. */
const ownMark = () => Object.entries(marks()).filter(([mark]) => mark === 'colour')

export default function AssetsRoute({
  loaderData: { isBusiness, hasOwnMark },
}: Route.ComponentProps) {
  const kit = kitWords().filter((each) => isBusiness || !('isForBusiness' in each))
  const siteName = useSiteName()
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>{shareablesMessage('assets.assets')}</h1>
        <p className="lead quiet">{shareablesMessage('assets.everythingTellOthersTell')}</p>
      </header>
      <section className="part" aria-labelledby="kit">
        <h2 id="kit">{shareablesMessage('assets.madeFromYourFigures')}</h2>
        <ul className="lined-rows">
          {kit.map(({ href, title, text }) => (
            <li key={href}>
              <div>
                <p>
                  <a href={href}>{title}</a>
                </p>
                <p className="quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="part" aria-labelledby="say">
        <h2 id="say">{shareablesMessage('assets.whatYouCanSay')}</h2>
        <div className={styles.words}>
          <div className="flow-12">
            <h3>{shareablesMessage('assets.sayWhatWasFunded')}</h3>
            <ul>
              {SAY.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="flow-12">
            <h3>{shareablesMessage('assets.leaveOut')}</h3>
            <ul>
              {leave().map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        <p className="quiet prose-width">{shareablesMessage('assets.reasonsSince27September')}</p>
      </section>
      <section className="part" aria-labelledby="mark">
        <h2 id="mark">{shareablesMessage('assets.ourMark')}</h2>
        <p className="prose-width">
          {shareablesMessage('assets.fundedLeaveQuarterWidth', { siteName })}
        </p>
        <ul className={styles.wordmarks}>
          {(hasOwnMark ? ownMark() : Object.entries(marks())).map(([mark, { title, isOnDark }]) => (
            <li key={mark}>
              <div className={styles.ground} data-dark={isOnDark || undefined}>
                <img src={`/brand/${mark}.svg`} width={72} height={72} alt="" />
              </div>
              <a href={`/brand/${mark}.svg`} download={`mark-${mark}.svg`}>
                {shareablesMessage('assets.asSvg', { title })}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
