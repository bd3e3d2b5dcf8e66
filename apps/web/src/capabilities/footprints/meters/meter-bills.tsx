import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { metersMessage, metersRich } from './messages/messages.generated.ts'
import { meteredInWords } from './metered-in-words.ts'

type Bill = Meter['bills'][number]

type MeterBillsProps = {
  readonly bills: readonly Bill[]
  readonly unit: Meter['unit']
  readonly name: string
  readonly mayChange: boolean
}

const daysOfBill = ({ from, to }: Bill): string => `${shortDate(from)} to ${shortDate(to)}`

/** The bills of a meter that reach into the year. */
export function MeterBills({ bills, unit, name, mayChange }: MeterBillsProps) {
  const columns: Column<Bill>[] = [
    { key: 'days', title: metersMessage('meterBills.days'), cell: daysOfBill },
    {
      key: 'quantity',
      title: metersMessage('meterBills.quantity'),
      figures: true,
      cell: ({ quantity }) => meteredInWords(quantity, unit),
    },
    {
      key: 'read',
      title: metersMessage('meterBills.how'),
      cell: ({ isEstimated }) =>
        isEstimated ? metersMessage('meterBills.estimated') : metersMessage('meterBills.read'),
    },
  ]
  const deleting: Column<Bill> = {
    key: 'delete',
    title: metersMessage('meterBills.delete'),
    cell: (bill) => (
      <form method="post">
        <input type="hidden" name="billId" value={bill.billId} />
        <Button look="quiet" type="submit" name="intent" value="remove-bill">
          {metersRich('meterBills.deleteTheBillOf', {
            hidden: hiddenWords,
            daysOfBill: daysOfBill(bill),
          })}
        </Button>
      </form>
    ),
  }
  return (
    <details className="more">
      <summary>
        {bills.length === 1
          ? metersMessage('meterBills.theBill')
          : metersMessage('meterBills.theBills', { count: bills.length })}
      </summary>
      <DataTable
        caption={metersMessage('meterBills.caption', { name })}
        columns={mayChange ? [...columns, deleting] : columns}
        rows={bills}
        rowKey={({ billId }) => billId}
      />
    </details>
  )
}
