import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/understand.route'
import { ScopeDrawing } from './scope-drawing.tsx'
import { CATEGORIES, SCOPES } from './scope-facts.ts'
import styles from './scopes.module.css'
import { sectorsByShareOfScopeThree } from './share-of-scope-three.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Understand your footprint',
    description:
      'What scopes 1, 2 and 3 are, the fifteen categories of scope 3, and why most of it is there.',
    path: '/solutions/business/understand',
  })

const UNDERSTAND_REASONS = [
  {
    title: 'Three scopes',
    text: 'What you burn, what you plug in, and what others emit for you. The same tonne is scope 1 of one company and scope 3 of another.',
  },
  {
    title: 'One boundary',
    text: 'Which companies, sites and vehicles are yours: by what you own, or by what you control. Choose once, and stick to it.',
  },
  {
    title: 'One year',
    text: 'Twelve months, like your accounts. The first whole one is the base year that later ones are compared with.',
  },
] as const

export const loader = () => ({ mostly: sectorsByShareOfScopeThree() })

export default function Understand({ loaderData: { mostly } }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="What your footprint is made of"
      lead={`In ${mostly.sectors} of the ${mostly.of} sectors of our estimate, more than half of a company’s footprint is emitted by others. Here is where, and what it is called.`}
      picture="works"
      href="/app/business/footprint"
      act="Estimate a footprint"
      reasons={UNDERSTAND_REASONS}
    >
      <section className="page section flow-32" aria-labelledby="scopes">
        <h2 id="scopes">The three scopes</h2>
        <ScopeDrawing />
        <ul className={styles.scopes}>
          {SCOPES.map(({ scope, title, text, examples }) => (
            <li key={scope} data-scope={scope}>
              <h3>
                Scope {scope}: {title}
              </h3>
              <p>{text}</p>
              <p className="quiet">{examples}</p>
              <p>
                <a href={`/solutions/business/reduce?scope=${scope}`}>Where to cut first</a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="lichen section" aria-labelledby="categories">
        <div className="page flow-24">
          <h2 id="categories">The fifteen categories of scope 3</h2>
          <p className="prose-width">
            The GHG Protocol’s Scope 3 Standard sorts the value chain into fifteen. Few companies
            have all of them. An estimate shows which are large for a company like yours.
          </p>
          <ol className={styles.categories}>
            {CATEGORIES.map(({ name, is }) => (
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
