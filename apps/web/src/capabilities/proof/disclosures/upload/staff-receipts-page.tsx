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
import { disclosuresMessage, disclosuresRich } from '../messages/messages.generated.ts'

type StaffReceiptsPageProps = {
  readonly staff: ConsoleStaff
  readonly receipts: readonly StoredReceipt[]
  readonly refused: FormAnswer | null | undefined
}

const receiptTable = (): readonly TextColumn<StoredReceipt>[] => [
  {
    key: 'on',
    title: disclosuresMessage('staffReceipts.uploaded'),
    text: ({ uploadedAt }) => uploadedAt,
  },
  {
    key: 'file',
    title: disclosuresMessage('staffReceipts.file'),
    text: ({ fileName }) => fileName,
  },
  {
    key: 'address',
    title: disclosuresMessage('staffReceipts.address'),
    text: ({ address }) => address,
  },
  {
    key: 'sha256',
    title: disclosuresMessage('staffReceipts.sha256'),
    text: ({ sha256 }) => sha256,
  },
  { key: 'public', title: disclosuresMessage('staffReceipts.public'), text: publicWords },
]
const hint = () => disclosuresMessage('staffReceipts.pdfPngJpegMost')

/** Receipts are uploaded here, and named by the payment to a project that is published under Publishing. */
export function StaffReceiptsPage({ staff, receipts, refused }: StaffReceiptsPageProps) {
  const of = {
    name: 'receipts',
    caption: disclosuresMessage('staffReceipts.caption'),
    columns: receiptTable(),
    rows: receipts,
  }
  const shown = useFilteredRows(of)
  const file = { hint: hint(), error: refused?.problems.file }
  return (
    <StaffPage
      here="/staff/receipts"
      staff={staff}
      title={disclosuresMessage('staffReceipts.receiptsPaymentsProjects')}
    >
      {refused ? (
        <RefusalNotice
          answer={refused}
          title={disclosuresMessage('staffReceipts.nothingWasStored')}
        />
      ) : null}
      <form method="post" encType="multipart/form-data" className={staffStyles.form}>
        <Field id="file" label={disclosuresMessage('staffReceipts.receipt')} {...file}>
          <FileInput {...fieldAria('file', file)} name="file" most={TWO_MEGABYTES} />
        </Field>
        <div>
          <Button type="submit">{disclosuresMessage('staffReceipts.storeIt')}</Button>
        </div>
      </form>
      <p>
        {disclosuresRich('staffReceipts.giveAddressPaymentProject', {
          link: (words) => <a href="/staff/changes/project-payment">{words}</a>,
        })}
      </p>
      {receipts.length === 0 ? (
        <p className="quiet">{disclosuresMessage('staffReceipts.noneBeenUploadedYet')}</p>
      ) : (
        <div className={staffStyles.part}>
          <ConsoleFilter {...of} />
          <DataTable
            caption={disclosuresMessage('staffReceipts.caption')}
            rows={shown}
            rowKey={({ receiptId }) => receiptId}
            columns={[
              {
                key: 'on',
                title: disclosuresMessage('staffReceipts.uploaded'),
                cell: ({ uploadedAt }) => shownDate(uploadedAt),
              },
              {
                key: 'file',
                title: disclosuresMessage('staffReceipts.file'),
                cell: ({ receiptId, fileName }) => (
                  <a href={`/staff/receipts/${receiptId}`}>{fileName}</a>
                ),
              },
              {
                key: 'address',
                title: disclosuresMessage('staffReceipts.addressAndSha256'),
                cell: ({ address, sha256 }) => (
                  <>
                    {address} <span className={styles.hash}>{sha256}</span>
                  </>
                ),
              },
              {
                key: 'public',
                title: disclosuresMessage('staffReceipts.public'),
                cell: publicWords,
              },
            ]}
          />
        </div>
      )}
    </StaffPage>
  )
}

function publicWords({ isPublic }: StoredReceipt): string {
  return isPublic
    ? disclosuresMessage('staffReceipts.yes')
    : disclosuresMessage('staffReceipts.notYet')
}
