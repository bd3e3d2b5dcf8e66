import type { ChangeHead, ChangeStatus } from '@understory/contracts/staff/changes.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import { changesMessage } from './messages/messages.generated.ts'

export const changeStatusWords = (): Readonly<Record<ChangeStatus, string>> => ({
  draft: changesMessage('change.draft'),
  proposed: changesMessage('changeWords.waitsSecondPerson'),
  published: changesMessage('change.published'),
  withdrawn: changesMessage('change.withdrawn'),
})

/** "by maple@understory.example on 28/11/26; published by oak@understory.example on 29/11/26". */
export function whoChanged({
  status,
  draftedBy,
  draftedAt,
  decidedBy,
  decidedAt,
}: ChangeHead): string {
  const drafted = changesMessage('change.draftedByOn', {
    draftedBy,
    draftedAt: shownDate(draftedAt),
  })
  if (!decidedBy || !decidedAt) return drafted
  return `${drafted}; ${status} by ${decidedBy} on ${shownDate(decidedAt)}`
}
