import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { statusMessage } from './messages/messages.generated.ts'
import { duration, utc } from './status-words.ts'

type IncidentsProps = Pick<AnswerOf<typeof GetStatus>, 'incidents'>

/** What was recorded when it happened; an empty list says that nothing was seen, not that nothing was. */
export function Incidents({ incidents }: IncidentsProps) {
  return (
    <section className="part prose-width" aria-labelledby="incidents">
      <h2 id="incidents">{statusMessage('incidents.title')}</h2>
      {incidents === null ? <p>{statusMessage('incidents.noDatabase')}</p> : null}
      {incidents?.length === 0 ? <p>{statusMessage('incidents.none')}</p> : null}
      {incidents && incidents.length > 0 ? (
        <ul className="lined-rows">
          {incidents.map(({ part, beganAt, endedAt }) => (
            <li key={part + beganAt}>
              <div>
                <strong>{statusMessage(`part.${part}.name`)}</strong>
                <span className="subline">{utc(beganAt)}</span>
              </div>
              <span>
                {endedAt
                  ? statusMessage('incidents.for', { duration: duration(beganAt, endedAt) })
                  : statusMessage('incidents.notOver')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="quiet">{statusMessage('incidents.how')}</p>
    </section>
  )
}
