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
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Approval"
        />
        <h1>Approval</h1>
        <p className="lead quiet">
          {waiting
            ? `${waiting.askedBy ?? 'Someone who has left'} would like to declare ${exactGrams(waiting.totalGrams)} of CO2e.`
            : 'Nothing is waiting for approval.'}
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
      <h2 id="unusual">What stands out</h2>
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
        <p>No category is far from what is usual for a firm like yours.</p>
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
      <h2 id="changed">What changed since the last declaration</h2>
      {differences.length > 0 ? (
        <DifferenceTable differences={differences} before="Declared" after="Now" />
      ) : (
        <p>No category differs from the last declaration, or there is none yet to compare with.</p>
      )}
      <p>
        <a href={historyAddress(footprintId)}>Every change to a line</a>
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
        <p>Another owner or admin has to approve this. Until they do, you can take it back.</p>
        <input type="hidden" name="approvalId" value={approvalId} />
        <div>
          <Button type="submit" name="intent" value="withdraw">
            Take it back
          </Button>
        </div>
      </form>
    )
  }
  if (!(mayVouch && listed.mayDecide)) return <p>An owner or admin of the account decides.</p>
  const about = {
    hint: 'Only needed if you send it back: 10 to 500 characters.',
    error: refused?.problems.reason,
  }
  return (
    <form method="post" className="panel flow-16" noValidate>
      {isOutdated ? (
        <Notice kind="warning" title="This is out of date.">
          The figures have changed since, or the person who asked has left. It has to be asked for
          again before anyone can approve it.
        </Notice>
      ) : null}
      <input type="hidden" name="approvalId" value={approvalId} />
      <Field id="reason" label="What needs to change" optional {...about}>
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
            Approve and declare
          </Button>
        )}
        <Button type="submit" name="intent" value="refuse">
          Send it back
        </Button>
      </div>
    </form>
  )
}

const STATE_OF_APPROVAL = new Map<DeclarationApproval['state'], string>([
  ['asked', 'Waiting'],
  ['approved', 'Approved'],
  ['refused', 'Sent back'],
  ['withdrawn', 'Taken back'],
])

function Before({ approvals }: { readonly approvals: readonly DeclarationApproval[] }) {
  return (
    <section className="part" aria-labelledby="before">
      <h2 id="before">Earlier requests</h2>
      <ul className="lined-rows">
        {approvals.map(
          ({ approvalId, state, totalGrams, askedBy, decidedBy, decidedAt, reason }) => (
            <li key={approvalId}>
              <span>
                {STATE_OF_APPROVAL.get(state)} by {decidedBy ?? 'someone who has left'}
                <span className="subline">
                  {exactGrams(totalGrams)}, asked for by {askedBy ?? 'someone who has left'}
                </span>
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
