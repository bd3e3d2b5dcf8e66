import type { FrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { FRAMEWORK_WORDS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-words.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { documentsAddress } from '../../company-footprints/public.ts'
import { secrAddress } from '../secr/secr-address.ts'
import styles from './disclosures.module.css'
import { companyAddress, frameworkAddress } from './disclosures-address.ts'
import { GivenMeter } from './given-meter.tsx'

type DisclosuresPageProps = {
  readonly footprintId: string
  readonly disclosures: readonly FrameworkDisclosure[]
}

/** Each framework of a footprint, with how much of what it asks for is given. */
export function DisclosuresPage({ footprintId, disclosures }: DisclosuresPageProps) {
  const [first] = disclosures
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: documentsAddress(footprintId), label: 'Report and certificate' },
          ]}
          here="Disclosures"
        />
        <h1>Disclosures</h1>
        {first ? (
          <p className="lead quiet">
            {first.companyName}, {longMonth(first.from)} to {longMonth(first.to)}. Each fact is
            given, or says why it is not. Nothing is invented for an export.
          </p>
        ) : null}
      </header>
      <p>
        <a href={companyAddress(footprintId)}>About the company</a>: turnover, people and legal
        form, for those that ask for them.
      </p>
      {first?.isDraft ? (
        <Notice kind="warning" title="This is a draft.">
          The footprint is not declared, so these figures may still change and have no files.
        </Notice>
      ) : null}
      <div className={styles.list}>
        {disclosures.map((disclosure) => (
          <section
            key={disclosure.standard}
            className="panel"
            aria-labelledby={disclosure.standard}
          >
            <div className="flow-16">
              <h2 id={disclosure.standard}>{FRAMEWORK_WORDS[disclosure.standard].name}</h2>
              <p>{FRAMEWORK_WORDS[disclosure.standard].says}</p>
              <GivenMeter facts={disclosure.facts} />
            </div>
            <p>
              <LinkButton href={frameworkAddress(footprintId, disclosure.standard)}>
                Open the facts
              </LinkButton>
            </p>
          </section>
        ))}
        <section className="panel" aria-labelledby="secr">
          <div className="flow-16">
            <h2 id="secr">Energy and carbon report (SECR)</h2>
            <p>UK energy in kWh, its emissions and their intensity, for a directors’ report.</p>
          </div>
          <p>
            <LinkButton href={secrAddress(footprintId)}>Open the SECR figures</LinkButton>
          </p>
        </section>
      </div>
    </div>
  )
}
