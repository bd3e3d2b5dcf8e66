import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { LedgerRowsOfLine } from '@understory/contracts/footprints/verification/verifications.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { verificationMessage } from '../messages/messages.generated.ts'

type DecideLedgerRowsProps = {
  readonly ledgerRows: readonly LedgerRowsOfLine[]
  readonly lines: readonly InventoryLine[]
}

/** The rows of the company's accounts that imported lines were made of. */
export function DecideLedgerRows({ ledgerRows, lines }: DecideLedgerRowsProps) {
  if (ledgerRows.length === 0) return null
  const names = new Map(lines.map((line) => [line.lineId, importedLineName(line)]))
  return (
    <section className="part flow-8" aria-labelledby="ledger-rows">
      <h2 id="ledger-rows">{verificationMessage('decideLedgerRows.fromTheirAccounts')}</h2>
      {ledgerRows.map((behind) => (
        <RowsOfLine
          key={behind.lineId}
          behind={behind}
          name={names.get(behind.lineId) ?? verificationMessage('decideLedgerRows.lineShownAbove')}
        />
      ))}
    </section>
  )
}

const importedLineName = ({ description, category, site }: InventoryLine): string =>
  [description || categoryName(category), site].filter(Boolean).join(', ')

type RowsOfLineProps = { readonly behind: LedgerRowsOfLine; readonly name: string }

function RowsOfLine({ behind: { rows, largest }, name }: RowsOfLineProps) {
  const isCut = largest.length < rows
  return (
    <details className="more">
      <summary>{verificationMessage('decideLedgerRows.row', { name, rows })}</summary>
      <DataTable
        caption={
          isCut
            ? verificationMessage('decideLedgerRows.theLargestOfRows', {
                count: largest.length,
                rows: String(rows),
              })
            : verificationMessage('decideLedgerRows.rowsOf', { name })
        }
        showCaption={isCut}
        asCards
        columns={[
          {
            key: 'day',
            title: verificationMessage('decideLedgerRows.date'),
            cell: ({ day }) => day,
          },
          {
            key: 'supplier',
            title: verificationMessage('decideLedgerRows.supplier'),
            cell: ({ supplier }) => supplier,
          },
          {
            key: 'what',
            title: verificationMessage('decideLedgerRows.whatFor'),
            cell: ({ description, account }) => [description, account].filter(Boolean).join(', '),
          },
          {
            key: 'reference',
            title: verificationMessage('decideLedgerRows.reference'),
            cell: ({ reference }) => reference,
          },
          {
            key: 'net',
            title: verificationMessage('decideLedgerRows.withoutVat'),
            figures: true,
            cell: ({ net, currency }) => `${currency} ${inHundredths(net)}`.trim(),
          },
          {
            key: 'file',
            title: verificationMessage('decideLedgerRows.where'),
            cell: ({ fileName, row }) =>
              verificationMessage('decideLedgerRows.row2', { fileName, row: String(row) }),
          },
        ]}
        rows={largest}
        rowKey={({ fileName, row }) => `${fileName}-${row}`}
      />
    </details>
  )
}

const inHundredths = (net: number): string =>
  (net / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })
