import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { DisclosedFact, GetDisclosure } from '@understory/contracts/proof/disclosures.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import styles from './disclosures.module.css'

type Disclosed = AnswerOf<typeof GetDisclosure>

const AB_1305 =
  'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB1305'

/** Every fact that has to be published of a project: given, not given and why, or open. */
export function DisclosurePage({ projectId, name, isOffset, isSample, published }: Disclosed) {
  const trail = [
    { href: '/projects', label: 'Projects' },
    { href: `/projects/${projectId}`, label: name },
  ]
  return (
    <div className="page page-end page-top flow-24">
      <header className="flow-16">
        <Breadcrumb trail={trail} here="Disclosure" />
        <h1>What is disclosed of {name}</h1>
        {isOffset ? (
          <p className="lead">
            The law of California asks sellers of carbon offsets to publish these facts (
            <a href={AB_1305}>AB 1305</a>). Each is given here, or it says why it is not.
          </p>
        ) : (
          <p className="lead">
            What is funded here is no carbon offset, and no law asks for this list. It shows what
            there is.
          </p>
        )}
        {isSample ? (
          <p className={styles.sample}>
            <strong>A sample disclosure of a sample project.</strong> Everything in it is invented,
            and its addresses lead nowhere.
          </p>
        ) : null}
      </header>
      {published ? <DisclosedFacts {...published} /> : <p>Nothing has been published yet.</p>}
    </div>
  )
}

const longDay = (time: string): string => longDate(dayOf(new Date(time)))

type Published = NonNullable<Disclosed['published']>

function DisclosedFacts({ version, publishedAt, checkedOn, checkedWith, isOld, facts }: Published) {
  return (
    <>
      <p className="quiet">
        Version {version}, published on <time dateTime={publishedAt}>{longDay(publishedAt)}</time>.
        Last checked on <time dateTime={checkedOn}>{longDay(checkedOn)}</time>: {checkedWith}.
        {isOld ? ' That is longer ago than 180 days: it has not been checked since.' : ''}
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
  if (state === 'open') return <dd className="quiet">Not said yet.</dd>
  if (state === 'not-given') return <dd className="quiet">Not given: {because}</dd>
  return lines.map(({ text, url }) => <dd key={text}>{url ? <a href={url}>{text}</a> : text}</dd>)
}
