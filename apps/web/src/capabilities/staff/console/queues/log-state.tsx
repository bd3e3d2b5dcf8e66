import type { LogState as State } from '@understory/contracts/proof/public-log.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'

/** Whether the public log is signed, and what to do where it is not. */
export function LogState({ log: { size, waiting, halted, lost } }: { readonly log: State }) {
  return (
    <li className={styles.part}>
      <strong>{consoleMessage('logState.thePublicLog')}</strong>
      <p className="quiet">
        {consoleMessage('logState.leavesNothingWaitsLeaves', {
          count: formatCount(size),
          count2: waiting === 0 ? '' : formatCount(waiting),
          noWaiting: waiting === 0 ? 'yes' : 'other',
          count3: lost > 0 ? formatCount(lost) : '',
          hasLost: lost > 0 ? 'yes' : 'other',
        })}
      </p>
      {halted ? (
        <Notice
          kind="error"
          title={consoleMessage('logState.nothingBeenSignedSince', {
            date: shownDate(halted.since),
          })}
        >
          {consoleMessage('logState.fundedWaitsLostDocs', { reason: halted.reason })}
        </Notice>
      ) : null}
    </li>
  )
}
