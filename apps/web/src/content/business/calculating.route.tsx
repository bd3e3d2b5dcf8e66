import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/calculating.route'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Calculating a carbon footprint',
    description:
      'From an estimate in two minutes to a verified inventory: what you need, how it is computed, and how sure the result is.',
    path: '/solutions/business/calculating-a-carbon-footprint',
  })

const CALCULATING_REASONS = [
  {
    title: 'Begin with an estimate',
    text: 'Sector, country and turnover give a first figure with its range. It takes two minutes and no account.',
  },
  {
    title: 'Refine what is large',
    text: 'Replace the estimate category by category with your meters, fuel cards and invoices, typed in or as a file. What you leave stays an estimate, and says so.',
  },
  {
    title: 'Have it verified',
    text: 'Declare it, and someone independent checks it against a standard. The certificate can be checked by anyone, and ends when its facts change.',
  },
] as const

const START = '/app/business/footprint'

export default function Calculating() {
  return (
    <SolutionsPage
      title="Know what you emit"
      lead="A figure you can defend is built in steps. Each step says what it rests on and how sure it is."
      picture="search"
      href={START}
      act="Estimate a footprint"
      reasons={CALCULATING_REASONS}
    >
      <section className="page section" aria-labelledby="how">
        <div className="prose">
          <h2 id="how">How it is computed</h2>
          <p>
            By the GHG Protocol: the Corporate Standard for scopes 1 and 2, the Scope 3 Standard for
            the fifteen categories of the value chain. Activity is multiplied by an emission factor
            of its year; both stand beside the result, with their source.
          </p>
          <h3>The factors</h3>
          <p>
            More than 13,000, from the UK Government’s conversion factors of 2021 to 2026 and the
            Emission Factors Hub of the US EPA. They are loaded once and never changed. When a newer
            set appears, your figures are offered for recalculation line by line, with the reason.
          </p>
          <h3>The estimate</h3>
          <p>
            Each sector has what it emits for a pound of turnover, with its suppliers, corrected for
            the country and brought to the prices of the year. We tested it against 272 years of
            companies that publish their emissions: the total was within a factor of two for 47 of a
            hundred, and the range we give, which should hold eight of ten, held 78 to 81 of a
            hundred. That is what an estimate can do; it finds the large parts.
          </p>
          <h3>How sure it is</h3>
          <p>
            A meter reading is surer than a bill, and a bill surer than what was spent. Every line
            has a grade of quality and a range, and the range of the total follows from them. A
            result without its range would pretend to know more than anyone does.
          </p>
          <h3>What you need</h3>
          <ul>
            <li>For an estimate: sector, country, turnover and the month your year begins.</li>
            <li>For scope 1: fuel, gas and refrigerant bills, and the mileage of your vehicles.</li>
            <li>
              For scope 2: electricity and heat bills, and your contract if it is a green one.
            </li>
            <li>
              For scope 3: what you bought, how it was carried, how people travel, and what becomes
              of what you sell. Begin with what the estimate shows as largest.
            </li>
          </ul>
          <p>
            <a href="/solutions/business/understand">What the scopes are</a> ·{' '}
            <a href="/solutions/business/reduce">Where to cut first</a>
          </p>
        </div>
      </section>
    </SolutionsPage>
  )
}
