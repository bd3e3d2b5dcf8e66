import { Notice } from '@understory/ui/messages/notice.tsx'
import type { ReactNode } from 'react'
import { companyFootprintsMessage } from './messages/messages.generated.ts'

type LockedNoticeProps = { readonly footprintId: string; readonly children?: ReactNode }

/** Why nothing can be changed here, and where opening it again is asked for. */
export function LockedNotice({ footprintId, children }: LockedNoticeProps) {
  return (
    <Notice
      kind="info"
      title={companyFootprintsMessage('lockedNotice.footprintVerifiedAboutStays')}
    >
      {children}{' '}
      <a href={`/my-impact/dashboards/footprint?of=${footprintId}#verification`}>
        {companyFootprintsMessage('lockedNotice.seeVerificationAskChange')}
      </a>
    </Notice>
  )
}
