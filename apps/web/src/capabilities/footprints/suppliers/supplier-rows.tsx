import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { suppliersMessage } from './messages/messages.generated.ts'
import { spendInMoney, supplierAddress, supplierStateInWords } from './supplier-words.ts'

type SupplierRowsProps = { readonly footprintId: string; readonly suppliers: readonly HotSpot[] }

/** Suppliers, those first whose answers would settle most. */
export function SupplierRows({ footprintId, suppliers }: SupplierRowsProps) {
  return (
    <DataTable
      caption={suppliersMessage('suppliers.caption')}
      asCards
      columns={[
        {
          key: 'name',
          title: suppliersMessage('suppliers.supplier'),
          cell: ({ supplierId, name, email }) => (
            <>
              <a href={supplierAddress(footprintId, supplierId)}>{name}</a>
              {email === null ? (
                <span className="subline">{suppliersMessage('suppliers.noEmailAddress')}</span>
              ) : null}
            </>
          ),
        },
        {
          key: 'spend',
          title: suppliersMessage('suppliers.spent'),
          figures: true,
          cell: ({ spend }) => spendInMoney(spend),
        },
        {
          key: 'grams',
          title: suppliersMessage('suppliers.fromSpending'),
          figures: true,
          cell: ({ benchmarkGrams, share, use }) => (
            <>
              {benchmarkGrams === null
                ? use
                  ? suppliersMessage('suppliers.replaced')
                  : suppliersMessage('suppliers.notKnown')
                : formatEmission(benchmarkGrams)}
              {share === null ? null : (
                <span className="subline">
                  {suppliersMessage('suppliers.ofIt', { round: String(Math.round(share * 100)) })}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'answer',
          title: suppliersMessage('suppliers.answer'),
          figures: true,
          cell: ({ use }) =>
            use ? <UseOfSupplier use={use} /> : suppliersMessage('suppliers.noneYet'),
        },
        {
          key: 'state',
          title: suppliersMessage('suppliers.request'),
          cell: ({ state }) => supplierStateInWords(state),
        },
      ]}
      rows={suppliers}
      rowKey={({ supplierId }) => supplierId}
    />
  )
}

function UseOfSupplier({ use }: { readonly use: NonNullable<HotSpot['use']> }) {
  return (
    <>
      {formatEmission(use.grams)}
      <span className="subline">
        {use.isWithdrawn
          ? suppliersMessage('suppliers.withdrawn')
          : use.isSupplierData
            ? suppliersMessage('suppliers.supplierData')
            : suppliersMessage('suppliers.estimate')}
      </span>
    </>
  )
}
