import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import type { ViewVerification } from '@understory/contracts/footprints/company-footprints/verifications.ts'
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
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { type ConsoleStaff, StaffPage } from '../../../staff/console/public.ts'
import { approachName } from '../inventory/inventory-words.ts'
import { CompleteActions } from './complete-actions.tsx'
import { DecideCompleteness } from './decide-completeness.tsx'
import { DecideEvidence } from './decide-evidence.tsx'
import { DecideQuestions } from './decide-questions.tsx'

type DecidePageProps = AnswerOf<typeof ViewVerification> & {
  readonly actions: readonly PlannedAction[]
  readonly staff: ConsoleStaff
  readonly refused: FormAnswer | null
}

const ASSURANCES = [
  { value: 'limited', label: 'Limited' },
  { value: 'reasonable', label: 'Reasonable' },
] as const

/** What a verifier reads, and the decision. */
export function DecidePage(props: DecidePageProps) {
  const { staff, footprint, inventory, verification, refused } = props
  const from = longMonth(footprint.startMonth)
  const isOpen = verification.outcome === null
  const hrefOf = (evidenceId: string) =>
    `/staff/verifications/${verification.verificationId}/evidence/${evidenceId}`
  return (
    <StaffPage here="/staff/queues" staff={staff} title={`${footprint.companyName} from ${from}`}>
      {refused && (!isOpen || refused.values.intent === 'verify-action') ? (
        <RefusalNotice answer={refused} title={refused.message} />
      ) : null}
      <p>
        {exactGrams(inventory.totals.total)} of CO2e: scope 1 {exactGrams(inventory.totals.scope1)},
        scope 2 {exactGrams(inventory.totals.scope2)} by location and{' '}
        {exactGrams(inventory.totals.scope2Market)} by market, scope 3{' '}
        {exactGrams(inventory.totals.scope3)}. Approach:{' '}
        {approachName(inventory.approach).toLowerCase()}.
      </p>
      <p>Bought: {verification.covers.join(', ')}. The statement is about these parts alone.</p>
      <DecideCompleteness inventory={inventory} />
      <Lines {...props} />
      <DecideEvidence evidence={props.evidence} hrefOf={hrefOf} />
      <DecideQuestions
        questions={verification.questions}
        lines={props.lines}
        {...{ isOpen, hrefOf, refused }}
      />
      <CompleteActions actions={props.actions} />
      {isOpen ? (
        <Decision open={openQuestions(verification.questions)} refused={refused} />
      ) : (
        <p>
          {verification.outcome === 'refunded'
            ? 'Its payment was refunded, so it ended without a decision.'
            : `Decided: ${verification.outcome}.`}
        </p>
      )}
    </StaffPage>
  )
}

function Lines({ lines }: DecidePageProps) {
  return (
    <DataTable
      caption="Lines"
      showCaption
      asCards
      columns={[
        { key: 'category', title: 'Category', cell: ({ category }) => categoryName(category) },
        {
          key: 'what',
          title: 'What',
          cell: ({ description, site }) => [description, site].filter(Boolean).join(', '),
        },
        {
          key: 'quantity',
          title: 'Activity',
          figures: true,
          cell: ({ quantity, unit }) => quantityInWords(quantity, unit),
        },
        {
          key: 'factor',
          title: 'Factor and source',
          cell: ({ factor, ownFactor }) =>
            factor
              ? `${factor.kgCo2e} per ${perUnit(factor.unit)}, ${factor.factorId}`
              : ownFactor && ownInWords(ownFactor),
        },
        {
          key: 'co2e',
          title: 'CO2e',
          figures: true,
          cell: ({ co2eGrams }) => exactGrams(co2eGrams),
        },
        { key: 'note', title: 'Note', cell: ({ note }) => note ?? '' },
      ]}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  )
}

const openQuestions = (questions: DecidePageProps['verification']['questions']): number =>
  questions.filter(({ answers }) => answers.length === 0).length

type DecisionProps = Pick<DecidePageProps, 'refused'> & {
  /** How many questions have no answer. */
  readonly open: number
}

function Decision({ open, refused }: DecisionProps) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const control = (name: string, hint?: string) => ({
    ...fieldAria(name, about(name, hint)),
    name,
    defaultValue: refused?.values[name],
  })
  const FOR_ALL = 'Stands with the result.'
  const FOR_THEM = 'For the company alone. Needed where it is returned.'
  return (
    <form method="post" className="panel flow-16" noValidate>
      <h2>Decision</h2>
      {refused?.values.outcome ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <Field id="standard" label="Standard" {...about('standard')}>
        <TextInput
          {...control('standard')}
          defaultValue={refused?.values.standard ?? 'ISO 14064-3:2019'}
        />
      </Field>
      <Field id="assurance" label="Level of assurance" {...about('assurance')}>
        <Select
          {...control('assurance')}
          options={ASSURANCES}
          defaultValue={refused?.values.assurance ?? ''}
        >
          <option value="">Please choose</option>
        </Select>
      </Field>
      <Field id="statement" label="Statement" {...about('statement', FOR_ALL)}>
        <TextArea {...control('statement', FOR_ALL)} rows={4} />
      </Field>
      <Field id="findings" label="Findings" {...about('findings', FOR_THEM)}>
        <TextArea {...control('findings', FOR_THEM)} rows={4} />
      </Field>
      {open > 0 ? (
        <Checkbox
          name="withoutAnswers"
          label={
            open === 1
              ? 'Decide although a question has no answer'
              : `Decide although ${open} questions have no answer`
          }
        />
      ) : null}
      <p className="row-12">
        <Button look="action" type="submit" name="outcome" value="verified">
          Verify it
        </Button>
        <Button type="submit" name="outcome" value="returned">
          Return it
        </Button>
      </p>
    </form>
  )
}

const ownInWords = (own: OwnFactor): string =>
  statedResult(own) ?? `${own.kgCo2e} per ${perUnit(own.unit)}, ${own.source}`
