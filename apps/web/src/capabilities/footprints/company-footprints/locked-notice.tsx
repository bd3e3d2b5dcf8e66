import { Notice } from '@understory/ui/messages/notice.tsx'
import type { ReactNode } from 'react'

type LockedNoticeProps = { readonly footprintId: string; readonly children?: ReactNode }

/** Why nothing can be changed here, and where opening it again is asked for. */
export function LockedNotice({ footprintId, children }: LockedNoticeProps) {
  return (
    <Notice kind="info" title="This footprint is verified, or about to be: it stays as it is.">
      {children}{' '}
      <a href={`/my-impact/dashboards/footprint?of=${footprintId}#verification`}>
        See its verification, or ask to change it
      </a>
    </Notice>
  )
}
