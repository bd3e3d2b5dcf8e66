import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { duration, PART_WORDS, utc } from './status-words.ts'

type IncidentsProps = Pick<AnswerOf<typeof GetStatus>, 'incidents'>

/** What was recorded when it happened; an empty list says that nothing was seen, not that nothing was. */
export function Incidents({ incidents }: IncidentsProps) {
  return (
    <section className="part prose-width" aria-labelledby="incidents">
      <h2 id="incidents">What went wrong before</h2>
      {incidents === null ? <p>It is recorded in the database, which does not answer.</p> : null}
      {incidents?.length === 0 ? <p>Nothing has been recorded here yet.</p> : null}
      {incidents && incidents.length > 0 ? (
        <ul className="lined-rows">
          {incidents.map(({ part, beganAt, endedAt }) => (
            <li key={part + beganAt}>
              <div>
                <strong>{PART_WORDS[part].name}</strong>
                <span className="subline">{utc(beganAt)}</span>
              </div>
              <span>{endedAt ? `for ${duration(beganAt, endedAt)}` : 'not over yet'}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="quiet">
        Recorded by the software when it sees trouble begin and end. While it does not run at all,
        it sees nothing, and says so when it is back.
      </p>
    </section>
  )
}
