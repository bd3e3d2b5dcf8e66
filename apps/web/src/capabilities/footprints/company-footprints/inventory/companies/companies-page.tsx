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
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../inventory-address.ts'
import { APPROACH_EXPLAINED, APPROACH_OPTIONS } from '../inventory-words.ts'
import { CompanyForm } from './company-form.tsx'

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

const COMPANIES_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  approach: 'Every sum follows the approach now.',
  add: 'The company is added. Lines can be of it now.',
  change: 'The company is changed. Every sum follows it.',
  remove: 'The company is removed.',
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
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Companies"
        />
        <h1>Companies and sites</h1>
        <p className="lead quiet">
          {companyName} and what it holds. One approach says what counts, for all three scopes; it
          is printed with the result.
        </p>
      </header>
      {done && COMPANIES_PAGE_DONE[done] ? (
        <Notice kind="success" title={COMPANIES_PAGE_DONE[done]} />
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

function CompanyTable({ inventory, companies, isOpen }: PartProps) {
  const rows = companies.companies.map((part) => ({
    ...part,
    entity: inventory.entities.find(({ entityId }) => entityId === part.entityId) ?? null,
  }))
  type Firm = (typeof rows)[number]
  const benchmarks = inventory.categories
    .filter(({ state }) => state === 'benchmark')
    .reduce((sum, { co2eGrams }) => sum + co2eGrams, 0)
  return (
    <section className="part" aria-labelledby="companies">
      <h2 id="companies">Companies</h2>
      <DataTable
        caption="Companies of this inventory"
        asCards
        columns={[
          {
            key: 'name',
            title: 'Company',
            cell: ({ entity }: Firm) => entity?.name ?? inventory.footprint.companyName,
          },
          { key: 'held', title: 'Held', cell: ({ entity }: Firm) => heldInWords(entity) },
          {
            key: 'counts',
            title: 'Counts',
            figures: true,
            cell: ({ entity }: Firm) => formatPercent(entity?.countedBasisPoints ?? 10_000),
          },
          {
            key: 'co2e',
            title: 'CO2e that counts',
            figures: true,
            cell: ({ countedGrams, co2eGrams, lines }: Firm) => (
              <>
                {formatEmission(countedGrams)}
                <span className="subline">
                  of {formatEmission(co2eGrams)} in {lines} {lines === 1 ? 'line' : 'lines'}
                </span>
              </>
            ),
          },
          ...(isOpen
            ? [{ key: 'actions', title: 'Actions', cell: (row: Firm) => <Actions {...row} /> }]
            : []),
        ]}
        rows={rows}
        rowKey={({ entityId }) => entityId ?? 'own'}
      />
      {benchmarks > 0 ? (
        <p className="quiet">
          Beside these lines, benchmarks of the estimate stand for {formatEmission(benchmarks)} of
          the footprint.
        </p>
      ) : null}
    </section>
  )
}

type Entity = Inventory['entities'][number]

function heldInWords(entity: Entity | null): string {
  if (!entity) return 'The company itself'
  const control = [
    entity.hasFinancialControl ? 'financial' : null,
    entity.hasOperationalControl ? 'operational' : null,
  ].filter(Boolean)
  const controlled = control.length > 0 ? `${control.join(' and ')} control` : 'no control'
  return `${formatPercent(entity.equityBasisPoints)}, ${controlled}`
}

function Actions({ entity, lines }: { readonly entity: Entity | null; readonly lines: number }) {
  if (!entity) return null
  return (
    <form method="post" className="row-12">
      <LinkButton
        look="quiet"
        href={`?edit=${entity.entityId}#company`}
        aria-label={`Change ${entity.name}`}
      >
        Change
      </LinkButton>
      <input type="hidden" name="entityId" value={entity.entityId} />
      {lines === 0 ? (
        <Button
          look="quiet"
          type="submit"
          name="intent"
          value="remove"
          aria-label={`Remove ${entity.name}`}
        >
          Remove
        </Button>
      ) : null}
    </form>
  )
}

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
    const changes = difference === 0 ? '' : `, ${by} ${difference > 0 ? 'more' : 'less'} than now`
    return `${tonnesInWords(total / 1_000_000, decimals)}${changes}`
  }
  const cards = APPROACH_OPTIONS.map(({ value, label }) => ({
    value,
    label,
    explain: (
      <>
        {APPROACH_EXPLAINED[value]}
        <span className="subline">{totalOf(value)}</span>
      </>
    ),
  })).filter(({ value }) => isOpen || value === approach)
  return (
    <section className="part" aria-labelledby="approach">
      <h2 id="approach">What counts as yours</h2>
      <form method="post" className="flow-16">
        <Fieldset legend={<span className="visually-hidden">Consolidation approach</span>}>
          <RadioCards name="approach" cards={cards} defaultValue={approach} />
        </Fieldset>
        {isOpen ? (
          <div>
            <Button type="submit" name="intent" value="approach">
              Change the approach
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
      <h2 id="sites">Sites</h2>
      <DataTable
        caption="Sites that lines name"
        asCards
        columns={[
          { key: 'site', title: 'Site', cell: ({ site }) => site },
          { key: 'company', title: 'Company', cell: ({ entityId }) => nameOf(entityId) },
          { key: 'lines', title: 'Lines', figures: true, cell: ({ lines }) => lines },
          {
            key: 'co2e',
            title: 'CO2e that counts',
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
