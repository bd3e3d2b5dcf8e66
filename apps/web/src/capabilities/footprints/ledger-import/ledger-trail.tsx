import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { inventoryOfLedger, ledgersAddress } from './ledger-address.ts'
import { ledgerImportMessage } from './messages/messages.generated.ts'

type LedgerTrailProps = { readonly footprintId: string; readonly here?: string }

/** Where the pages of ledgers stand. */
export function LedgerTrail({ footprintId, here }: LedgerTrailProps) {
  const above = [
    {
      href: '/my-impact/dashboards/footprint',
      label: ledgerImportMessage('ledgerTrail.footprint'),
    },
    { href: inventoryOfLedger(footprintId), label: ledgerImportMessage('ledgerTrail.inventory') },
  ]
  const trail = here
    ? [
        ...above,
        { href: ledgersAddress(footprintId), label: ledgerImportMessage('ledgerTrail.ledgers') },
      ]
    : above
  return <Breadcrumb trail={trail} here={here ?? ledgerImportMessage('ledgerTrail.ledgers')} />
}
