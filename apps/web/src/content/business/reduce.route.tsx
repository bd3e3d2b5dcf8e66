import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/reduce.route'
import { MEASURES, type ScopeNumber } from './measures.ts'
import styles from './scopes.module.css'

const REDUCE_PATH = '/solutions/business/reduce'
const NUMBERS = [1, 2, 3] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Reduce what you emit',
    description:
      'Where to cut first in scopes 1, 2 and 3: what works, what to watch, and how it is counted.',
    path: REDUCE_PATH,
  })

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('scope')
  const scope: ScopeNumber = NUMBERS.find((number) => String(number) === asked) ?? 1
  return { scope }
}

const REDUCE_REASONS = [
  {
    title: 'The large parts first',
    text: 'Two or three categories make up most of a footprint. An estimate shows which; begin there, not with what is easiest to see.',
  },
  {
    title: 'Use less, then cleaner',
    text: 'What you do not need costs nothing and emits nothing. What remains can switch fuel.',
  },
  {
    title: 'Count it as you measured it',
    text: 'A saving is the difference between two years measured the same way. Add actions to your plan, and see how far there is still to go.',
  },
] as const

const LEADS: Readonly<Record<ScopeNumber, string>> = {
  1: 'What you burn yourself is yours to change.',
  2: 'In many countries electricity is getting cleaner by itself. Using less of it works at once, everywhere.',
  3: 'Here you decide through what you buy, how you design, and what you ask of suppliers.',
}

export default function Reduce({ loaderData: { scope } }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title="Cut first"
      lead="A tonne not emitted needs no ledger. What works, scope by scope, and how to tell whether it has."
      picture="wind"
      href="/app/business/footprint"
      act="Find your large parts"
      reasons={REDUCE_REASONS}
    >
      <section className="page section flow-24" aria-labelledby="measures">
        <h2 id="measures">Where to cut first</h2>
        <TabLinks
          label="Scopes"
          tabs={NUMBERS.map((number) => ({
            href: `${REDUCE_PATH}?scope=${number}#measures`,
            label: `Scope ${number}`,
            current: number === scope,
          }))}
        />
        <p className="lead">{LEADS[scope]}</p>
        <ul className={styles.measures}>
          {MEASURES[scope].map(({ title, text, watch }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="quiet">{watch}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/my-impact/dashboards/targets">Put it into your plan</a> ·{' '}
          <a href="/solutions/business/net-zero-consultancy">Plan it with someone</a>
        </p>
      </section>
    </SolutionsPage>
  )
}
