import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  Inventory,
  ListCompanies,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

type CompanyTableProps = {
  readonly inventory: Inventory
  readonly companies: AnswerOf<typeof ListCompanies>
  readonly isOpen: boolean
}

/** The companies of a group, and what counts of each. */
export function CompanyTable({ inventory, companies, isOpen }: CompanyTableProps) {
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
      <h2 id="companies">{companyFootprintsMessage('companies.companies')}</h2>
      <DataTable
        caption={companyFootprintsMessage('companies.caption')}
        asCards
        columns={[
          {
            key: 'name',
            title: companyFootprintsMessage('companies.company'),
            cell: ({ entity }: Firm) => entity?.name ?? inventory.footprint.companyName,
          },
          {
            key: 'held',
            title: companyFootprintsMessage('companies.held'),
            cell: ({ entity }: Firm) => heldInWords(entity),
          },
          {
            key: 'counts',
            title: companyFootprintsMessage('companies.counts'),
            figures: true,
            cell: ({ entity }: Firm) => formatPercent(entity?.countedBasisPoints ?? 10_000),
          },
          {
            key: 'co2e',
            title: companyFootprintsMessage('companies.co2eThatCounts'),
            figures: true,
            cell: ({ countedGrams, co2eGrams, lines }: Firm) => (
              <>
                {formatEmission(countedGrams)}
                <span className="subline">
                  {companyFootprintsMessage('companies.ofInLine', {
                    emission: formatEmission(co2eGrams),
                    lines,
                  })}
                </span>
              </>
            ),
          },
          ...(isOpen
            ? [
                {
                  key: 'actions',
                  title: companyFootprintsMessage('companies.actions'),
                  cell: (row: Firm) => <Actions {...row} />,
                },
              ]
            : []),
        ]}
        rows={rows}
        rowKey={({ entityId }) => entityId ?? 'own'}
      />
      {benchmarks > 0 ? (
        <p className="quiet">
          {companyFootprintsMessage('companies.besideLinesBenchmarksEstimate', {
            emission: formatEmission(benchmarks),
          })}
        </p>
      ) : null}
    </section>
  )
}

type Entity = Inventory['entities'][number]

function heldInWords(entity: Entity | null): string {
  if (!entity) return companyFootprintsMessage('companies.theCompanyItself')
  const control = [
    entity.hasFinancialControl ? 'financial' : null,
    entity.hasOperationalControl ? 'operational' : null,
  ].filter(Boolean)
  const controlled =
    control.length > 0
      ? companyFootprintsMessage('companyTable.control', { join: control.join(' and ') })
      : companyFootprintsMessage('companyTable.noControl')
  return `${formatPercent(entity.equityBasisPoints)}, ${controlled}`
}

function Actions({ entity, lines }: { readonly entity: Entity | null; readonly lines: number }) {
  if (!entity) return null
  return (
    <form method="post" className="row-12">
      <LinkButton
        look="quiet"
        href={`?edit=${entity.entityId}#company`}
        aria-label={companyFootprintsMessage('companies.change', { name: entity.name })}
      >
        {companyFootprintsMessage('companies.change2')}
      </LinkButton>
      <input type="hidden" name="entityId" value={entity.entityId} />
      {lines === 0 ? (
        <Button
          look="quiet"
          type="submit"
          name="intent"
          value="remove"
          aria-label={companyFootprintsMessage('companies.remove', { name: entity.name })}
        >
          {companyFootprintsMessage('companies.remove2')}
        </Button>
      ) : null}
    </form>
  )
}
