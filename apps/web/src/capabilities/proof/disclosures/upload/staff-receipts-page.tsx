import type { StoredReceipt } from '@understory/contracts/proof/receipts.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { TWO_MEGABYTES } from '../../../../http/files/two-megabytes.ts'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import {
  ConsoleFilter,
  type ConsoleStaff,
  StaffPage,
  staffStyles,
  type TextColumn,
  useFilteredRows,
} from '../../../staff/console/public.ts'
import styles from '../disclosures.module.css'

type StaffReceiptsPageProps = {
  readonly staff: ConsoleStaff
  readonly receipts: readonly StoredReceipt[]
  readonly refused: FormAnswer | null | undefined
}

const RECEIPT_TABLE: readonly TextColumn<StoredReceipt>[] = [
  { key: 'on', title: 'Uploaded', text: ({ uploadedAt }) => uploadedAt },
  { key: 'file', title: 'File', text: ({ fileName }) => fileName },
  { key: 'address', title: 'Address', text: ({ address }) => address },
  { key: 'sha256', title: 'SHA-256', text: ({ sha256 }) => sha256 },
  { key: 'public', title: 'Public', text: publicWords },
]
const HINT = 'A PDF, PNG or JPEG of at most 2 MB. Anyone may read it once a payment names it.'

/** Receipts are uploaded here, and named by the payment to a project that is published under Publishing. */
export function StaffReceiptsPage({ staff, receipts, refused }: StaffReceiptsPageProps) {
  const of = { name: 'receipts', caption: 'Receipts', columns: RECEIPT_TABLE, rows: receipts }
  const shown = useFilteredRows(of)
  const file = { hint: HINT, error: refused?.problems.file }
  return (
    <StaffPage here="/staff/receipts" staff={staff} title="Receipts of payments to projects">
      {refused ? <RefusalNotice answer={refused} title="Nothing was stored" /> : null}
      <form method="post" encType="multipart/form-data" className={staffStyles.form}>
        <Field id="file" label="Receipt" {...file}>
          <FileInput {...fieldAria('file', file)} name="file" most={TWO_MEGABYTES} />
        </Field>
        <div>
          <Button type="submit">Store it</Button>
        </div>
      </form>
      <p>
        Give its address in the <a href="/staff/changes/project-payment">payment to the project</a>,
        which a second person publishes.
      </p>
      {receipts.length === 0 ? (
        <p className="quiet">None has been uploaded yet.</p>
      ) : (
        <div className={staffStyles.part}>
          <ConsoleFilter {...of} />
          <DataTable
            caption="Receipts"
            rows={shown}
            rowKey={({ receiptId }) => receiptId}
            columns={[
              { key: 'on', title: 'Uploaded', cell: ({ uploadedAt }) => shownDate(uploadedAt) },
              {
                key: 'file',
                title: 'File',
                cell: ({ receiptId, fileName }) => (
                  <a href={`/staff/receipts/${receiptId}`}>{fileName}</a>
                ),
              },
              {
                key: 'address',
                title: 'Address and SHA-256',
                cell: ({ address, sha256 }) => (
                  <>
                    {address} <span className={styles.hash}>{sha256}</span>
                  </>
                ),
              },
              { key: 'public', title: 'Public', cell: publicWords },
            ]}
          />
        </div>
      )}
    </StaffPage>
  )
}

function publicWords({ isPublic }: StoredReceipt): string {
  return isPublic ? 'Yes' : 'Not yet'
}
