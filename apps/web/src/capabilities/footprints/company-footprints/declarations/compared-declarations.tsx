import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { CompareDeclarations } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { DifferenceTable, signedGrams } from './difference-table.tsx'

export type Compared = AnswerOf<typeof CompareDeclarations>

type ComparedDeclarationsProps = { readonly compared: Compared }

/** Two declarations side by side: the sums of both, then why each category differs. */
export function ComparedDeclarations({ compared }: ComparedDeclarationsProps) {
  const { before, after, differences } = compared
  if (!before) return null
  const [old, now] = [`Declaration ${before.number}`, `Declaration ${after.number}`]
  const sums = [
    { name: 'Scope 1', before: before.scope1, after: after.scope1 },
    { name: 'Scope 2, by location', before: before.scope2, after: after.scope2 },
    { name: 'Scope 3', before: before.scope3, after: after.scope3 },
    {
      name: companyFootprintsMessage('comparedDeclarations.total'),
      before: before.totalGrams,
      after: after.totalGrams,
    },
    { name: 'Scope 2, by market', before: before.scope2Market, after: after.scope2Market },
  ]
  return (
    <>
      <section className="part" aria-labelledby="sums-compared">
        <h2 id="sums-compared">{companyFootprintsMessage('comparedDeclarations.theSums')}</h2>
        <DataTable
          caption={companyFootprintsMessage('comparedDeclarations.caption')}
          asCards
          columns={[
            {
              key: 'name',
              title: companyFootprintsMessage('comparedDeclarations.what'),
              cell: ({ name }: (typeof sums)[number]) => name,
            },
            { key: 'before', title: old, figures: true, cell: (row) => exactGrams(row.before) },
            { key: 'after', title: now, figures: true, cell: (row) => exactGrams(row.after) },
            {
              key: 'difference',
              title: companyFootprintsMessage('comparedDeclarations.difference'),
              figures: true,
              cell: (row) => signedGrams(row.after - row.before),
            },
          ]}
          rows={sums}
          rowKey={({ name }) => name}
        />
      </section>
      <section className="part" aria-labelledby="why-compared">
        <h2 id="why-compared">
          {companyFootprintsMessage('comparedDeclarations.whatChangedAndWhy')}
        </h2>
        {differences.length === 0 ? (
          <p>{companyFootprintsMessage('comparedDeclarations.noCategoryDiffers')}</p>
        ) : (
          <DifferenceTable differences={differences} before={old} after={now} />
        )}
      </section>
    </>
  )
}
