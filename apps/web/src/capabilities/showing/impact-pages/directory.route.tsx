import { ListImpactPages } from '@understory/contracts/showing/impact-pages.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { data } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/directory.route'
import styles from './impact-page.module.css'
import { impactPagesMessage, impactPagesRich } from './messages/messages.generated.ts'
import { QUANTITY } from './quantity-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: impactPagesMessage('directory.whoFundsWhat'),
    description: impactPagesMessage('directory.description'),
    path: '/impact',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after')?.slice(0, 60)
  const query = after ? { after } : {}
  const answer = await publicApi(request, context)(ListImpactPages, { query })
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

export default function DirectoryRoute({ loaderData: { pages, next } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={impactPagesMessage('directory.whoFundsWhat')} picture={spot('clearing')}>
        <p>
          {impactPagesRich('directory.peopleBusinessesChoseShow', {
            link: (words) => <a href="/public-ledger">{words}</a>,
          })}
        </p>
      </PageIntro>
      <div className="page page-end flow-32">
        {pages.length === 0 ? (
          <EmptyState
            title={impactPagesMessage('directory.nobodyIsListedYet')}
            picture={spot('seed')}
            action={
              <LinkButton href="/my-impact/share/impact-page">
                {impactPagesMessage('directory.showYourOwn')}
              </LinkButton>
            }
          >
            {impactPagesMessage('directory.impactPageAppearsOnce')}
          </EmptyState>
        ) : (
          <ul className={styles.pages} data-nosnippet="">
            {pages.map(({ address, name, location, mission, figures }) => (
              <li key={address}>
                <h2>
                  <a href={`/impact/${address}`}>{name}</a>
                </h2>
                {location ? <p className="quiet">{location}</p> : null}
                {mission ? <p>{mission}</p> : null}
                <ImpactPagesDirectoryFunded figures={figures} />
              </li>
            ))}
          </ul>
        )}
        {next ? (
          <p>
            <a href={`/impact?after=${next}`}>{impactPagesMessage('directory.more')}</a>
          </p>
        ) : null}
      </div>
    </>
  )
}

type ImpactPagesDirectoryFigures = Route.ComponentProps['loaderData']['pages'][number]['figures']

function ImpactPagesDirectoryFunded({
  figures: { milliTrees, co2eGrams, plasticGrams },
}: {
  readonly figures: ImpactPagesDirectoryFigures
}) {
  const of = { trees: milliTrees, co2e: co2eGrams, plastic: plasticGrams }
  const funded = IMPACTS.filter((impact) => of[impact] > 0)
  if (funded.length === 0)
    return <p className="quiet">{impactPagesMessage('directory.nothingFundedYet')}</p>
  return (
    <ul className={styles.funded} aria-label={impactPagesMessage('directory.funded')}>
      {funded.map((impact) => (
        <li key={impact} data-impact={impact}>
          {QUANTITY[impact](of[impact])}
        </li>
      ))}
    </ul>
  )
}
