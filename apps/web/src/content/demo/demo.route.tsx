import { HOUSEHOLD, householdScene } from '@understory/pictures/scenes/household-scene.ts'
import { TEAM, teamScene } from '@understory/pictures/scenes/team-scene.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { DEMONSTRATIONS, isDemonstration } from '../../demonstration/demonstrations.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/demo.route'
import styles from './demo.module.css'
import { Tour } from './tour.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Look around first',
    description: 'A made-up person and a made-up business, page by page, without joining.',
    path: '/demo',
  })

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const missing = searchParams.get('not-here') ?? ''
  return {
    nothingChanges: searchParams.has('nothing-changes'),
    notHere: isDemonstration(missing) ? missing : null,
  }
}

const FAMILY = householdScene('summer')
  .filter(({ since }) => since === null || since.from <= (since.of === 'adult' ? 2 : 1))
  .flatMap(({ shapes }) => shapes)
const COLLEAGUES = teamScene('summer')
  .filter(({ since }) => since === null || since.from <= 6)
  .flatMap(({ shapes }) => shapes)

export default function Demo({ loaderData: { nothingChanges, notHere } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title="Look around first">
        <p>
          Two accounts, as they would look after a year. The people are made up and so is every
          figure; the pages are the real ones. No need to join.
        </p>
      </PageIntro>
      {nothingChanges ? (
        <p className={`page ${styles.notice}`} role="status">
          Nothing can be changed in the demonstration. <a href="/join">Join</a> to do it with
          figures of your own.
        </p>
      ) : null}
      {notHere ? (
        <p className={`page ${styles.notice}`} role="status">
          That isn’t part of the demonstration of {DEMONSTRATIONS[notHere].name}. Here is where it
          begins.
        </p>
      ) : null}
      <div className={`page page-end ${styles.tours}`}>
        <Tour
          of="business"
          picture={<Picture shapes={COLLEAGUES} {...TEAM} fit="cover" />}
          stops={[
            { page: '/my-impact/dashboards/impact', title: 'What it has funded' },
            { page: '/my-impact/dashboards/footprint', title: 'Its footprint' },
            { page: '/my-impact/dashboards/targets', title: 'Targets and actions' },
            { page: '/my-impact/manage/integrations', title: 'Its shops' },
            { page: '/my-impact/share/impact-page', title: 'What it shows the world' },
          ]}
        />
        <Tour
          of="person"
          picture={<Picture shapes={FAMILY} {...HOUSEHOLD} fit="cover" />}
          stops={[
            { page: '/my-impact/dashboards/impact', title: 'What he has funded' },
            { page: '/my-impact/dashboards/household', title: 'His household’s footprint' },
            { page: '/my-impact/manage/vehicles', title: 'His car' },
            { page: '/my-impact/manage/subscriptions', title: 'His plan' },
            { page: '/my-impact/dashboards/public-ledger', title: 'His lines in the ledger' },
          ]}
        />
      </div>
      <section className="lichen section">
        <div className="page flow-16">
          <h2>Where it is kept</h2>
          <p className="prose">
            What you see is a stored copy of pages. The copy has no line in the ledger and counts in
            no public total. To try things out rather than look, run a copy of your own: the first
            command fills it with the same two people.
          </p>
          <p>
            <LinkButton look="action" href="/join">
              Join
            </LinkButton>
          </p>
        </div>
      </section>
    </>
  )
}
