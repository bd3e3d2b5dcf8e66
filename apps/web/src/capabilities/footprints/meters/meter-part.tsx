import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { unitInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { meterKind } from '@understory/domain/footprints/meters/meter-kinds.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { BillForm } from './bill-form.tsx'
import { metersMessage } from './messages/messages.generated.ts'
import { MeterBills } from './meter-bills.tsx'
import { MeterDecision } from './meter-decision.tsx'
import { meteredInWords } from './metered-in-words.ts'
import { MonthStrip } from './month-strip.tsx'

type MeterPartProps = {
  readonly meter: Meter
  readonly mayChange: boolean
  readonly isLocked: boolean
  readonly refused: FormAnswer | null
}

/** One meter: its months, its bills, and what can be done with them. */
export function MeterPart({ meter, mayChange, isLocked, refused }: MeterPartProps) {
  const { meterId, kind, number, site, unit, bills, months } = meter
  const name = metersMessage('meter.meter', { name: meterKind(kind).name, number })
  const id = `meter-${meterId}`
  return (
    <section className="panel flow-16" aria-labelledby={id}>
      <h2 id={id}>
        {name}
        {site ? <span className="quiet">, {site}</span> : null}
      </h2>
      <MonthStrip {...{ months, unit, name }} />
      <Sum meter={meter} />
      {months.some(({ state }) => state === 'overlapping') ? (
        <Notice kind="warning" title={metersMessage('meterPart.someDaysTwoBills')}>
          <p>{metersMessage('meterPart.pleaseDeleteAddAgain')}</p>
        </Notice>
      ) : null}
      {bills.length > 0 ? <MeterBills {...{ bills, unit, name, mayChange }} /> : null}
      {mayChange ? (
        <>
          <BillForm {...{ meterId, unit, refused, isFirst: bills.length === 0 }} />
          <MeterDecision {...{ meter, name, isLocked, refused }} />
        </>
      ) : null}
    </section>
  )
}

function Sum({ meter: { quantity, rest, unit, bills, entered } }: Pick<MeterPartProps, 'meter'>) {
  if (bills.length === 0) return null
  const on =
    bills.length === 1
      ? metersMessage('meter.oneBill')
      : metersMessage('meter.bills', { length: String(bills.length) })
  const filled =
    rest > 0 ? metersMessage('meter.daysWithoutOneWould', { rest: meteredInWords(rest, unit) }) : ''
  return (
    <p>
      {metersMessage('meterPart.yearInventory', {
        meteredInWords: meteredInWords(quantity, unit),
        on,
        filled,
        meteredInWords2: entered ? meteredInWords(entered.quantity, unitInWords(entered.unit)) : '',
        hasEntered: entered ? 'yes' : 'other',
      })}
    </p>
  )
}
