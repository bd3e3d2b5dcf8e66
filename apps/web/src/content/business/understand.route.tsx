import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/understand.route'
import { businessMessage } from './messages/messages.generated.ts'
import { ScopeDrawing } from './scope-drawing.tsx'
import { categories, scopes } from './scope-facts.ts'
import styles from './scopes.module.css'
import { sectorsByShareOfScopeThree } from './share-of-scope-three.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: businessMessage('understand.understandYourFootprint'),
    description: businessMessage('understand.description'),
    path: '/solutions/business/understand',
  })

const understandReasons = () =>
  [
    {
      title: businessMessage('understand.threeScopes'),
      text: businessMessage('understand.burnPlugOthersEmit'),
    },
    {
      title: businessMessage('understand.oneBoundary'),
      text: businessMessage('understand.companiesSitesVehiclesYours'),
    },
    {
      title: businessMessage('understand.oneYear'),
      text: businessMessage('understand.twelveMonthsLikeAccounts'),
    },
  ] as const

export const loader = () => ({ mostly: sectorsByShareOfScopeThree() })

export default function Understand({ loaderData: { mostly } }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title={businessMessage('understand.footprintMade')}
      lead={businessMessage('understand.lead', {
        sectors: String(mostly.sectors),
        of: String(mostly.of),
      })}
      picture="works"
      href="/app/business/footprint"
      act={businessMessage('understand.estimateAFootprint')}
      reasons={understandReasons()}
    >
      <section className="page section flow-32" aria-labelledby="scopes">
        <h2 id="scopes">{businessMessage('understand.theThreeScopes')}</h2>
        <ScopeDrawing />
        <ul className={styles.scopes}>
          {scopes().map(({ scope, title, text, examples }) => (
            <li key={scope} data-scope={scope}>
              <h3>{businessMessage('understand.scope', { scope: String(scope), title })}</h3>
              <p>{text}</p>
              <p className="quiet">{examples}</p>
              <p>
                <a href={`/solutions/business/reduce?scope=${scope}`}>
                  {businessMessage('understand.whereToCutFirst')}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="lichen section" aria-labelledby="categories">
        <div className="page flow-24">
          <h2 id="categories">{businessMessage('understand.fifteenCategoriesScope3')}</h2>
          <p className="prose-width">{businessMessage('understand.ghgProtocolsScope3')}</p>
          <ol className={styles.categories}>
            {categories().map(({ name, is }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span className="quiet">{is}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </SolutionsPage>
  )
}
