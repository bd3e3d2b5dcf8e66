import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { loadContent } from '../../capabilities/site/content/public.ts'
import { requestContext } from '../../http/request-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/team.route'
import { People } from './people.tsx'
import styles from './team.module.css'
import { Testimonials } from './testimonials.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Who runs this',
    description: 'Who is responsible for this site, who wrote the software, and who can check it.',
    path: '/team',
  })

const MOST_PEOPLE = 100
const MOST_TESTIMONIALS = 6

export async function loader({ context }: Route.LoaderArgs) {
  const { seller, supportEmail } = context.get(requestContext).settings
  const [people, testimonials] = await Promise.all([
    loadContent(context, 'person', { pageSize: MOST_PEOPLE }),
    loadContent(context, 'testimonial', { pageSize: MOST_TESTIMONIALS }),
  ])
  return { seller, supportEmail, people: people.entries, testimonials: testimonials.entries }
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { seller, supportEmail, people, testimonials } = loaderData
  return (
    <>
      <PageIntro title="Who runs this" picture={spot('grove')}>
        <p>No faces from a photo library. Here is who answers for what you see.</p>
      </PageIntro>
      {people.length > 0 ? (
        <section className="page page-end flow-32" aria-labelledby="people">
          <h2 id="people">The people</h2>
          <People people={people} />
        </section>
      ) : null}
      <div className={`page page-end ${styles.facts}`}>
        <section>
          <h2>This site</h2>
          <p>
            {seller.name} runs it, takes the payments, chooses the projects and is responsible for
            what is published here.{' '}
            {seller.address.length > 0 ? (
              <>You’ll find us at {seller.address.join(', ')}. </>
            ) : null}
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </section>
        <section>
          <h2>The software</h2>
          <p>
            Understory is open source, under the Apache 2.0 licence. Anyone can read how prices are
            set, how footprints are calculated and what the ledger refuses, and run it themselves.
          </p>
        </section>
        <section>
          <h2>The projects</h2>
          <p>
            The trees, stoves and turbines are the work of others. Each has{' '}
            <a href="/projects">a page with its partner</a>, how a unit is counted, and what nobody
            can say yet.
          </p>
        </section>
        <section>
          <h2>Who keeps an eye on us</h2>
          <p>
            Anyone. <a href="/public-ledger">The public ledger</a> can be checked by software that
            we did not write, and a certificate verifies without asking us.
          </p>
          <p>
            <LinkButton href="/contact-us">Write to us</LinkButton>
          </p>
        </section>
      </div>
      {testimonials.length > 0 ? (
        <section className="page page-end flow-32" aria-labelledby="said">
          <h2 id="said">What others say</h2>
          <Testimonials testimonials={testimonials} />
        </section>
      ) : null}
    </>
  )
}
