import type { FrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { FRAMEWORK_WORDS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-words.ts'
import { shownFact } from '@understory/domain/footprints/documents/disclosures/secr/shown-fact.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { documentsMessage, documentsRich } from '../messages/messages.generated.ts'
import { companyAddress, disclosuresAddress, frameworkAddress } from './disclosures-address.ts'

type FrameworkPageProps = {
  readonly footprintId: string
  readonly disclosure: FrameworkDisclosure
}

type FrameworkFact = FrameworkDisclosure['facts'][number]

const sourceWords = (): { readonly [Source in FrameworkFact['sources'][number]]: string } => ({
  lines: documentsMessage('framework.inventory'),
  declaration: documentsMessage('framework.declaration'),
  profile: documentsMessage('framework.whatCompanySays'),
  plan: documentsMessage('framework.climatePlan'),
  report: documentsMessage('framework.report'),
})

/** Everything that one framework asks for, and where each answer is from. */
export function FrameworkPage({ footprintId, disclosure }: FrameworkPageProps) {
  const { standard, companyName, from, to, isDraft, facts, version } = disclosure
  const words = FRAMEWORK_WORDS[standard]
  const sections = [...groupedBy(facts, ({ section }) => section)]
  const file = (ending: string) => `${frameworkAddress(footprintId, standard)}/facts.${ending}`
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: documentsMessage('framework.footprint'),
            },
            {
              href: disclosuresAddress(footprintId),
              label: documentsMessage('framework.disclosures'),
            },
          ]}
          here={words.name}
        />
        <h1>{words.name}</h1>
        <p className="lead quiet">
          {documentsMessage('framework.to', {
            companyName,
            longMonth: longMonth(from),
            longMonth2: longMonth(to),
          })}
        </p>
      </header>
      {isDraft ? (
        <Notice kind="warning" title={documentsMessage('framework.thisIsADraft')}>
          {documentsMessage('framework.footprintDeclaredFiguresStill')}
        </Notice>
      ) : (
        <div className="row-12">
          <LinkButton look="action" href={file('xlsx')} download>
            {documentsMessage('framework.downloadAsXlsx')}
          </LinkButton>
          <LinkButton href={file('pdf')} download>
            {documentsMessage('framework.asPdf')}
          </LinkButton>
          <LinkButton href={file('csv')} download>
            {documentsMessage('framework.asCsv')}
          </LinkButton>
          <LinkButton href={file('json')} download>
            {documentsMessage('framework.asJson')}
          </LinkButton>
          {standard === 'vsme' ? (
            <VsmeFiles address={frameworkAddress(footprintId, standard)} />
          ) : null}
        </div>
      )}
      <div className="flow-12">
        <p className="prose-width">{words.limits}</p>
        {words.files ? <p className="prose-width">{words.files}</p> : null}
        {words.isOfCompany ? (
          <p>
            {documentsRich('framework.aboutCompanyNoInventory', {
              link: (words) => <a href={companyAddress(footprintId)}>{words}</a>,
            })}
          </p>
        ) : null}
      </div>
      <SectionList sections={sections} />
      {sections.map(([section, of]) => (
        <FactsOfSection key={section} section={section} facts={of} />
      ))}
      <p className="quiet">
        {documentsMessage('framework.afterFiguresRoundedIndividually', { version })}
      </p>
    </div>
  )
}

/** EFRAG’s own forms. */
function VsmeFiles({ address }: { readonly address: string }) {
  return (
    <>
      <LinkButton href={`${address}/template.xlsx`} download>
        {documentsMessage('framework.downloadEfragsTemplateFilled')}
      </LinkButton>
      <LinkButton href={`${address}/xbrl.json`} download>
        {documentsMessage('framework.asXbrlJson')}
      </LinkButton>
    </>
  )
}

type SectionListProps = {
  readonly sections: readonly (readonly [section: string, facts: readonly FrameworkFact[]])[]
}

/** Where each section is, and how much of it is answered: on a phone the page is long. */
function SectionList({ sections }: SectionListProps) {
  return (
    <nav aria-label={documentsMessage('framework.sectionsOfThisPage')}>
      <ul className="flow-8">
        {sections.map(([section, facts]) => (
          <li key={section}>
            <a href={`#${sectionId(section)}`}>{section}</a>{' '}
            <span className="quiet">{answeredInWords(facts)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function answeredInWords(facts: readonly FrameworkFact[]): string {
  const asked = facts.filter(({ state }) => state !== 'not-applicable').length
  const given = facts.filter(({ state }) => state === 'given').length
  return asked === 0
    ? documentsMessage('framework.doesNotApply2')
    : documentsMessage('framework.given', { given: String(given), asked: String(asked) })
}

const sectionId = (section: string): string => section.toLowerCase().replaceAll(/\W+/g, '-')

type FactsOfSectionProps = { readonly section: string; readonly facts: readonly FrameworkFact[] }

function FactsOfSection({ section, facts }: FactsOfSectionProps) {
  const id = sectionId(section)
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{section}</h2>
      <DataTable
        caption={documentsMessage('framework.caption', { section })}
        asCards
        columns={[
          {
            key: 'label',
            title: documentsMessage('framework.fact'),
            cell: ({ label, ref }: FrameworkFact) => (
              <>
                {label}
                {ref ? <span className="subline">{ref}</span> : null}
              </>
            ),
          },
          {
            key: 'value',
            title: documentsMessage('framework.answer'),
            cell: (fact: FrameworkFact) => <FactAnswer fact={fact} />,
          },
          {
            key: 'source',
            title: documentsMessage('framework.from'),
            cell: ({ sources, state }: FrameworkFact) =>
              state === 'given' ? sources.map((source) => sourceWords()[source]).join(', ') : '–',
          },
        ]}
        rows={facts}
        rowKey={({ key }) => key}
      />
    </section>
  )
}

function FactAnswer({ fact }: { readonly fact: FrameworkFact }) {
  if (fact.state !== 'given') {
    return (
      <>
        {fact.state === 'not-given'
          ? documentsMessage('framework.notGiven')
          : documentsMessage('framework.doesNotApply')}
        <span className="subline">{fact.because}</span>
      </>
    )
  }
  return (
    <>
      {shownFact(fact)}
      {fact.note ? <span className="subline">{fact.note}</span> : null}
    </>
  )
}
