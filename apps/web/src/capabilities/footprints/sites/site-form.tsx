import { COUNTRIES, countryName } from '@understory/domain/countries/countries.ts'
import { regionsOf } from '@understory/domain/footprints/sites/grid-regions.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { FieldGrid } from '../../../shell/setup/setup-layout.tsx'
import { RegionField, regionValue } from '../company-footprints/public.ts'
import { sitesMessage } from './messages/messages.generated.ts'

const COUNTRY_CHOICES = COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name }))

type SiteFormProps = {
  /** ISO 3166, of the company. */
  readonly country: string
  /** What is changed: `null` a new one, empty the company as a whole. */
  readonly edit: string | null
  readonly place: PlaceOfUse | null
  readonly refused: FormAnswer | null
}

/** Where a site is, or the company where none is named. */
export function SiteForm({ country, edit, place, refused }: SiteFormProps) {
  const typed = refused?.values.intent === 'site' ? refused : null
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const value = (name: string, saved: string) => typed?.values[name] ?? saved
  const isCompany = edit === ''
  const region = value('region', place ? regionValue(place.country, place.region) : '')
  const nameHint = sitesMessage('siteForm.linesMetersBillsName')
  const title = isCompany
    ? sitesMessage('siteForm.theCompanyItself')
    : edit === null
      ? sitesMessage('siteForm.aNewSite')
      : edit
  return (
    <section className="part" aria-labelledby="site-title">
      <h2 id="site-title">{title}</h2>
      <form method="post" id="site-form" className="panel flow-16" noValidate>
        {isCompany ? (
          <>
            <input type="hidden" name="isCompany" value="yes" />
            <input type="hidden" name="country" value={country} />
            <p>
              {sitesMessage('siteForm.whereNoSiteNamed', { countryName: countryName(country) })}
            </p>
          </>
        ) : (
          <FieldGrid>
            {edit === null ? (
              <Field
                id="site"
                label={sitesMessage('siteForm.nameOfTheSite')}
                {...about('site', nameHint)}
              >
                <TextInput
                  {...fieldAria('site', about('site', nameHint))}
                  name="site"
                  maxLength={120}
                  autoComplete="off"
                  defaultValue={value('site', '')}
                />
              </Field>
            ) : (
              <input type="hidden" name="site" value={edit} />
            )}
            <Field id="country" label={sitesMessage('siteForm.country')} {...about('country')}>
              <Select
                {...fieldAria('country', about('country'))}
                name="country"
                defaultValue={value('country', place?.country ?? '')}
                options={COUNTRY_CHOICES}
              >
                <option value="">
                  {sitesMessage('siteForm.whereTheCompanyIs', {
                    countryName: countryName(country),
                  })}
                </option>
              </Select>
            </Field>
          </FieldGrid>
        )}
        {!isCompany || regionsOf(country).length > 0 ? (
          <RegionField
            country={isCompany ? country : null}
            value={region}
            error={typed?.problems.region}
          />
        ) : null}
        <div>
          <Button look="action" type="submit" name="intent" value="site">
            {sitesMessage('siteForm.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
