import type { ProjectCover, SupplyLot } from '@understory/contracts/proof/supply.ts'
import { labelWords } from '@understory/domain/proof/supply/lot-label.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { strongWords } from '../../../shell/message-tags.tsx'
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
import { supplyMessage, supplyRich } from './messages/messages.generated.ts'
import { amountWords, lotWords } from './supply-words.ts'

/** What batches are filtered by, and what is saved of them. */
const lotColumns = (): readonly TextColumn<SupplyLot>[] => [
  { key: 'lot', title: supplyMessage('staffSupply.batch'), text: ({ lotId }) => String(lotId) },
  {
    key: 'project',
    title: supplyMessage('staffSupply.project'),
    text: ({ projectId }) => projectId,
  },
  { key: 'amount', title: supplyMessage('staffSupply.amount'), text: amountWords },
  { key: 'which', title: supplyMessage('staffSupply.atItsRegistry'), text: lotWords },
  {
    key: 'entered',
    title: supplyMessage('staffSupply.entered'),
    text: ({ enteredAt }) => shownDate(enteredAt),
  },
  {
    key: 'label',
    title: supplyMessage('staffSupply.ccpLabel'),
    text: ({ label }) => (label ? labelWords(label) : ''),
  },
  {
    key: 'retirement',
    title: supplyMessage('staffSupply.retirement'),
    text: ({ retirementUrl }) => retirementUrl ?? '',
  },
  {
    key: 'evidence',
    title: supplyMessage('staffSupply.evidenceSha256'),
    text: ({ evidenceSha256 }) => evidenceSha256,
  },
  {
    key: 'reversed',
    title: supplyMessage('staffSupply.reversed'),
    text: ({ reversed }) => (reversed ? `${shownDate(reversed.at)}: ${reversed.reason}` : ''),
  },
]
const lotFilter = () => ({
  name: 'batches',
  caption: supplyMessage('staffSupply.caption'),
  columns: lotColumns(),
})

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
  const shown = useFilteredRows({ ...lotFilter(), rows: lots })
  const mayChange = staff.may.includes('enter-ledger')
  const intent = refused?.values.intent
  return (
    <StaffPage
      here="/staff/supply"
      staff={staff}
      title={supplyMessage('staffSupply.whatProjectsSupplied')}
    >
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <section className={styles.part} aria-labelledby="projects">
        <h2 id="projects">{supplyMessage('staffSupply.byProject')}</h2>
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
        <h2 id="enter">{supplyMessage('staffSupply.enterABatch')}</h2>
        <p className="quiet">{supplyMessage('staffSupply.onlyRetiredDeliveredPublic')}</p>
        <WithDuty may={staff.may} duty="enter-ledger">
          <LotForm
            projects={projects}
            requestId={requestId}
            refused={intent === 'enter' ? refused : null}
          />
        </WithDuty>
      </section>
      <section className={styles.part} aria-labelledby="lots">
        <h2 id="lots">{supplyMessage('staffSupply.batchesTheNewestFirst')}</h2>
        {lots.length === 0 ? (
          <p className="quiet">{supplyMessage('staffSupply.noneYet')}</p>
        ) : (
          <ConsoleFilter {...lotFilter()} rows={lots} />
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
  const which = (
    <span className="visually-hidden">
      {' '}
      {supplyMessage('staffSupply.ofBatch', { lotId: String(lotId) })}
    </span>
  )
  return (
    <li className={styles.part}>
      <p>
        {supplyRich('staffSupply.batchOfEntered', {
          lotId: String(lotId),
          strong: strongWords,
          amountWords: amountWords(lot),
          projectId,
          lotWords: lotWords(lot),
          date: shownDate(enteredAt),
          link: () => (
            <a href={`/staff/supply/${lotId}/evidence`}>
              {supplyMessage('staffSupply.evidence')}
              {which} ({evidenceSha256.slice(0, 12)}…)
            </a>
          ),
        })}
        {retirementUrl
          ? supplyRich('staffSupply.text', {
              link: () => (
                <a href={retirementUrl}>
                  {supplyMessage('staffSupply.retirement2')}
                  {which}
                </a>
              ),
            })
          : null}
        .
      </p>
      {lot.impact === 'co2e' && !reversed ? (
        <p>
          {lot.label ? labelWords(lot.label) : supplyMessage('staffSupply.nobodyLookedCcpLabel')}{' '}
          <a href={`/staff/changes/lot-label/edit?subject=${lotId}`}>
            {supplyMessage('staffSupply.sayWhatWasSeen')}
            {which}
          </a>
        </p>
      ) : null}
      {reversed ? (
        <p>
          {supplyMessage('staffSupply.reversed2', {
            date: shownDate(reversed.at),
            reason: reversed.reason,
          })}
        </p>
      ) : mayReverse ? (
        <details open={refused !== null}>
          <summary>{supplyMessage('staffSupply.reverseBatch', { lotId: String(lotId) })}</summary>
          <form method="post" className={styles.form}>
            <input type="hidden" name="lotId" value={lotId} />
            <ReasonField id={`reason-${lotId}`} refused={refused} />
            <div>
              <Button type="submit" name="intent" value="reverse">
                {supplyMessage('staffSupply.reverseBatch', { lotId: String(lotId) })}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </li>
  )
}
