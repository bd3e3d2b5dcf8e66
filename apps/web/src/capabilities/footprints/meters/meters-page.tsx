import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../company-footprints/public.ts'
import { MeterForm } from './meter-form.tsx'
import { MeterPart } from './meter-part.tsx'

type MetersPageProps = {
  readonly footprintId: string
  readonly isLocked: boolean
  readonly meters: readonly Meter[]
  readonly mayChange: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const METERS_DONE: Readonly<Record<string, string>> = lookupTable({
  meter: 'The meter is added.',
  bill: 'The bill is added.',
  enter: 'The meter is in the inventory.',
  remove: 'The meter and its bills are deleted. What it put in the inventory stays there.',
  'remove-bill': 'The bill is deleted.',
})

/** Meters with their bills, and what they come to in the year of a footprint. */
export function MetersPage(props: MetersPageProps) {
  const { footprintId, isLocked, meters, mayChange, done, refused } = props
  const title = done === null ? undefined : METERS_DONE[done]
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Meters"
        />
        <h1>Meters</h1>
        <p className="lead quiet">
          Enter the bills of each meter, and see which months are still missing. A bill that reaches
          over the end of the year is split by its days. A meter takes the place of the figure in
          quick entry: leave that empty, or it counts twice.
        </p>
      </header>
      {title && !refused ? <Notice kind="success" title={title} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {meters.map((meter) => (
        <MeterPart key={meter.meterId} {...{ meter, mayChange, isLocked, refused }} />
      ))}
      {mayChange ? <MeterForm refused={refused} /> : null}
      {meters.length === 0 && !mayChange ? <p>There are no meters yet.</p> : null}
    </div>
  )
}
