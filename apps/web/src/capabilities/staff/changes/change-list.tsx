import type { ChangeHead } from '@understory/contracts/staff/changes.ts'
import { changeStatusWords, whoChanged } from './change-words.ts'

type ChangeListProps = {
  readonly changes: readonly ChangeHead[]
  /** The kind of each is said too. */
  readonly ofAllKinds?: true
}

/** Changes, each with who, when and why. */
export function ChangeList({ changes, ofAllKinds }: ChangeListProps) {
  return (
    <ul className="card-rows">
      {changes.map((change) => (
        <li key={change.changeId}>
          <div>
            <a href={`/staff/change/${change.changeId}`}>
              <strong>
                {ofAllKinds ? `${change.label}: ` : ''}
                {change.subject}
              </strong>
            </a>
            <span className="tag">{changeStatusWords()[change.status]}</span>
            <span className="subline">
              “{change.reason}”, {whoChanged(change)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
