import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/consultancy.route'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Advice on the way to net zero',
    description:
      'Help to measure, set targets and plan: what our advice covers, what it does not, and how to ask for it.',
    path: '/solutions/business/net-zero-consultancy',
  })

const CONSULTANCY_REASONS = [
  {
    title: 'Measure what matters',
    text: 'An estimate finds the large parts in minutes. Advice starts there: which to measure properly, with which figures, and which to leave as an estimate for now.',
  },
  {
    title: 'A target that holds',
    text: 'A base year, a boundary and a path for scopes 1, 2 and 3, as the Science Based Targets initiative asks, or a simpler one where that fits a small business better.',
  },
  {
    title: 'A plan with names and dates',
    text: 'Each action with what it saves, what it costs, who does it and by when. Any gap between the plan and the target is named, not filled with offsets.',
  },
] as const

const ASK = '/contact-us?topic=consultancy'

export default function Consultancy() {
  return (
    <SolutionsPage
      title="Someone to plan it with"
      lead="Software counts; people decide. Where your footprint raises questions that a page cannot answer, ask for advice."
      picture="advice"
      href={ASK}
      act="Ask for advice"
      reasons={CONSULTANCY_REASONS}
    >
      <section className="page section" aria-labelledby="covers">
        <div className="prose">
          <h2 id="covers">What you can expect</h2>
          <p>
            You tell us what you want to know and send, if you have one, the estimate or the
            footprint you made here. We reply with what can be done, by whom, in how many days and
            at what price. Nothing starts, and nothing is charged, until you agree.
          </p>
          <h3>What net zero means</h3>
          <p>
            Cutting emissions across the whole value chain by 90% or more, by 2050 at the latest,
            and removing what is left. That is the meaning of the Corporate Net-Zero Standard of the
            Science Based Targets initiative. A business that buys offsets for what it emits today
            is not at net zero, and nobody here will tell you that it is.
          </p>
          <h3>What advice does not do</h3>
          <p>
            It does not verify your footprint: the people who advise you cannot also confirm what
            you did. <a href="/app/business/footprint/verify/one-time/setup">Verification</a> is a
            separate order, and done by other people.
          </p>
          <h3>What you can do without it</h3>
          <p>
            <a href="/app/business/footprint">An estimate</a> takes two minutes.{' '}
            <a href="/solutions/business/understand">What the scopes are</a> and{' '}
            <a href="/solutions/business/reduce">where to cut first</a> are on pages of their own.
          </p>
        </div>
      </section>
    </SolutionsPage>
  )
}
