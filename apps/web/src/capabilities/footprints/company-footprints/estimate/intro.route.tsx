import { SECTORS } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import { works } from '@understory/pictures/buildings/works.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PageIntro } from '../../../../content/page-intro.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import type { Route } from './+types/intro.route'
import styles from './intro.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your company’s carbon footprint',
    description:
      'Estimate what your company emits from its sector, turnover and country: scopes 1, 2 and 3 with their range, and the working behind each number.',
    path: '/app/business/footprint',
  })

const START = '/app/business/footprint/estimate'

const SCOPES = [
  {
    title: 'Scope 1: the chimney',
    text: 'What you burn yourself: gas for heating, fuel in your vehicles, gases that leak from cooling.',
  },
  {
    title: 'Scope 2: the wire',
    text: 'The power stations behind the electricity that you buy, and bought heat and cooling.',
  },
  {
    title: 'Scope 3: the roots',
    text: 'Everything before and after you: goods, transport, travel, commuting, waste, what your products do. Usually most of it.',
  },
] as const

const HONEST = [
  {
    title: 'A range, not a point',
    text: 'Nobody can tell a footprint exactly from turnover alone. The range beside ours holds four in five companies, measured against what companies have disclosed.',
  },
  {
    title: 'Every number opens',
    text: 'Inputs, method, version and source stand behind each figure. Nothing is recomputed behind your back.',
  },
  {
    title: 'A beginning',
    text: 'It tells you where to look first. Bills and kilometres then take the place of the averages.',
  },
] as const

export default function FootprintIntro() {
  return (
    <>
      <PageIntro title="What does your company emit?" picture={works()}>
        <p>
          Sector, turnover, country: three answers give a first footprint in scopes 1, 2 and 3, with
          its range. Free, and without an account.
        </p>
        <LinkButton look="action" href={START}>
          Estimate our footprint
        </LinkButton>
      </PageIntro>
      <section className="page section" aria-labelledby="scopes">
        <h2 id="scopes">Above ground, and beneath it</h2>
        <Points points={SCOPES} />
      </section>
      <section className="lichen section" aria-labelledby="honest">
        <div className="page">
          <h2 id="honest">What an estimate can say</h2>
          <Points points={HONEST} />
        </div>
      </section>
      <section className="page section" aria-labelledby="sources">
        <div className="prose flow-16">
          <h2 id="sources">Where the numbers come from</h2>
          <p>
            Intensities of {SECTORS.length} sectors from the UK supply and use tables of 2022 (ONS),
            the Defra multipliers for what they buy and the US EPA factors for companies there;
            electricity of 62 countries by year (Ember); corrected by what 272 company years
            disclosed. Scope 2 is by location. Credits are never subtracted.
          </p>
          <p>
            <a href={START}>Begin with your sector</a>
          </p>
        </div>
      </section>
    </>
  )
}

type Point = { readonly title: string; readonly text: string }

function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
