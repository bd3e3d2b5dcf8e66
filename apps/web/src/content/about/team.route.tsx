import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { loadContent } from '../../capabilities/site/content/public.ts'
import { requestContext } from '../../http/request-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/team.route'
import { aboutMessage, aboutRich } from './messages/messages.generated.ts'
import { People } from './people.tsx'
import styles from './team.module.css'
import { Testimonials } from './testimonials.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: aboutMessage('team.whoRunsThis'),
    description: aboutMessage('team.description'),
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
      <PageIntro title={aboutMessage('team.whoRunsThis')} picture={spot('grove')}>
        <p>{aboutMessage('team.noFacesPhotoLibrary')}</p>
      </PageIntro>
      {people.length > 0 ? (
        <section className="page page-end flow-32" aria-labelledby="people">
          <h2 id="people">{aboutMessage('team.thePeople')}</h2>
          <People people={people} />
        </section>
      ) : null}
      <div className={`page page-end ${styles.facts}`}>
        <section>
          <h2>{aboutMessage('team.thisSite')}</h2>
          <p>
            {aboutMessage('team.runsTakesPaymentsChooses', { name: seller.name })}{' '}
            {seller.address.length > 0 ? (
              <>{aboutMessage('team.youllFindUsAt', { address: seller.address.join(', ') })} </>
            ) : null}
            {aboutRich('team.writeTo', {
              link: (words) => <a href={`mailto:${supportEmail}`}>{words}</a>,
              supportEmail,
            })}
          </p>
        </section>
        <section>
          <h2>{aboutMessage('team.theSoftware')}</h2>
          <p>{aboutMessage('team.understoryOpenSourceUnder')}</p>
        </section>
        <section>
          <h2>{aboutMessage('team.theProjects')}</h2>
          <p>
            {aboutRich('team.treesStovesTurbinesWork', {
              link: (words) => <a href="/projects">{words}</a>,
            })}
          </p>
        </section>
        <section>
          <h2>{aboutMessage('team.keepsEye')}</h2>
          <p>
            {aboutRich('team.anyonePublicLedgerChecked', {
              link: (words) => <a href="/public-ledger">{words}</a>,
            })}
          </p>
          <p>
            <LinkButton href="/contact-us">{aboutMessage('team.writeToUs')}</LinkButton>
          </p>
        </section>
      </div>
      {testimonials.length > 0 ? (
        <section className="page page-end flow-32" aria-labelledby="said">
          <h2 id="said">{aboutMessage('team.whatOthersSay')}</h2>
          <Testimonials testimonials={testimonials} />
        </section>
      ) : null}
    </>
  )
}
