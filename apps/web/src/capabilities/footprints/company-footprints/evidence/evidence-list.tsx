import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import styles from './evidence-list.module.css'
import { failureWords, sizeInWords } from './evidence-words.ts'

type EvidenceListProps = {
  readonly evidence: readonly Evidence[]
  readonly hrefOf: (evidenceId: string) => string
  /** Where a file is deleted; absent: it stays. */
  readonly removeAt?: string | null
  /** What each file says it belongs to. */
  readonly placeOf?: (file: Evidence) => string
}

/** Files with their size, day and state. Only a complete one can be downloaded. */
export function EvidenceList({ evidence, hrefOf, removeAt, placeOf }: EvidenceListProps) {
  return (
    <ul className={`lined-rows ${styles.files}`}>
      {evidence.map((file) => (
        <li key={file.evidenceId}>
          <span className={styles.file}>
            {file.status === 'complete' ? (
              <a href={hrefOf(file.evidenceId)} download>
                {file.fileName}
              </a>
            ) : (
              file.fileName
            )}
            {file.status === 'uploading' ? (
              <span className="tag">{companyFootprintsMessage('evidenceList.uploading')}</span>
            ) : null}
            {file.status === 'failed' ? (
              <span className="tag">{companyFootprintsMessage('evidenceList.failed')}</span>
            ) : null}
            <span className="subline">
              {placeOf ? `${placeOf(file)} · ` : ''}
              {sizeInWords(file.bytes)} · {shownDate(file.uploadedAt)}
            </span>
            {file.failure ? <span className="subline">{failureWords()[file.failure]}</span> : null}
          </span>
          {removeAt ? <Remove file={file} at={removeAt} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Remove({ file, at }: { readonly file: Evidence; readonly at: string }) {
  return (
    <form method="post" action={at} encType="multipart/form-data">
      <input type="hidden" name="evidenceId" value={file.evidenceId} />
      <Button
        look="quiet"
        type="submit"
        name="intent"
        value="remove"
        aria-label={companyFootprintsMessage('evidenceList.delete', { fileName: file.fileName })}
      >
        {companyFootprintsMessage('evidenceList.delete2')}
      </Button>
    </form>
  )
}
