import type { SaidOfYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import { MOST_SITES } from '@understory/domain/footprints/documents/disclosures/frameworks/company-year.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { documentsMessage } from '../../messages/messages.generated.ts'
import { type KnownToForm, knownFrom } from './known-to-form.ts'
import { SITE_FIELDS, siteFieldName, sitesTyped } from './sites-of-form.ts'

type CompanySitesProps = {
  readonly sites: SaidOfYear['sites']
  readonly known: KnownToForm
  readonly refused: FormAnswer | null
}

const MORE_SITES = 2
const countryOptions = () => [
  { value: '', label: documentsMessage('companySites.notSaid') },
  ...COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name })),
]
const wordsOfSite = () =>
  ({
    address: { label: documentsMessage('companySites.streetAndNumber'), most: 200 },
    postalCode: { label: documentsMessage('companySites.postcodeOrZipCode'), most: 20 },
    city: { label: documentsMessage('companySites.town'), most: 100 },
    country: { label: documentsMessage('companySites.country'), most: 2 },
    coordinates: { label: documentsMessage('companySites.coordinatesOptional'), most: 40 },
  }) as const

/** One group of fields for each site, and some for more. */
export function CompanySites({ sites: said, known, refused }: CompanySitesProps) {
  const sites = said.length > 0 ? said : known.sites
  const typed = refused ? sitesTyped(refused.values) : 0
  const rows = Math.min(Math.max(sites.length + MORE_SITES, typed), MOST_SITES)
  return Array.from({ length: rows }, (_, at) => (
    // Sites have no identity but their place in the list.
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never moved
    <fieldset key={at} className="flow-12">
      <legend>{said.length > 0 ? siteNumber(at) : siteTitle(at, known)}</legend>
      <FieldGrid isWide>
        {SITE_FIELDS.map((field) => (
          <SiteField key={field} {...{ at, field, refused }} saved={sites[at]?.[field] ?? ''} />
        ))}
      </FieldGrid>
    </fieldset>
  ))
}

const siteNumber = (at: number) => `Site ${at + 1}`

function siteTitle(at: number, known: KnownToForm) {
  const site = known.sites[at]
  if (!site) return siteNumber(at)
  return (
    <>
      {site.name ? `${siteNumber(at)}: ${site.name}` : siteNumber(at)}
      <span className="subline">{knownFrom(site.from, known)}</span>
    </>
  )
}

type SiteFieldProps = {
  readonly at: number
  readonly field: (typeof SITE_FIELDS)[number]
  readonly saved: string
  readonly refused: FormAnswer | null
}

function SiteField({ at, field, saved, refused }: SiteFieldProps) {
  const name = siteFieldName(at, field)
  const { label, most } = wordsOfSite()[field]
  const about = { error: refused?.problems[name] }
  const control = {
    ...fieldAria(name, about),
    name,
    defaultValue: refused?.values[name] ?? saved,
  }
  return (
    <Field id={name} label={label} {...about}>
      {field === 'country' ? (
        <Select {...control} options={countryOptions()} />
      ) : (
        <TextInput {...control} maxLength={most} />
      )}
    </Field>
  )
}
