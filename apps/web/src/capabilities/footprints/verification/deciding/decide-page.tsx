import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import type { ViewVerification } from '@understory/contracts/footprints/verification/verifications.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import {
  type OwnFactor,
  statedResult,
} from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import {
  perUnit,
  quantityInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { type ConsoleStaff, StaffPage } from '../../../staff/console/public.ts'
import { approachName } from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import { ErrorsPart } from './checking/errors-part.tsx'
import { NamePartsPart } from './checking/name-parts-part.tsx'
import { PlanPart } from './checking/plan-part.tsx'
import { PointsPart } from './checking/points-part.tsx'
import { SamplePart } from './checking/sample-part.tsx'
import { CompleteActions } from './complete-actions.tsx'
import { DecideCompleteness } from './decide-completeness.tsx'
import { DecideEvidence } from './decide-evidence.tsx'
import { DecideLedgerRows } from './decide-ledger-rows.tsx'
import { DecideQuestions } from './decide-questions.tsx'
import { DecideWarnings } from './decide-warnings.tsx'
import { DecisionPart } from './decision-part.tsx'

type DecidePageProps = AnswerOf<typeof ViewVerification> & {
  readonly actions: readonly PlannedAction[]
  readonly staff: ConsoleStaff
  readonly refused: FormAnswer | null
}

/** What a verifier reads, and the decision. */
export function DecidePage(props: DecidePageProps) {
  const { staff, footprint, inventory, verification, refused } = props
  const from = longMonth(footprint.startMonth)
  const isOpen = verification.outcome === null
  const hrefOf = (evidenceId: string) =>
    `/staff/verifications/${verification.verificationId}/evidence/${evidenceId}`
  return (
    <StaffPage
      here="/staff/queues"
      staff={staff}
      title={verificationMessage('decide.from', { companyName: footprint.companyName, from })}
    >
      {refused && (!isOpen || refused.values.intent === 'verify-action') ? (
        <RefusalNotice answer={refused} title={refused.message} />
      ) : null}
      <p>
        {verificationMessage('decide.co2eScope1Scope', {
          exactGrams: exactGrams(inventory.totals.total),
          exactGrams2: exactGrams(inventory.totals.scope1),
          exactGrams3: exactGrams(inventory.totals.scope2),
          exactGrams4: exactGrams(inventory.totals.scope2Market),
          exactGrams5: exactGrams(inventory.totals.scope3),
          approachName: approachName(inventory.approach).toLowerCase(),
        })}
      </p>
      <p>
        {verificationMessage('decide.checkedStatementAboutParts', {
          partsInWords: partsInWords(verification),
        })}
      </p>
      <DecideCompleteness inventory={inventory} />
      <Lines {...props} />
      <p>
        <a href={`/staff/verifications/${verification.verificationId}/history`}>
          {verificationMessage('decide.changedLines')}
        </a>
      </p>
      <DecideEvidence evidence={props.evidence} hrefOf={hrefOf} />
      <DecideLedgerRows ledgerRows={props.ledgerRows} lines={props.lines} />
      <DecideWarnings warnings={props.warnings} />
      <CheckParts {...props} />
      <DecideQuestions
        questions={verification.questions}
        lines={props.lines}
        {...{ isOpen, hrefOf, refused }}
      />
      <CompleteActions actions={props.actions} />
      {isOpen ? (
        <DecisionPart
          check={props.check}
          open={openQuestions(verification.questions)}
          refused={ofIntent(refused, '')}
        />
      ) : (
        <p>
          {verification.outcome === 'refunded'
            ? verificationMessage('decide.paymentRefundedEndedWithout')
            : verificationMessage('decide.decided', { outcome: String(verification.outcome) })}
        </p>
      )}
    </StaffPage>
  )
}

const partsInWords = ({ parts, covers }: DecidePageProps['verification']): string =>
  parts
    ? parts.map(({ name, grams }) => `${name} (${exactGrams(grams)})`).join(', ')
    : verificationMessage('decide.wasHandedOverBefore', { join: covers.join(', ') })

/** A refusal of the form that has this intent. */
const ofIntent = (refused: FormAnswer | null, intent: string): FormAnswer | null =>
  refused && (refused.values.intent ?? '') === intent ? refused : null

function CheckParts({ check, verification, refused }: DecidePageProps) {
  const isOpen = verification.outcome === null
  if (!check) {
    return isOpen ? (
      <NamePartsPart verification={verification} refused={ofIntent(refused, 'name-parts')} />
    ) : null
  }
  const about = { check, isOpen }
  return (
    <>
      <PlanPart {...about} refused={ofIntent(refused, 'plan')} />
      <SamplePart {...about} />
      <ErrorsPart {...about} refused={ofIntent(refused, 'note-error')} />
      <PointsPart {...about} refused={ofIntent(refused, 'answer-points')} />
    </>
  )
}

function Lines({ lines }: DecidePageProps) {
  return (
    <DataTable
      caption={verificationMessage('decide.caption')}
      showCaption
      asCards
      columns={[
        {
          key: 'category',
          title: verificationMessage('decide.category'),
          cell: ({ category }) => categoryName(category),
        },
        {
          key: 'what',
          title: verificationMessage('decide.what'),
          cell: ({ description, site }) => [description, site].filter(Boolean).join(', '),
        },
        {
          key: 'quantity',
          title: verificationMessage('decide.activity'),
          figures: true,
          cell: ({ quantity, unit }) => quantityInWords(quantity, unit),
        },
        {
          key: 'factor',
          title: verificationMessage('decide.factorAndSource'),
          cell: ({ factor, ownFactor }) =>
            factor
              ? verificationMessage('decide.per', {
                  kgCo2e: String(factor.kgCo2e),
                  unit: perUnit(factor.unit),
                  factorId: factor.factorId,
                })
              : ownFactor && ownInWords(ownFactor),
        },
        {
          key: 'co2e',
          title: verificationMessage('decide.co2e'),
          figures: true,
          cell: ({ co2eGrams }) => exactGrams(co2eGrams),
        },
        { key: 'note', title: verificationMessage('decide.note'), cell: ({ note }) => note ?? '' },
      ]}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  )
}

const openQuestions = (questions: DecidePageProps['verification']['questions']): number =>
  questions.filter(({ answers }) => answers.length === 0).length

const ownInWords = (own: OwnFactor): string =>
  statedResult(own) ??
  verificationMessage('decide.per2', {
    kgCo2e: String(own.kgCo2e),
    unit: perUnit(own.unit),
    source: own.source,
  })
