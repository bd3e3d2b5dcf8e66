import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { inventoryOfLedger, ledgersAddress } from './ledger-address.ts'

type LedgerTrailProps = { readonly footprintId: string; readonly here?: string }

/** Where the pages of ledgers stand. */
export function LedgerTrail({ footprintId, here }: LedgerTrailProps) {
  const above = [
    { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
    { href: inventoryOfLedger(footprintId), label: 'Inventory' },
  ]
  const trail = here ? [...above, { href: ledgersAddress(footprintId), label: 'Ledgers' }] : above
  return <Breadcrumb trail={trail} here={here ?? 'Ledgers'} />
}
