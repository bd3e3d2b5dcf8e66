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
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
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

const evidencePageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    upload: companyFootprintsMessage('evidence.theFilesAreThere'),
    remove: companyFootprintsMessage('evidence.theFileIsDeleted'),
  })

/** All files of a footprint and its lines, and a form for what is about all of it. */
export function EvidencePage(props: EvidencePageProps) {
  const { footprintId, evidence, isLocked, mayChange, done, problem, refused } = props
  const isOpen = mayChange && !isLocked
  const title = done === null ? undefined : evidencePageDone()[done]
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('evidence.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('evidence.inventory'),
            },
          ]}
          here={companyFootprintsMessage('evidence.evidence')}
        />
        <h1>{companyFootprintsMessage('evidence.evidence')}</h1>
        <p className="lead quiet">
          {companyFootprintsMessage('evidence.standsBehindFiguresBills')}
        </p>
      </header>
      {title ? <Notice kind="success" title={title} /> : null}
      {problem ? (
        <RefusalNotice
          answer={props}
          title={companyFootprintsMessage('evidence.nothingWasUploaded')}
        >
          {problem}
        </RefusalNotice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isLocked ? (
        <LockedNotice footprintId={footprintId}>
          {companyFootprintsMessage('evidence.addFilesAnswersQuestions')}
        </LockedNotice>
      ) : null}
      {isOpen ? <Upload footprintId={footprintId} refused={refused} /> : null}
      <section className="part" aria-labelledby="uploaded">
        <h2 id="uploaded">{companyFootprintsMessage('evidence.uploadedSoFar')}</h2>
        {evidence.length > 0 ? (
          <EvidenceList
            evidence={evidence}
            hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
            removeAt={isOpen ? evidenceAddress(footprintId) : null}
            placeOf={placeInWords}
          />
        ) : (
          <p>{companyFootprintsMessage('evidence.noFilesYet')}</p>
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
      <h2>
        {line
          ? companyFootprintsMessage('evidence.addFilesTo', { name: line.name })
          : companyFootprintsMessage('evidence.addFilesAboutFootprint')}
      </h2>
      {line ? <input type="hidden" name="forLine" value={line.lineId} /> : null}
      <FileField
        label={companyFootprintsMessage('evidence.files')}
        error={refused?.problems.file}
      />
      <div>
        <Button look="action" type="submit" name="intent" value="upload">
          {companyFootprintsMessage('evidence.upload')}
        </Button>
      </div>
    </form>
  )
}
