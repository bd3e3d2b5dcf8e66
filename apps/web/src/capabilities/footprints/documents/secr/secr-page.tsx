import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { SECR_KIND_NAMES } from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { documentsAddress } from '../../company-footprints/public.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import { secrFileAddress } from './secr-address.ts'
import { SecrForm } from './secr-form.tsx'
import styles from './secr-page.module.css'
import { SecrTable } from './secr-table.tsx'

type SecrPageProps = {
  readonly footprintId: string
  readonly secr: SecrDisclosure
  readonly mayChange: boolean
  readonly isSaved: boolean
  readonly refused: FormAnswer | null
}

/** UK energy, its emissions and their intensity, ready for a directors' report. */
export function SecrPage(props: SecrPageProps) {
  const { footprintId, secr, mayChange, isSaved, refused } = props
  const missing = secr.facts.filter(({ state }) => state === 'not-given')
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: documentsMessage('secr.footprint') },
            {
              href: documentsAddress(footprintId),
              label: documentsMessage('secr.reportAndCertificate'),
            },
          ]}
          here={documentsMessage('secr.secr')}
        />
        <h1>{documentsMessage('secr.energyCarbonReportSecr')}</h1>
        <p className="lead quiet">
          {documentsMessage('secr.to', {
            companyName: secr.companyName,
            longMonth: longMonth(secr.from),
            longMonth2: longMonth(secr.to),
            secrKindNames: secr.kind ? SECR_KIND_NAMES[secr.kind] : '',
            hasKind: secr.kind ? 'yes' : 'other',
          })}
          {secr.declaration
            ? documentsMessage('secr.figuresOfDeclaration', {
                number: String(secr.declaration.number),
                longDate: longDate(secr.declaration.declaredOn),
              })
            : ''}
        </p>
      </header>
      {isSaved ? <Notice kind="success" title={documentsMessage('secr.saved')} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {secr.isDraft ? (
        <Notice kind="warning" title={documentsMessage('secr.thisIsADraft')}>
          <p>{documentsMessage('secr.footprintDeclaredFiguresStill')}</p>
        </Notice>
      ) : null}
      {secr.declaration?.isChangedSince ? (
        <Notice kind="info" title={documentsMessage('secr.inventoryChangedAfterDeclared')}>
          {documentsMessage('secr.reportDeclaredDeclareAgain')}
        </Notice>
      ) : null}
      <SecrTable
        title={documentsMessage('secr.ukEnergyUse')}
        id="energy"
        secr={secr}
        isOf={(key) => key.startsWith('energy-') || key === 'energy-total'}
      />
      <SecrTable
        title={documentsMessage('secr.emissions')}
        id="emissions"
        secr={secr}
        isOf={isEmission}
      />
      <p className="quiet">{documentsMessage('secr.figuresRoundedIndividuallyTotal')}</p>
      <SecrTable
        title={documentsMessage('secr.intensity')}
        id="intensity"
        secr={secr}
        isOf={(key) => key === 'intensity'}
      />
      {mayChange ? <SecrForm secr={secr} refused={refused} /> : null}
      <Statement {...{ footprintId, secr }} />
      {missing.length > 0 ? <Missing facts={missing} /> : null}
      <p className="quiet">{documentsMessage('secr.after', { version: secr.version })}</p>
    </div>
  )
}

const EMISSION_KEYS: readonly string[] = [
  'scope-1',
  'scope-2',
  'scope-2-market',
  'mileage',
  'total',
]
const isEmission = (key: string) => EMISSION_KEYS.includes(key) || key.startsWith('emissions-')

function Statement({ footprintId, secr }: Pick<SecrPageProps, 'footprintId' | 'secr'>) {
  return (
    <section className="part flow-16" aria-labelledby="statement">
      <h2 id="statement">{documentsMessage('secr.wordsDirectorsReport')}</h2>
      <pre className={styles.statement}>{secr.statement}</pre>
      {secr.isDraft ? null : (
        <div className="row-12">
          <LinkButton look="action" href={secrFileAddress(footprintId, 'xlsx')} download>
            {documentsMessage('secr.downloadAsXlsx')}
          </LinkButton>
          <LinkButton href={secrFileAddress(footprintId, 'csv')} download>
            {documentsMessage('secr.asCsv')}
          </LinkButton>
          <LinkButton href={secrFileAddress(footprintId, 'txt')} download>
            {documentsMessage('secr.wordsAsText')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function Missing({ facts }: { readonly facts: SecrDisclosure['facts'] }) {
  return (
    <section className="part" aria-labelledby="missing">
      <h2 id="missing">{documentsMessage('secr.whatIsNotGiven')}</h2>
      <ul className="flow-8">
        {facts.map(({ key, label, because, period }) => (
          <li key={`${key}:${label}:${period}`}>
            {documentsMessage('secr.theYearBefore', {
              label,
              which: period === 'before' && key !== 'previous-year' ? 'yes' : 'other',
              because: because ?? '',
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
