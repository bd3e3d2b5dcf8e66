import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListMisplacedLines, ListSites } from '@understory/contracts/footprints/sites.ts'
import { regionsOf } from '@understory/domain/footprints/sites/grid-regions.ts'
import { placeInWords } from '@understory/domain/footprints/sites/place.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../company-footprints/public.ts'
import { sitesMessage } from './messages/messages.generated.ts'
import { MisplacedPart } from './misplaced-part.tsx'
import { SiteForm } from './site-form.tsx'

type SitesPageProps = {
  readonly footprintId: string
  /** ISO 3166, of the company. */
  readonly country: string
  readonly sites: AnswerOf<typeof ListSites>
  readonly misplaced: AnswerOf<typeof ListMisplacedLines>
  /** The site that is changed; empty: the company as a whole; `null`: none. */
  readonly edit: string | null
  readonly done: string | null
  readonly mayChange: boolean
  readonly isLocked: boolean
  readonly refused: FormAnswer | null
}

const sitesDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    site: sitesMessage('sites.savedEnterNowTakes'),
    replaced: sitesMessage('sites.factorsReplacedEverySum'),
  })

/** Where the company and its sites are, and which lines do not fit there. */
export function SitesPage(props: SitesPageProps) {
  const { footprintId, country, sites, misplaced, done, mayChange, isLocked, refused } = props
  const title = done === null ? undefined : sitesDone()[done]
  const edit = editedOf(props)
  const place = edit === '' ? sites.company : sites.sites.find(({ site }) => site === edit)?.place
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: sitesMessage('sites.footprint') },
            { href: inventoryAddress(footprintId), label: sitesMessage('sites.inventory') },
          ]}
          here={sitesMessage('sites.sites')}
        />
        <h1>{sitesMessage('sites.whereYourSitesAre')}</h1>
        <p className="lead quiet">{sitesMessage('sites.kilowattHourPolandEmits')}</p>
      </header>
      {title && !refused ? <Notice kind="success" title={title} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <MisplacedPart {...{ footprintId, misplaced, refused }} isOpen={mayChange && !isLocked} />
      <SiteTable {...{ sites, mayChange }} />
      {mayChange ? (
        <SiteForm key={edit} {...{ country, edit, refused }} place={place ?? null} />
      ) : null}
    </div>
  )
}

/** What the form is of: what was just refused, else what the address names. */
function editedOf({ edit, sites, refused }: SitesPageProps): string | null {
  if (refused?.values.intent !== 'site') return edit
  if (refused.values.isCompany) return ''
  const { site } = refused.values
  return sites.sites.find((each) => each.site === site)?.site ?? null
}

function SiteTable({ sites, mayChange }: Pick<SitesPageProps, 'sites' | 'mayChange'>) {
  const isDivided = regionsOf(sites.company.country).length > 0
  const rows = [
    {
      name: sitesMessage('sites.theCompanyItself'),
      address: isDivided ? '' : null,
      place: sites.company,
      lines: null,
    },
    ...sites.sites.map(({ site, place, lines }) => ({ name: site, address: site, place, lines })),
  ]
  type SiteWithLines = (typeof rows)[number]
  return (
    <section className="part" aria-labelledby="sites">
      <h2 id="sites">{sitesMessage('sites.sites')}</h2>
      <DataTable
        caption={sitesMessage('sites.caption')}
        asCards
        columns={[
          {
            key: 'site',
            title: sitesMessage('sites.site'),
            cell: ({ name }: SiteWithLines) => name,
          },
          {
            key: 'where',
            title: sitesMessage('sites.where'),
            cell: ({ place }: SiteWithLines) =>
              place ? sentenceCase(placeInWords(place)) : sitesMessage('sites.whereTheCompanyIs'),
          },
          {
            key: 'lines',
            title: sitesMessage('sites.lines'),
            figures: true,
            cell: ({ lines }: SiteWithLines) => lines ?? '',
          },
          ...(mayChange
            ? [
                {
                  key: 'actions',
                  title: sitesMessage('sites.actions'),
                  cell: (row: SiteWithLines) => <ChangeSite {...row} />,
                },
              ]
            : []),
        ]}
        rows={rows}
        rowKey={({ name, address }) => `${address}:${name}`}
      />
    </section>
  )
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function ChangeSite({ name, address }: { readonly name: string; readonly address: string | null }) {
  if (address === null) return null
  return (
    <LinkButton
      look="quiet"
      href={`?${new URLSearchParams({ site: address })}#site-form`}
      aria-label={sitesMessage('sites.change', { name })}
    >
      {sitesMessage('sites.change2')}
    </LinkButton>
  )
}
