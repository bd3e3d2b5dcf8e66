import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import type { Route } from './+types/assets.route'
import { MARKS } from './brand-mark.ts'
import styles from './shareables.module.css'

const ASSETS_PATH = '/my-impact/share/assets'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Assets',
    description: 'The mark, and the words to use and to leave.',
    path: ASSETS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account } = await requireAccount(request, context)
  const hasOwnMark = context.get(requestContext).settings.brand.logo !== null
  return { isBusiness: account.accountType === 'business', hasOwnMark }
}

const KIT = [
  {
    href: '/my-impact/share/shareables',
    title: 'Shareables',
    text: 'Your landscape with your figures, in four sizes, with words to go with it.',
  },
  {
    href: '/my-impact/share/badges',
    title: 'Badges',
    text: 'Small pictures for a website or an email, which follow your figures.',
  },
  {
    href: '/my-impact/share/live-widget',
    title: 'Live widgets',
    text: 'Your figures on your own pages, counted up as they grow.',
    isForBusiness: true,
  },
  {
    href: '/my-impact/share/impact-page',
    title: 'Impact page',
    text: 'A page of your own, with the map, the months and the certificates you choose.',
  },
] as const

const SAY = [
  '“We funded 120 trees at Mangroves of Mahajanga in 2026.”',
  '“We paid for the reduction of 2.5 tonnes of CO2e by clean cookstoves in Ghana.”',
  '“Each order funds a tree. Here is the certificate.”',
  '“We emitted 410 tonnes in 2025, 6% less than the year before. We also funded 40 tonnes elsewhere.”',
]

const LEAVE = [
  '“Carbon neutral”, “climate positive” or “net zero”, of a product or of yourself, because something was offset.',
  '“Offsets our flight”, as if the flight had not happened.',
  'A total without what it is of, since when, and where it can be checked.',
  'Trees as tonnes: what they take in over decades is a projection.',
]

/** A logo of the installation comes in its own colours alone. */
const OWN_MARK = Object.entries(MARKS).filter(([mark]) => mark === 'colour')

export default function AssetsRoute({
  loaderData: { isBusiness, hasOwnMark },
}: Route.ComponentProps) {
  const kit = KIT.filter((each) => isBusiness || !('isForBusiness' in each))
  const siteName = useSiteName()
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>Assets</h1>
        <p className="lead quiet">Everything to tell others with, and how to tell it truly.</p>
      </header>
      <section className="part" aria-labelledby="kit">
        <h2 id="kit">Made from your figures</h2>
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
        <h2 id="say">What you can say</h2>
        <div className={styles.words}>
          <div className="flow-12">
            <h3>Say what was funded</h3>
            <ul>
              {SAY.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="flow-12">
            <h3>Leave out</h3>
            <ul>
              {LEAVE.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        <p className="quiet prose-width">
          The reasons: since 27 September 2026 Directive (EU) 2024/825 forbids claims that a product
          is neutral, reduced or positive for the climate because of offsetting; the Green Claims
          Code of the UK’s Competition and Markets Authority asks that claims are clear, whole and
          backed by evidence. This is no legal advice.
        </p>
      </section>
      <section className="part" aria-labelledby="mark">
        <h2 id="mark">Our mark</h2>
        <p className="prose-width">
          For “funded with {siteName}”. Leave a quarter of its width free around it, and do not
          change its shape or colours.
        </p>
        <ul className={styles.wordmarks}>
          {(hasOwnMark ? OWN_MARK : Object.entries(MARKS)).map(([mark, { title, isOnDark }]) => (
            <li key={mark}>
              <div className={styles.ground} data-dark={isOnDark || undefined}>
                <img src={`/brand/${mark}.svg`} width={72} height={72} alt="" />
              </div>
              <a href={`/brand/${mark}.svg`} download={`mark-${mark}.svg`}>
                {title}, as SVG
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
