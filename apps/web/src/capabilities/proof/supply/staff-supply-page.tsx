import type { ProjectCover, SupplyLot } from '@understory/contracts/proof/supply.ts'
import { labelWords } from '@understory/domain/proof/supply/lot-label.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import {
  ConsoleFilter,
  type ConsoleStaff,
  ReasonField,
  StaffPage,
  staffStyles as styles,
  type TextColumn,
  useFilteredRows,
  WithDuty,
} from '../../staff/console/public.ts'
import { CoverForm } from './cover-form.tsx'
import { LotForm } from './lot-form.tsx'
import { amountWords, lotWords } from './supply-words.ts'

/** What batches are filtered by, and what is saved of them. */
const LOT_COLUMNS: readonly TextColumn<SupplyLot>[] = [
  { key: 'lot', title: 'Batch', text: ({ lotId }) => String(lotId) },
  { key: 'project', title: 'Project', text: ({ projectId }) => projectId },
  { key: 'amount', title: 'Amount', text: amountWords },
  { key: 'which', title: 'At its registry', text: lotWords },
  { key: 'entered', title: 'Entered', text: ({ enteredAt }) => shownDate(enteredAt) },
  { key: 'label', title: 'CCP label', text: ({ label }) => (label ? labelWords(label) : '') },
  { key: 'retirement', title: 'Retirement', text: ({ retirementUrl }) => retirementUrl ?? '' },
  { key: 'evidence', title: 'Evidence (SHA-256)', text: ({ evidenceSha256 }) => evidenceSha256 },
  {
    key: 'reversed',
    title: 'Reversed',
    text: ({ reversed }) => (reversed ? `${shownDate(reversed.at)}: ${reversed.reason}` : ''),
  },
]
const LOT_FILTER = { name: 'batches', caption: 'Batches', columns: LOT_COLUMNS }

type StaffSupplyProps = {
  readonly staff: ConsoleStaff
  readonly projects: readonly ProjectCover[]
  readonly lots: readonly SupplyLot[]
  /** So that sending the form twice enters one lot. */
  readonly requestId: string
  readonly refused: FormAnswer | null
}

/** What each project supplied and promises, the batches, and the form to enter one. */
export function StaffSupplyPage(props: StaffSupplyProps) {
  const { staff, projects, lots, requestId, refused } = props
  const shown = useFilteredRows({ ...LOT_FILTER, rows: lots })
  const mayChange = staff.may.includes('enter-ledger')
  const intent = refused?.values.intent
  return (
    <StaffPage here="/staff/supply" staff={staff} title="What projects supplied">
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <section className={styles.part} aria-labelledby="projects">
        <h2 id="projects">By project</h2>
        <ul className={styles.queues}>
          {projects.map((cover) => {
            const isAbout = intent === 'cover' && refused?.values.projectId === cover.projectId
            return (
              <CoverForm
                key={cover.projectId}
                cover={cover}
                refused={isAbout ? refused : null}
                mayChange={mayChange}
              />
            )
          })}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="enter">
        <h2 id="enter">Enter a batch</h2>
        <p className="quiet">
          Only what is retired or delivered. It is in the public log within seconds and never
          changes; a mistake is reversed, with a reason that anyone reads.
        </p>
        <WithDuty may={staff.may} duty="enter-ledger">
          <LotForm
            projects={projects}
            requestId={requestId}
            refused={intent === 'enter' ? refused : null}
          />
        </WithDuty>
      </section>
      <section className={styles.part} aria-labelledby="lots">
        <h2 id="lots">Batches, the newest first</h2>
        {lots.length === 0 ? (
          <p className="quiet">None yet.</p>
        ) : (
          <ConsoleFilter {...LOT_FILTER} rows={lots} />
        )}
        <ul className={styles.queues}>
          {shown.map((lot) => {
            const isAbout = refused?.values.lotId === String(lot.lotId)
            const about = isAbout ? refused : null
            return <Lot key={lot.lotId} lot={lot} refused={about} mayReverse={mayChange} />
          })}
        </ul>
      </section>
    </StaffPage>
  )
}

type LotProps = Pick<StaffSupplyProps, 'refused'> & {
  readonly lot: SupplyLot
  readonly mayReverse: boolean
}

function Lot({ lot, refused, mayReverse }: LotProps) {
  const { lotId, projectId, enteredAt, evidenceSha256, reversed, retirementUrl } = lot
  const which = <span className="visually-hidden"> of batch {lotId}</span>
  return (
    <li className={styles.part}>
      <p>
        Batch {lotId}: <strong>{amountWords(lot)}</strong> of {projectId}, {lotWords(lot)}. Entered{' '}
        {shownDate(enteredAt)}.{' '}
        <a href={`/staff/supply/${lotId}/evidence`}>
          Evidence{which} ({evidenceSha256.slice(0, 12)}…)
        </a>
        {retirementUrl ? (
          <>
            , <a href={retirementUrl}>retirement{which}</a>
          </>
        ) : null}
        .
      </p>
      {lot.impact === 'co2e' && !reversed ? (
        <p>
          {lot.label
            ? labelWords(lot.label)
            : 'Nobody has looked for the CCP label of these units.'}{' '}
          <a href={`/staff/changes/lot-label/edit?subject=${lotId}`}>Say what was seen{which}</a>
        </p>
      ) : null}
      {reversed ? (
        <p>{`Reversed ${shownDate(reversed.at)}: ${reversed.reason}`}</p>
      ) : mayReverse ? (
        <details open={refused !== null}>
          <summary>Reverse batch {lotId}</summary>
          <form method="post" className={styles.form}>
            <input type="hidden" name="lotId" value={lotId} />
            <ReasonField id={`reason-${lotId}`} refused={refused} />
            <div>
              <Button type="submit" name="intent" value="reverse">
                Reverse batch {lotId}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </li>
  )
}
