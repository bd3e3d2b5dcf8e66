import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import {
  CATEGORY_KEYS,
  categoryName,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { wordsOfFactor } from '../emission-factors/public.ts'
import type { DataEntryPageProps } from './data-entry-props.ts'

type EntrySearchProps = DataEntryPageProps & {
  readonly footprint: NonNullable<DataEntryPageProps['footprint']>
}

/** Which footprint, category and site, and what it was: the factors that fit. */
export function EntrySearch({ part, footprints, footprint, search, found }: EntrySearchProps) {
  const keys = part?.categories.length
    ? CATEGORY_KEYS.filter((key) => part.categories.includes(key))
    : CATEGORY_KEYS
  const hint = 'For example gas, diesel, train, paper.'
  return (
    <form method="get" className="panel flow-16" aria-labelledby="find">
      <h2 id="find">Enter a figure</h2>
      <FieldGrid>
        <Field id="footprint" label="Footprint">
          <Select
            id="footprint"
            name="footprint"
            defaultValue={footprint.footprintId}
            options={footprints.map(({ footprintId, companyName, startMonth }) => ({
              value: footprintId,
              label: `${companyName}, from ${longMonth(startMonth)}`,
            }))}
          />
        </Field>
        <Field id="category" label="Category">
          <Select
            id="category"
            name="category"
            defaultValue={search.category}
            options={keys.map((key) => ({ value: key, label: categoryName(key) }))}
          />
        </Field>
        <EntrySite sites={part?.sites ?? []} site={search.site} />
        <Field id="words" label="What was it?" hint={hint}>
          <TextInput
            {...fieldAria('words', { hint })}
            name="words"
            defaultValue={search.words}
            maxLength={200}
          />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit">Find the factor</Button>
      </div>
      {search.words && !search.factorId ? (
        <Found footprintId={footprint.footprintId} search={search} found={found} />
      ) : null}
    </form>
  )
}

function EntrySite({ sites, site }: { readonly sites: readonly string[]; readonly site: string }) {
  if (sites.length === 0) {
    return (
      <Field id="site" label="Site" optional>
        <TextInput id="site" name="site" defaultValue={site} maxLength={120} />
      </Field>
    )
  }
  return (
    <Field id="site" label="Site">
      <Select
        id="site"
        name="site"
        defaultValue={site}
        options={sites.map((value) => ({ value, label: value }))}
      />
    </Field>
  )
}

type FoundProps = Pick<EntrySearchProps, 'search' | 'found'> & { readonly footprintId: string }

function Found({ footprintId, search, found }: FoundProps) {
  if (found.length === 0) return <p>Nothing was found. Please try another word.</p>
  const address = (factor: string) =>
    `?${new URLSearchParams({
      footprint: footprintId,
      category: search.category,
      site: search.site,
      factor,
    })}#figure`
  return (
    <ul className="lined-rows">
      {found.map(({ factorId, category, name, unit, kgCo2e, set, foreign }) => (
        <li key={factorId}>
          <a href={address(factorId)}>
            {category}: {name}
          </a>
          <span className="subline">
            {wordsOfFactor(kgCo2e)} kg per {perUnit(unit)}, {set.year}
            {foreign ? `. ${foreign}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
