import type { FrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { FRAMEWORK_WORDS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-words.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { documentsAddress } from '../../company-footprints/public.ts'
import { documentsMessage, documentsRich } from '../messages/messages.generated.ts'
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
            {
              href: '/my-impact/dashboards/footprint',
              label: documentsMessage('disclosures.footprint'),
            },
            {
              href: documentsAddress(footprintId),
              label: documentsMessage('disclosures.reportAndCertificate'),
            },
          ]}
          here={documentsMessage('disclosures.disclosures')}
        />
        <h1>{documentsMessage('disclosures.disclosures')}</h1>
        {first ? (
          <p className="lead quiet">
            {documentsMessage('disclosures.eachFactGivenSays', {
              companyName: first.companyName,
              longMonth: longMonth(first.from),
              longMonth2: longMonth(first.to),
            })}
          </p>
        ) : null}
      </header>
      <p>
        {documentsRich('disclosures.aboutCompanyTurnoverPeople', {
          link: (words) => <a href={companyAddress(footprintId)}>{words}</a>,
        })}
      </p>
      {first?.isDraft ? (
        <Notice kind="warning" title={documentsMessage('disclosures.thisIsADraft')}>
          {documentsMessage('disclosures.footprintDeclaredFiguresStill')}
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
                {documentsMessage('disclosures.openTheFacts')}
              </LinkButton>
            </p>
          </section>
        ))}
        <section className="panel" aria-labelledby="secr">
          <div className="flow-16">
            <h2 id="secr">{documentsMessage('disclosures.energyCarbonReportSecr')}</h2>
            <p>{documentsMessage('disclosures.ukEnergyKwhEmissions')}</p>
          </div>
          <p>
            <LinkButton href={secrAddress(footprintId)}>
              {documentsMessage('disclosures.openTheSecrFigures')}
            </LinkButton>
          </p>
        </section>
      </div>
    </div>
  )
}
