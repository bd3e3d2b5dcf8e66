import { LINE_EVENT_KINDS } from '@understory/domain/footprints/company-footprints/inventory/history/line-event-kinds.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import type { HistoryQuery } from './history-query.ts'
import { EVENT_WORDS } from './history-words.ts'

const ALL_CATEGORIES = [
  { value: '', label: 'All' },
  ...CATEGORY_KEYS.map((key) => ({ value: key, label: inventoryCategoryName(key) })),
]
const ALL_KINDS = [
  { value: '', label: 'Everything' },
  ...LINE_EVENT_KINDS.map((kind) => ({ value: kind, label: EVENT_WORDS[kind] })),
]

/** By category, and by what happened. */
export function HistoryFilters({ query }: { readonly query: HistoryQuery }) {
  return (
    <form className="panel flow-16">
      {query.line ? <input type="hidden" name="line" value={query.line} /> : null}
      <FieldGrid>
        <Field id="category" label="Category">
          <Select
            id="category"
            name="category"
            defaultValue={query.category ?? ''}
            options={ALL_CATEGORIES}
          />
        </Field>
        <Field id="kind" label="What happened">
          <Select id="kind" name="kind" defaultValue={query.kind ?? ''} options={ALL_KINDS} />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit">Show</Button>
      </div>
    </form>
  )
}
