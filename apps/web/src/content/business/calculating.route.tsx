import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/calculating.route'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Calculating a carbon footprint',
    description:
      'From an estimate in two minutes to a verified inventory: what you need, how it is worked out, and how certain the result is.',
    path: '/solutions/business/calculating-a-carbon-footprint',
  })

const CALCULATING_REASONS = [
  {
    title: 'Begin with an estimate',
    text: 'Your sector, country and turnover give a first figure with its range. It takes two minutes, and no account.',
  },
  {
    title: 'Refine what is large',
    text: 'Replace the estimate category by category with your meters, fuel cards and invoices, typed in or as a file. Whatever you leave stays an estimate, and says so.',
  },
  {
    title: 'Have it verified',
    text: 'Declare it, then have it checked against a standard. Anyone can check the certificate, and it ends when its facts change.',
  },
] as const

const START = '/app/business/footprint'

export default function Calculating() {
  return (
    <SolutionsPage
      title="Know what you emit"
      lead="A figure you can defend is built in steps. Each step says what it rests on and how certain it is."
      picture="works"
      href={START}
      act="Estimate a footprint"
      reasons={CALCULATING_REASONS}
    >
      <section className="page section" aria-labelledby="how">
        <div className="prose">
          <h2 id="how">How it is computed</h2>
          <p>
            By the GHG Protocol: the Corporate Standard for scopes 1 and 2, the Scope 3 Standard for
            the fifteen categories of the value chain. Each activity is multiplied by an emission
            factor for its year; both are shown beside the result, with their source.
          </p>
          <h3>The factors</h3>
          <p>
            More than 13,000, from the UK Government’s conversion factors of 2021 to 2026 and the
            Emission Factors Hub of the US EPA. Once loaded they never change. When a newer set
            appears, we offer to recalculate your figures line by line, with the reason.
          </p>
          <h3>The estimate</h3>
          <p>
            For each sector we know what a pound of turnover emits, suppliers included, adjusted for
            the country and to that year’s prices. We tested it against 272 annual figures from
            companies that publish their emissions: the total was within a factor of two for 47 in
            100, and the range we give, which should hold eight in ten, held 78 to 81 in 100. That
            is what an estimate can do: it finds the large parts.
          </p>
          <h3>How sure it is</h3>
          <p>
            A meter reading is more certain than a bill, and a bill more certain than what was
            spent. Every line has a quality grade and a range, and the range of the total follows
            from them. A result without its range would claim to know more than anyone does.
          </p>
          <h3>What you need</h3>
          <ul>
            <li>For an estimate: sector, country, turnover and the month your year begins.</li>
            <li>For scope 1: fuel, gas and refrigerant bills, and the mileage of your vehicles.</li>
            <li>
              For scope 2: electricity and heat bills, and your contract if it is a green one.
            </li>
            <li>
              For scope 3: what you bought, how it was delivered, how people travel, and what
              becomes of what you sell. Begin with whatever the estimate shows as largest.
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
