import type { OrderImpact } from '@understory/contracts/stores/order-pages.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { type Impact, MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { fundsSomething } from '../bills/public.ts'
import styles from './order-page.module.css'
import { type OrderLink, OrderProof } from './order-proof.tsx'
import { impactOfOrder, STAGES } from './stage-words.ts'

/** A unit stays with its number: "12.5 kg" is not divided between two lines. */
const withWholeFigures = (words: string) => words.replaceAll(/(\d) (?=[a-z])/g, '$1\u00a0')

const LANDING_PAGE_SIZE = { width: 1440, height: 460 } as const

type Shown = { readonly order: OrderImpact }

/** What someone's order at a shop funded, how far it is paid, and where to check it. */
export function LandingPage({ order, link }: Shown & { readonly link: OrderLink }) {
  const { stage } = order
  const funds = fundsSomething(order)
  const { title, text } = STAGES[stage](order)
  return (
    <article>
      <Landscape order={order} />
      <div className={`page page-end ${styles.words}`}>
        <header className="flow-16">
          <p className={styles.shop}>Your order at {order.storeName}</p>
          <h1>{withWholeFigures(title)}</h1>
          <p className="lead">{text}</p>
        </header>
        {funds ? <LandingPageFacts order={order} /> : null}
        {funds ? <OrderProof order={order} link={link} /> : null}
        <section className="part" aria-labelledby="means">
          <h2 id="means">What it means, and what it does not</h2>
          <p>
            It is a contribution: the shop pays a project {PAYS_FOR[impactOfOrder(order)]}. It makes
            neither your order nor the shop neutral, and no emission of yours is counted against it.{' '}
            <a href="/our-philosophy">How it is proved</a>
          </p>
        </section>
        <p>
          <LinkButton href="/solutions/personal/instant">Fund some of your own</LinkButton>
        </p>
      </div>
    </article>
  )
}

const PAYS_FOR: Readonly<Record<Impact, string>> = {
  trees: 'to plant',
  co2e: 'for carbon credits',
  plastic: 'to collect plastic',
}
const DONE_BY: Readonly<Record<Impact, string>> = {
  trees: 'Planted by',
  co2e: 'Carbon credits of',
  plastic: 'Plastic collected by',
}

function Landscape({ order }: Shown) {
  const { milliTrees, co2eGrams, plasticGrams, orderedOn, project, storeName } = order
  const trees = Math.floor(milliTrees / MILLI_TREES_PER_TREE)
  const { shapes } = projectScene({
    ...LANDING_PAGE_SIZE,
    seed: storeName,
    trees,
    co2eGrams,
    plasticGrams,
    projects: project ? [{ ...project, impact: impactOfOrder(order) }] : [],
    date: orderedOn ?? '2026-06-21',
  })
  return (
    <div className={styles.landscape}>
      <Picture shapes={shapes} {...LANDING_PAGE_SIZE} fit="cover" />
    </div>
  )
}

function LandingPageFacts({ order }: Shown) {
  const { orderedOn, paidOn, project } = order
  const rows: (readonly [string, string | null])[] = [
    ['Ordered', dateOf(orderedOn)],
    ['Paid for by the shop', dateOf(paidOn)],
    [
      DONE_BY[impactOfOrder(order)],
      project && `${project.partner}: ${project.name}, ${countryName(project.country)}`,
    ],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {project?.isSample ? (
        <p className="quiet">
          This is a sample project: nothing is funded for real by this installation.
        </p>
      ) : null}
    </>
  )
}

const dateOf = (date: CalendarDate | null) => date && longDate(date)

export function NoOrder({ isBroken }: { readonly isBroken: boolean }) {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={isBroken ? 'This link leads to no order' : 'What your order funded'}
        picture={spot(isBroken ? 'search' : 'stall')}
        action={<LinkButton href="/verify">Verify a certificate</LinkButton>}
      >
        {isBroken
          ? 'It may have been cut short on its way. Open it from the email of your shop, or copy all of it.'
          : 'Shops that fund something with each order put a link to this page into their emails. Open it there, and you see what your order became.'}
      </EmptyState>
    </div>
  )
}
