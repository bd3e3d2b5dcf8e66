import type { EvidenceReading } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { dayOf, shortDate } from '@understory/domain/calendar/calendar.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

const SHOWN_READINGS = 20

/** Who opened which file, for those whose files they are. */
export function EvidenceReadings({ readings }: { readonly readings: readonly EvidenceReading[] }) {
  if (readings.length === 0) return null
  return (
    <section className="part flow-12" aria-labelledby="readings">
      <h2 id="readings">{companyFootprintsMessage('evidenceReadings.whoOpenedThem')}</h2>
      <ul className="lined-rows">
        {readings.slice(0, SHOWN_READINGS).map((reading) => (
          <li key={`${reading.readAt}-${reading.evidenceId}`}>
            <span>
              {reading.fileName}
              <span className="subline">{readerInWords(reading)}</span>
            </span>
            <span>{shortDate(dayOf(new Date(reading.readAt)))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const readerInWords = ({ by, readerName }: EvidenceReading): string =>
  by === 'verifier'
    ? companyFootprintsMessage('evidenceReadings.staffWhileVerified')
    : (readerName ?? companyFootprintsMessage('evidenceReadings.someoneWhoHasLeft'))
