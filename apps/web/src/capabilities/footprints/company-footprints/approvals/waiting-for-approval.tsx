import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListWaitingApprovals } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { approvalAddress } from '../inventory/inventory-address.ts'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'

export type WaitingApprovals = AnswerOf<typeof ListWaitingApprovals>

/** Declarations that a second person has to approve: what this person can decide, and what they asked. */
export function WaitingForApproval({ approvals }: { readonly approvals: WaitingApprovals }) {
  const { waiting, mayDecide } = approvals
  return waiting
    .filter(({ isOwn }) => isOwn || mayDecide)
    .map(({ approvalId, footprintId, companyName, startMonth, askedBy, isOwn }) => (
      <Notice
        key={approvalId}
        kind="info"
        title={
          isOwn
            ? companyFootprintsMessage('waitingForApproval.declarationWaitingSecondPerson')
            : companyFootprintsMessage('waitingForApproval.asksApproveDeclaration', {
                askedBy:
                  askedBy ?? companyFootprintsMessage('waitingForApproval.someoneWhoHasLeft'),
              })
        }
      >
        {companyFootprintsRich('waitingForApproval.seeAsked', {
          companyName,
          longMonth: longMonth(startMonth),
          link: (words) => <a href={approvalAddress(footprintId)}>{words}</a>,
          isOwn: isOwn ? 'yes' : 'other',
        })}
      </Notice>
    ))
}
