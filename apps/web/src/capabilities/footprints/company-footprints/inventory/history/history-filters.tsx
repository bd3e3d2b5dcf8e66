import { LINE_EVENT_KINDS } from '@understory/domain/footprints/company-footprints/inventory/history/line-event-kinds.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import type { HistoryQuery } from './history-query.ts'
import { eventWords } from './history-words.ts'

const allCategories = () => [
  { value: '', label: companyFootprintsMessage('historyFilters.all') },
  ...CATEGORY_KEYS.map((key) => ({ value: key, label: inventoryCategoryName(key) })),
]
const allKinds = () => [
  { value: '', label: companyFootprintsMessage('historyFilters.everything') },
  ...LINE_EVENT_KINDS.map((kind) => ({ value: kind, label: eventWords()[kind] })),
]

/** By category, and by what happened. */
export function HistoryFilters({ query }: { readonly query: HistoryQuery }) {
  return (
    <form className="panel flow-16">
      {query.line ? <input type="hidden" name="line" value={query.line} /> : null}
      <FieldGrid>
        <Field id="category" label={companyFootprintsMessage('historyFilters.category')}>
          <Select
            id="category"
            name="category"
            defaultValue={query.category ?? ''}
            options={allCategories()}
          />
        </Field>
        <Field id="kind" label={companyFootprintsMessage('historyFilters.whatHappened')}>
          <Select id="kind" name="kind" defaultValue={query.kind ?? ''} options={allKinds()} />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit">{companyFootprintsMessage('historyFilters.show')}</Button>
      </div>
    </form>
  )
}
