import type {
  Evidence,
  EvidenceReading,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../inventory/inventory-address.ts'
import { LockedNotice } from '../locked-notice.tsx'
import { evidenceAddress, evidenceFileAddress } from './evidence-address.ts'
import { EvidenceList } from './evidence-list.tsx'
import { EvidenceReadings } from './evidence-readings.tsx'
import { placeInWords } from './evidence-words.ts'
import { FileField } from './file-field.tsx'

export type RefusedUpload = FormAnswer & {
  /** The line that the files were for; `null`: the footprint as a whole. */
  readonly line: { readonly lineId: string; readonly name: string } | null
}

type EvidencePageProps = {
  readonly footprintId: string
  readonly evidence: readonly Evidence[]
  readonly readings: readonly EvidenceReading[]
  readonly isLocked: boolean
  /** Whether this person may change anything. */
  readonly mayChange: boolean
  readonly done: string | null
  /** Why the form was refused before it was read. */
  readonly problem: string | null
  readonly refused: RefusedUpload | null
}

const EVIDENCE_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  upload: 'The files are there.',
  remove: 'The file is deleted.',
})

/** All files of a footprint and its lines, and a form for what is about all of it. */
export function EvidencePage(props: EvidencePageProps) {
  const { footprintId, evidence, isLocked, mayChange, done, problem, refused } = props
  const isOpen = mayChange && !isLocked
  const title = done === null ? undefined : EVIDENCE_PAGE_DONE[done]
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Evidence"
        />
        <h1>Evidence</h1>
        <p className="lead quiet">
          What stands behind the figures: bills, meter reads, contracts, reports. Members of your
          account can read it, and our staff while they verify.
        </p>
      </header>
      {title ? <Notice kind="success" title={title} /> : null}
      {problem ? (
        <RefusalNotice answer={props} title="Nothing was uploaded.">
          {problem}
        </RefusalNotice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isLocked ? (
        <LockedNotice footprintId={footprintId}>
          You add files to the answers of questions alone.
        </LockedNotice>
      ) : null}
      {isOpen ? <Upload footprintId={footprintId} refused={refused} /> : null}
      <section className="part" aria-labelledby="uploaded">
        <h2 id="uploaded">Uploaded so far</h2>
        {evidence.length > 0 ? (
          <EvidenceList
            evidence={evidence}
            hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
            removeAt={isOpen ? evidenceAddress(footprintId) : null}
            placeOf={placeInWords}
          />
        ) : (
          <p>No files yet.</p>
        )}
      </section>
      <EvidenceReadings readings={props.readings} />
    </div>
  )
}

function Upload({ footprintId, refused }: Pick<EvidencePageProps, 'footprintId' | 'refused'>) {
  const line = refused?.line ?? null
  return (
    <form
      method="post"
      action={evidenceAddress(footprintId)}
      encType="multipart/form-data"
      className="panel flow-24"
      noValidate
    >
      <h2>{line ? `Add files to ${line.name}` : 'Add files about the footprint as a whole'}</h2>
      {line ? <input type="hidden" name="forLine" value={line.lineId} /> : null}
      <FileField label="Files" error={refused?.problems.file} />
      <div>
        <Button look="action" type="submit" name="intent" value="upload">
          Upload
        </Button>
      </div>
    </form>
  )
}
