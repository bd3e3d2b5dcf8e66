import { HOUSEHOLD, householdScene } from '@understory/pictures/scenes/household-scene.ts'
import { TEAM, teamScene } from '@understory/pictures/scenes/team-scene.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { DEMONSTRATIONS, isDemonstration } from '../../demonstration/demonstrations.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/demo.route'
import styles from './demo.module.css'
import { demoMessage, demoRich } from './messages/messages.generated.ts'
import { Tour } from './tour.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: demoMessage('demo.lookAroundFirst'),
    description: demoMessage('demo.description'),
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
      <PageIntro title={demoMessage('demo.lookAroundFirst')}>
        <p>{demoMessage('demo.twoAccountsLookAfter')}</p>
      </PageIntro>
      {nothingChanges ? (
        <p className={`page ${styles.notice}`} role="status">
          {demoRich('demo.nothingChangedDemonstrationJoin', {
            link: (words) => <a href="/join">{words}</a>,
          })}
        </p>
      ) : null}
      {notHere ? (
        <p className={`page ${styles.notice}`} role="status">
          {demoMessage('demo.isntPartDemonstrationWhere', { name: DEMONSTRATIONS[notHere].name })}
        </p>
      ) : null}
      <div className={`page page-end ${styles.tours}`}>
        <Tour
          of="business"
          picture={<Picture shapes={COLLEAGUES} {...TEAM} fit="cover" />}
          stops={[
            { page: '/my-impact/dashboards/impact', title: demoMessage('demo.whatItHasFunded') },
            { page: '/my-impact/dashboards/footprint', title: demoMessage('demo.itsFootprint') },
            { page: '/my-impact/dashboards/targets', title: demoMessage('demo.targetsAndActions') },
            { page: '/my-impact/manage/integrations', title: demoMessage('demo.itsShops') },
            { page: '/my-impact/share/impact-page', title: demoMessage('demo.showsWorld') },
          ]}
        />
        <Tour
          of="person"
          picture={<Picture shapes={FAMILY} {...HOUSEHOLD} fit="cover" />}
          stops={[
            { page: '/my-impact/dashboards/impact', title: demoMessage('demo.whatHeHasFunded') },
            {
              page: '/my-impact/dashboards/household',
              title: demoMessage('demo.hisHouseholdsFootprint'),
            },
            { page: '/my-impact/manage/vehicles', title: demoMessage('demo.hisCar') },
            { page: '/my-impact/manage/subscriptions', title: demoMessage('demo.hisPlan') },
            {
              page: '/my-impact/dashboards/public-ledger',
              title: demoMessage('demo.hisLinesLedger'),
            },
          ]}
        />
      </div>
      <section className="lichen section">
        <div className="page flow-16">
          <h2>{demoMessage('demo.whereItIsKept')}</h2>
          <p className="prose">{demoMessage('demo.seeStoredCopyPages')}</p>
          <p>
            <LinkButton look="action" href="/join">
              {demoMessage('demo.join')}
            </LinkButton>
          </p>
        </div>
      </section>
    </>
  )
}
