import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  Inventory,
  ListCompanies,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  shownTonnes,
  tonnesInWords,
} from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { inventoryAddress } from '../inventory-address.ts'
import { approachExplained, approachOptions } from '../inventory-words.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyTable } from './company-table.tsx'

type Companies = AnswerOf<typeof ListCompanies>

type CompaniesPageProps = {
  readonly inventory: Inventory
  readonly companies: Companies
  /** The id of the company that is being changed. */
  readonly edit: string | null
  readonly done: string | null
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

const companiesPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    approach: companyFootprintsMessage('companies.everySumFollowsApproach'),
    add: companyFootprintsMessage('companies.companyAddedLinesNow'),
    change: companyFootprintsMessage('companies.companyChangedEverySum'),
    remove: companyFootprintsMessage('companies.theCompanyIsRemoved'),
  })

/** Which companies the inventory is made of, what of each counts, and by which approach. */
export function CompaniesPage(props: CompaniesPageProps) {
  const { inventory, companies, edit, done, isOpen, refused } = props
  const { footprintId, companyName } = inventory.footprint
  const editing = inventory.entities.find(
    ({ entityId }) => entityId === (refused?.values.entityId ?? edit),
  )
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('companies.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('companies.inventory'),
            },
          ]}
          here={companyFootprintsMessage('companies.companies')}
        />
        <h1>{companyFootprintsMessage('companies.companiesAndSites')}</h1>
        <p className="lead quiet">
          {companyFootprintsMessage('companies.holdsApproachSaysCounts', { companyName })}
        </p>
      </header>
      {done && companiesPageDone()[done] ? (
        <Notice kind="success" title={companiesPageDone()[done]} />
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <CompanyTable {...{ inventory, companies, isOpen }} />
      <Approach {...{ companies, isOpen }} />
      {companies.sites.length > 0 ? <Sites {...{ inventory, companies }} /> : null}
      {isOpen ? (
        <CompanyForm key={editing?.entityId} editing={editing ?? null} refused={refused} />
      ) : null}
    </div>
  )
}

type PartProps = Pick<CompaniesPageProps, 'inventory' | 'companies' | 'isOpen'>

/** What each approach would give, before it is chosen. */
function Approach({ companies, isOpen }: Pick<PartProps, 'companies' | 'isOpen'>) {
  const { approach, approaches } = companies
  // Each is a sum of its own, so they share the decimals of the largest and are not rounded together.
  const { decimals } = shownTonnes([Math.max(0, ...approaches.map(({ total }) => total))])
  const now = approaches.find((each) => each.approach === approach)?.total ?? 0
  const totalOf = (wanted: string) => {
    const total = approaches.find((each) => each.approach === wanted)?.total ?? 0
    const difference = (total - now) / 1_000_000
    const by = tonnesInWords(Math.abs(difference), decimals)
    const changes =
      difference === 0
        ? ''
        : companyFootprintsMessage('companies.thanNow', {
            by,
            words: difference > 0 ? 'more' : 'less',
          })
    return `${tonnesInWords(total / 1_000_000, decimals)}${changes}`
  }
  const cards = approachOptions()
    .map(({ value, label }) => ({
      value,
      label,
      explain: (
        <>
          {approachExplained()[value]}
          <span className="subline">{totalOf(value)}</span>
        </>
      ),
    }))
    .filter(({ value }) => isOpen || value === approach)
  return (
    <section className="part" aria-labelledby="approach">
      <h2 id="approach">{companyFootprintsMessage('companies.whatCountsAsYours')}</h2>
      <form method="post" className="flow-16">
        <Fieldset
          legend={
            <span className="visually-hidden">
              {companyFootprintsMessage('companies.consolidationApproach')}
            </span>
          }
        >
          <RadioCards name="approach" cards={cards} defaultValue={approach} />
        </Fieldset>
        {isOpen ? (
          <div>
            <Button type="submit" name="intent" value="approach">
              {companyFootprintsMessage('companies.changeTheApproach')}
            </Button>
          </div>
        ) : null}
      </form>
    </section>
  )
}

function Sites({ inventory, companies }: Pick<PartProps, 'inventory' | 'companies'>) {
  const nameOf = (entityId: string | null) =>
    inventory.entities.find((each) => each.entityId === entityId)?.name ??
    inventory.footprint.companyName
  return (
    <section className="part" aria-labelledby="sites">
      <h2 id="sites">{companyFootprintsMessage('companies.sites')}</h2>
      <DataTable
        caption={companyFootprintsMessage('companies.sitesThatLinesName')}
        asCards
        columns={[
          {
            key: 'site',
            title: companyFootprintsMessage('companies.site'),
            cell: ({ site }) => site,
          },
          {
            key: 'company',
            title: companyFootprintsMessage('companies.company'),
            cell: ({ entityId }) => nameOf(entityId),
          },
          {
            key: 'lines',
            title: companyFootprintsMessage('companies.lines'),
            figures: true,
            cell: ({ lines }) => lines,
          },
          {
            key: 'co2e',
            title: companyFootprintsMessage('companies.co2eThatCounts'),
            figures: true,
            cell: ({ countedGrams }) => formatEmission(countedGrams),
          },
        ]}
        rows={companies.sites}
        rowKey={({ site, entityId }) => `${entityId}:${site}`}
      />
    </section>
  )
}
