import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListWaitingApprovals } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { approvalAddress } from '../inventory/inventory-address.ts'

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
            ? 'Your declaration is waiting for a second person.'
            : `${askedBy ?? 'Someone who has left'} asks you to approve a declaration.`
        }
      >
        {companyName}, from {longMonth(startMonth)}.{' '}
        <a href={approvalAddress(footprintId)}>
          {isOwn ? 'See what you asked for' : 'Look at it and decide'}
        </a>
      </Notice>
    ))
}
