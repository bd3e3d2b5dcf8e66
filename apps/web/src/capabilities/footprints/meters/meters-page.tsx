import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../company-footprints/public.ts'
import { metersMessage } from './messages/messages.generated.ts'
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

const metersDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    meter: metersMessage('meters.theMeterIsAdded'),
    bill: metersMessage('meters.theBillIsAdded'),
    enter: metersMessage('meters.meterInventory'),
    remove: metersMessage('meters.meterBillsDeletedPut'),
    'remove-bill': metersMessage('meters.theBillIsDeleted'),
  })

/** Meters with their bills, and what they come to in the year of a footprint. */
export function MetersPage(props: MetersPageProps) {
  const { footprintId, isLocked, meters, mayChange, done, refused } = props
  const title = done === null ? undefined : metersDone()[done]
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: metersMessage('meters.footprint') },
            { href: inventoryAddress(footprintId), label: metersMessage('meters.inventory') },
          ]}
          here={metersMessage('meters.meters')}
        />
        <h1>{metersMessage('meters.meters')}</h1>
        <p className="lead quiet">{metersMessage('meters.enterBillsEachMeter')}</p>
      </header>
      {title && !refused ? <Notice kind="success" title={title} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {meters.map((meter) => (
        <MeterPart key={meter.meterId} {...{ meter, mayChange, isLocked, refused }} />
      ))}
      {mayChange ? <MeterForm refused={refused} /> : null}
      {meters.length === 0 && !mayChange ? <p>{metersMessage('meters.noMetersYet')}</p> : null}
    </div>
  )
}
