import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { DisclosedFact, GetDisclosure } from '@understory/contracts/proof/disclosures.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { strongWords } from '../../../shell/message-tags.tsx'
import styles from './disclosures.module.css'
import { disclosuresMessage, disclosuresRich } from './messages/messages.generated.ts'

type Disclosed = AnswerOf<typeof GetDisclosure>

const AB_1305 =
  'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB1305'

/** Every fact that has to be published of a project: given, not given and why, or open. */
export function DisclosurePage({ projectId, name, isOffset, isSample, published }: Disclosed) {
  const trail = [
    { href: '/projects', label: disclosuresMessage('disclosure.projects') },
    { href: `/projects/${projectId}`, label: name },
  ]
  return (
    <div className="page page-end page-top flow-24">
      <header className="flow-16">
        <Breadcrumb trail={trail} here={disclosuresMessage('disclosure.disclosure')} />
        <h1>{disclosuresMessage('disclosure.whatIsDisclosedOf', { name })}</h1>
        {isOffset ? (
          <p className="lead">
            {disclosuresRich('disclosure.lawCaliforniaAsksSellers', {
              link: (words) => <a href={AB_1305}>{words}</a>,
            })}
          </p>
        ) : (
          <p className="lead">{disclosuresMessage('disclosure.fundedNoCarbonOffset')}</p>
        )}
        {isSample ? (
          <p className={styles.sample}>
            {disclosuresRich('disclosure.sampleDisclosureSampleProject', { strong: strongWords })}
          </p>
        ) : null}
      </header>
      {published ? (
        <DisclosedFacts {...published} />
      ) : (
        <p>{disclosuresMessage('disclosure.nothingBeenPublishedYet')}</p>
      )}
    </div>
  )
}

const longDay = (time: string): string => longDate(dayOf(new Date(time)))

type Published = NonNullable<Disclosed['published']>

function DisclosedFacts({ version, publishedAt, checkedOn, checkedWith, isOld, facts }: Published) {
  return (
    <>
      <p className="quiet">
        {disclosuresRich('disclosure.versionPublishedLastChecked', {
          version: String(version),
          time: (words) => <time dateTime={publishedAt}>{words}</time>,
          longDay: longDay(publishedAt),
          time2: (words) => <time dateTime={checkedOn}>{words}</time>,
          longDay2: longDay(checkedOn),
          checkedWith,
          isOld: isOld ? 'yes' : 'other',
        })}
      </p>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.key} data-state={fact.state}>
            <dt>{fact.label}</dt>
            <FactLines {...fact} />
          </div>
        ))}
      </dl>
    </>
  )
}

function FactLines({ state, because, lines }: DisclosedFact) {
  if (state === 'open')
    return <dd className="quiet">{disclosuresMessage('disclosure.notSaidYet')}</dd>
  if (state === 'not-given')
    return (
      <dd className="quiet">
        {disclosuresMessage('disclosure.notGiven', { because: because ?? '' })}
      </dd>
    )
  return lines.map(({ text, url }) => <dd key={text}>{url ? <a href={url}>{text}</a> : text}</dd>)
}
