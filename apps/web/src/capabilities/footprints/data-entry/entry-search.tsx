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
import { dataEntryMessage } from './messages/messages.generated.ts'

type EntrySearchProps = DataEntryPageProps & {
  readonly footprint: NonNullable<DataEntryPageProps['footprint']>
}

/** Which footprint, category and site, and what it was: the factors that fit. */
export function EntrySearch({ part, footprints, footprint, search, found }: EntrySearchProps) {
  const keys = part?.categories.length
    ? CATEGORY_KEYS.filter((key) => part.categories.includes(key))
    : CATEGORY_KEYS
  const hint = dataEntryMessage('entrySearch.exampleGasDieselTrain')
  return (
    <form method="get" className="panel flow-16" aria-labelledby="find">
      <h2 id="find">{dataEntryMessage('entrySearch.enterAFigure')}</h2>
      <FieldGrid>
        <Field id="footprint" label={dataEntryMessage('entrySearch.footprint')}>
          <Select
            id="footprint"
            name="footprint"
            defaultValue={footprint.footprintId}
            options={footprints.map(({ footprintId, companyName, startMonth }) => ({
              value: footprintId,
              label: dataEntryMessage('entrySearch.from', {
                companyName,
                longMonth: longMonth(startMonth),
              }),
            }))}
          />
        </Field>
        <Field id="category" label={dataEntryMessage('entrySearch.category')}>
          <Select
            id="category"
            name="category"
            defaultValue={search.category}
            options={keys.map((key) => ({ value: key, label: categoryName(key) }))}
          />
        </Field>
        <EntrySite sites={part?.sites ?? []} site={search.site} />
        <Field id="words" label={dataEntryMessage('entrySearch.whatWasIt')} hint={hint}>
          <TextInput
            {...fieldAria('words', { hint })}
            name="words"
            defaultValue={search.words}
            maxLength={200}
          />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit">{dataEntryMessage('entrySearch.findTheFactor')}</Button>
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
      <Field id="site" label={dataEntryMessage('entrySearch.site')} optional>
        <TextInput id="site" name="site" defaultValue={site} maxLength={120} />
      </Field>
    )
  }
  return (
    <Field id="site" label={dataEntryMessage('entrySearch.site')}>
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
  if (found.length === 0) return <p>{dataEntryMessage('entrySearch.nothingFoundPleaseTry')}</p>
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
            {dataEntryMessage('entrySearch.kgPer', {
              wordsOfFactor: wordsOfFactor(kgCo2e),
              perUnit: perUnit(unit),
              year: String(set.year),
              foreign: foreign ?? '',
              hasForeign: foreign ? 'yes' : 'other',
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
