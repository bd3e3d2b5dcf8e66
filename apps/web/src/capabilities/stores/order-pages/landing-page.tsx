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
import { orderPagesMessage, orderPagesRich } from './messages/messages.generated.ts'
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
          <p className={styles.shop}>
            {orderPagesMessage('landing.yourOrderAt', { storeName: order.storeName })}
          </p>
          <h1>{withWholeFigures(title)}</h1>
          <p className="lead">{text}</p>
        </header>
        {funds ? <LandingPageFacts order={order} /> : null}
        {funds ? <OrderProof order={order} link={link} /> : null}
        <section className="part" aria-labelledby="means">
          <h2 id="means">{orderPagesMessage('landing.meansDoes')}</h2>
          <p>
            {orderPagesRich('landing.contributionShopPaysProject', {
              paysFor: paysFor()[impactOfOrder(order)],
              link: (words) => <a href="/our-philosophy">{words}</a>,
            })}
          </p>
        </section>
        <p>
          <LinkButton href="/solutions/personal/instant">
            {orderPagesMessage('landing.fundSomeOwn')}
          </LinkButton>
        </p>
      </div>
    </article>
  )
}

const paysFor = (): Readonly<Record<Impact, string>> => ({
  trees: orderPagesMessage('landing.plant'),
  co2e: orderPagesMessage('landing.forCarbonCredits'),
  plastic: orderPagesMessage('landing.collectPlastic'),
})
const doneBy = (): Readonly<Record<Impact, string>> => ({
  trees: orderPagesMessage('landing.plantedBy'),
  co2e: orderPagesMessage('landing.carbonCreditsOf'),
  plastic: orderPagesMessage('landing.plasticCollectedBy'),
})

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
    [orderPagesMessage('landing.ordered'), dateOf(orderedOn)],
    [orderPagesMessage('landing.paidShop'), dateOf(paidOn)],
    [
      doneBy()[impactOfOrder(order)],
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
        <p className="quiet">{orderPagesMessage('landing.sampleProjectNothingFunded')}</p>
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
        title={
          isBroken
            ? orderPagesMessage('landing.linkLeadsNoOrder')
            : orderPagesMessage('landing.whatYourOrderFunded')
        }
        picture={spot(isBroken ? 'search' : 'stall')}
        action={
          <LinkButton href="/verify">{orderPagesMessage('landing.verifyACertificate')}</LinkButton>
        }
      >
        {isBroken
          ? orderPagesMessage('landing.beenCutShortWay')
          : orderPagesMessage('landing.shopsFundSomethingEach')}
      </EmptyState>
    </div>
  )
}
