import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { SECR_KIND_NAMES } from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { documentsAddress } from '../../company-footprints/public.ts'
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
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: documentsAddress(footprintId), label: 'Report and certificate' },
          ]}
          here="SECR"
        />
        <h1>Energy and carbon report (SECR)</h1>
        <p className="lead quiet">
          {secr.companyName}, {longMonth(secr.from)} to {longMonth(secr.to)}.
          {secr.kind ? ` ${SECR_KIND_NAMES[secr.kind]}.` : ''}
          {secr.declaration
            ? ` Figures of declaration ${secr.declaration.number}, ${longDate(secr.declaration.declaredOn)}.`
            : ''}
        </p>
      </header>
      {isSaved ? <Notice kind="success" title="Saved." /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {secr.isDraft ? (
        <Notice kind="warning" title="This is a draft.">
          <p>The footprint is not declared, so these figures may still change and have no files.</p>
        </Notice>
      ) : null}
      {secr.declaration?.isChangedSince ? (
        <Notice kind="info" title="The inventory was changed after it was declared.">
          This report has what was declared. Declare again to bring it up to date.
        </Notice>
      ) : null}
      <SecrTable
        title="UK energy use"
        id="energy"
        secr={secr}
        isOf={(key) => key.startsWith('energy-') || key === 'energy-total'}
      />
      <SecrTable title="Emissions" id="emissions" secr={secr} isOf={isEmission} />
      <p className="quiet">
        Figures are rounded individually, and the total adds the rounded figures, so it may differ
        from the report by a hundredth of a tonne. Emissions by use and those of the scopes are two
        views of the same; the total adds the scopes.
      </p>
      <SecrTable title="Intensity" id="intensity" secr={secr} isOf={(key) => key === 'intensity'} />
      {mayChange ? <SecrForm secr={secr} refused={refused} /> : null}
      <Statement {...{ footprintId, secr }} />
      {missing.length > 0 ? <Missing facts={missing} /> : null}
      <p className="quiet">After {secr.version}.</p>
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
      <h2 id="statement">Words for the directors’ report</h2>
      <pre className={styles.statement}>{secr.statement}</pre>
      {secr.isDraft ? null : (
        <div className="row-12">
          <LinkButton look="action" href={secrFileAddress(footprintId, 'xlsx')} download>
            Download as XLSX
          </LinkButton>
          <LinkButton href={secrFileAddress(footprintId, 'csv')} download>
            As CSV
          </LinkButton>
          <LinkButton href={secrFileAddress(footprintId, 'txt')} download>
            Words as text
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function Missing({ facts }: { readonly facts: SecrDisclosure['facts'] }) {
  return (
    <section className="part" aria-labelledby="missing">
      <h2 id="missing">What is not given</h2>
      <ul className="flow-8">
        {facts.map(({ key, label, because, period }) => (
          <li key={`${key}:${label}:${period}`}>
            {label}
            {period === 'before' && key !== 'previous-year' ? ', the year before' : ''}: {because}
          </li>
        ))}
      </ul>
    </section>
  )
}
