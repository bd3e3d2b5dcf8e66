import { SECTORS } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import { works } from '@understory/pictures/buildings/works.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PageIntro } from '../../../../content/page-intro.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/intro.route'
import styles from './intro.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('intro.yourCompanysCarbonFootprint'),
    description: companyFootprintsMessage('intro.description'),
    path: '/app/business/footprint',
  })

const START = '/app/business/footprint/estimate'

const scopes = () =>
  [
    {
      title: companyFootprintsMessage('intro.scope1TheChimney'),
      text: companyFootprintsMessage('intro.burnYourselfGasHeating'),
    },
    {
      title: companyFootprintsMessage('intro.scope2TheWire'),
      text: companyFootprintsMessage('intro.powerStationsBehindElectricity'),
    },
    {
      title: companyFootprintsMessage('intro.scope3TheRoots'),
      text: companyFootprintsMessage('intro.everythingBeforeAfterGoods'),
    },
  ] as const

const honest = () =>
  [
    {
      title: companyFootprintsMessage('intro.rangePoint'),
      text: companyFootprintsMessage('intro.nobodyTellFootprintExactly'),
    },
    {
      title: companyFootprintsMessage('intro.everyNumberOpens'),
      text: companyFootprintsMessage('intro.inputsMethodVersionSource'),
    },
    {
      title: companyFootprintsMessage('intro.aBeginning'),
      text: companyFootprintsMessage('intro.tellsWhereLookFirst'),
    },
  ] as const

export default function FootprintIntro() {
  return (
    <>
      <PageIntro title={companyFootprintsMessage('intro.doesCompanyEmit')} picture={works()}>
        <p>{companyFootprintsMessage('intro.sectorTurnoverCountryThree')}</p>
        <LinkButton look="action" href={START}>
          {companyFootprintsMessage('intro.estimateOurFootprint')}
        </LinkButton>
      </PageIntro>
      <section className="page section" aria-labelledby="scopes">
        <h2 id="scopes">{companyFootprintsMessage('intro.aboveGroundBeneath')}</h2>
        <Points points={scopes()} />
      </section>
      <section className="lichen section" aria-labelledby="honest">
        <div className="page">
          <h2 id="honest">{companyFootprintsMessage('intro.estimateSay')}</h2>
          <Points points={honest()} />
        </div>
      </section>
      <section className="page section" aria-labelledby="sources">
        <div className="prose flow-16">
          <h2 id="sources">{companyFootprintsMessage('intro.whereNumbersCome')}</h2>
          <p>
            {companyFootprintsMessage('intro.intensitiesSectorsUkSupply', {
              count: SECTORS.length,
            })}
          </p>
          <p>
            <a href={START}>{companyFootprintsMessage('intro.beginWithYourSector')}</a>
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
