import type { DeclarationApproval } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { ShownWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { DifferenceTable } from '../declarations/difference-table.tsx'
import type { Approvals } from '../inventory/declare-part.tsx'
import { momentInWords } from '../inventory/history/history-words.ts'
import { historyAddress, inventoryAddress } from '../inventory/inventory-address.ts'
import { clearedInWords } from '../inventory/look-again-part.tsx'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'

type ApprovalPageProps = {
  readonly inventory: Inventory
  readonly listed: Approvals
  /** Figures that are hard to believe, with why they are right. */
  readonly warnings: readonly ShownWarning[]
  /** Whether this person may speak for the company at all. */
  readonly mayVouch: boolean
  readonly refused: FormAnswer | null
}

/** What waits for a second person: what is unusual, what changed, and the decision. */
export function ApprovalPage(props: ApprovalPageProps) {
  const { inventory, listed, warnings, mayVouch, refused } = props
  const { footprintId } = inventory.footprint
  const waiting = listed.approvals.find(({ state }) => state === 'asked')
  const before = listed.approvals.filter(({ state }) => state !== 'asked')
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('approval.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('approval.inventory'),
            },
          ]}
          here={companyFootprintsMessage('approval.approval')}
        />
        <h1>{companyFootprintsMessage('approval.approval')}</h1>
        <p className="lead quiet">
          {waiting
            ? companyFootprintsMessage('approval.likeDeclareCo2e', {
                askedBy: waiting.askedBy ?? companyFootprintsMessage('approval.someoneWhoHasLeft'),
                exactGrams: exactGrams(waiting.totalGrams),
              })
            : companyFootprintsMessage('approval.nothingWaitingApproval')}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {waiting ? (
        <>
          <Unusual {...{ inventory, warnings }} />
          <Differences listed={listed} footprintId={footprintId} />
          <Decision {...{ waiting, listed, mayVouch, refused }} />
        </>
      ) : null}
      {before.length > 0 ? <Before approvals={before} /> : null}
    </div>
  )
}

type UnusualProps = Pick<ApprovalPageProps, 'inventory' | 'warnings'>

function Unusual({ inventory: { categories, totals }, warnings }: UnusualProps) {
  const flagged = categories.filter(({ flags }) => flags.length > 0)
  return (
    <section className="part" aria-labelledby="unusual">
      <h2 id="unusual">{companyFootprintsMessage('approval.whatStandsOut')}</h2>
      {totals.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {flagged.length > 0 ? (
        <ul>
          {flagged.map(({ category, name, sentence }) => (
            <li key={category}>
              {name}: {sentence}
            </li>
          ))}
        </ul>
      ) : (
        <p>{companyFootprintsMessage('approval.noCategoryFarUsual')}</p>
      )}
      {warnings.length > 0 ? (
        <ul>
          {warnings.map((warning) => (
            <li key={warning.key}>{clearedInWords(warning)}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type DifferencesProps = Pick<ApprovalPageProps, 'listed'> & { readonly footprintId: string }

function Differences({ listed: { differences }, footprintId }: DifferencesProps) {
  return (
    <section className="part" aria-labelledby="changed">
      <h2 id="changed">{companyFootprintsMessage('approval.changedSinceLastDeclaration')}</h2>
      {differences.length > 0 ? (
        <DifferenceTable
          differences={differences}
          before={companyFootprintsMessage('approval.declared')}
          after={companyFootprintsMessage('approval.now')}
        />
      ) : (
        <p>{companyFootprintsMessage('approval.noCategoryDiffersLast')}</p>
      )}
      <p>
        <a href={historyAddress(footprintId)}>
          {companyFootprintsMessage('approval.everyChangeLine')}
        </a>
      </p>
    </section>
  )
}

type DecisionProps = Pick<ApprovalPageProps, 'listed' | 'mayVouch' | 'refused'> & {
  readonly waiting: DeclarationApproval
}

function Decision({ waiting, listed, mayVouch, refused }: DecisionProps) {
  const { approvalId, isOwn, isOutdated } = waiting
  if (isOwn) {
    return (
      <form method="post" className="panel flow-16">
        <p>{companyFootprintsMessage('approval.anotherOwnerAdminApprove')}</p>
        <input type="hidden" name="approvalId" value={approvalId} />
        <div>
          <Button type="submit" name="intent" value="withdraw">
            {companyFootprintsMessage('approval.takeItBack')}
          </Button>
        </div>
      </form>
    )
  }
  if (!(mayVouch && listed.mayDecide))
    return <p>{companyFootprintsMessage('approval.ownerAdminAccountDecides')}</p>
  const about = {
    hint: companyFootprintsMessage('approval.onlyNeededSendHint'),
    error: refused?.problems.reason,
  }
  return (
    <form method="post" className="panel flow-16" noValidate>
      {isOutdated ? (
        <Notice kind="warning" title={companyFootprintsMessage('approval.outDate')}>
          {companyFootprintsMessage('approval.figuresChangedSincePerson')}
        </Notice>
      ) : null}
      <input type="hidden" name="approvalId" value={approvalId} />
      <Field
        id="reason"
        label={companyFootprintsMessage('approval.whatNeedsToChange')}
        optional
        {...about}
      >
        <TextArea
          {...fieldAria('reason', about)}
          name="reason"
          maxLength={500}
          defaultValue={refused?.values.reason ?? ''}
        />
      </Field>
      <div className="row-12">
        {isOutdated ? null : (
          <Button look="action" type="submit" name="intent" value="approve">
            {companyFootprintsMessage('approval.approveAndDeclare')}
          </Button>
        )}
        <Button type="submit" name="intent" value="refuse">
          {companyFootprintsMessage('approval.sendItBack')}
        </Button>
      </div>
    </form>
  )
}

const stateOfApproval = () =>
  new Map<DeclarationApproval['state'], string>([
    ['asked', companyFootprintsMessage('approval.waiting')],
    ['approved', companyFootprintsMessage('approval.approved')],
    ['refused', companyFootprintsMessage('approval.sentBack')],
    ['withdrawn', companyFootprintsMessage('approval.takenBack')],
  ])

function Before({ approvals }: { readonly approvals: readonly DeclarationApproval[] }) {
  return (
    <section className="part" aria-labelledby="before">
      <h2 id="before">{companyFootprintsMessage('approval.earlierRequests')}</h2>
      <ul className="lined-rows">
        {approvals.map(
          ({ approvalId, state, totalGrams, askedBy, decidedBy, decidedAt, reason }) => (
            <li key={approvalId}>
              <span>
                {companyFootprintsRich('approval.byAskedForBy', {
                  state: stateOfApproval().get(state) ?? '',
                  decidedBy: decidedBy ?? companyFootprintsMessage('approval.someoneWhoHasLeft2'),
                  part: (words) => <span className="subline">{words}</span>,
                  exactGrams: exactGrams(totalGrams),
                  askedBy: askedBy ?? companyFootprintsMessage('approval.someoneWhoHasLeft2'),
                })}
                {reason ? <span className="subline">{reason}</span> : null}
              </span>
              <span>{decidedAt ? momentInWords(decidedAt) : ''}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
