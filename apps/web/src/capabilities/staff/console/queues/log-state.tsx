import type { LogState as State } from '@understory/contracts/proof/public-log.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import styles from '../staff.module.css'

/** Whether the public log is signed, and what to do where it is not. */
export function LogState({ log: { size, waiting, halted, lost } }: { readonly log: State }) {
  return (
    <li className={styles.part}>
      <strong>The public log</strong>
      <p className="quiet">
        {formatCount(size)} leaves,{' '}
        {waiting === 0 ? 'nothing waits' : `${formatCount(waiting)} entries wait`}.
        {lost > 0
          ? ` Of ${formatCount(lost)} leaves the rows were lost with an older database and are not recorded again.`
          : ''}
      </p>
      {halted ? (
        <Notice kind="error" title={`Nothing has been signed since ${shownDate(halted.since)}`}>
          {halted.reason} What is funded waits and is not lost: docs/runbooks/backup-and-restore.md
          says what to do.
        </Notice>
      ) : null}
    </li>
  )
}
