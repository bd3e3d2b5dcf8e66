import type { PostedForm } from '../../../../../http/posted-form.ts'

export const SITE_FIELDS = ['address', 'postalCode', 'city', 'country', 'coordinates'] as const
type SiteFieldKey = (typeof SITE_FIELDS)[number]

const SITE_FIELD_NAME = /^sites-(\d{1,3})-/

export const siteFieldName = (at: number, field: SiteFieldKey): string => `sites-${at}-${field}`

/** How many sites the names of fields go up to. */
export function sitesTyped(values: Readonly<Record<string, string>>): number {
  const places = Object.keys(values).map((name) => Number(SITE_FIELD_NAME.exec(name)?.[1] ?? -1))
  return Math.max(-1, ...places) + 1
}

/** The sites of which more than a country was given, and where in the form a problem with one of them belongs. */
export function sitesOfForm(form: PostedForm) {
  const names = Object.fromEntries(form.names().map((name) => [name, '']))
  const rows = Array.from({ length: sitesTyped(names) }, (_, at) => ({
    at,
    address: form.text(siteFieldName(at, 'address')),
    postalCode: form.optional(siteFieldName(at, 'postalCode')),
    city: form.text(siteFieldName(at, 'city')),
    country: form.text(siteFieldName(at, 'country')),
    coordinates: form.optional(siteFieldName(at, 'coordinates')),
  })).filter(({ at: _, country: __, ...typed }) =>
    Object.values(typed).some((text) => text?.trim()),
  )
  return {
    sites: rows.map(({ at: _, ...site }) => site),
    fieldOf(path: string): string {
      const [, index, field] = path.split('.')
      const row = path.startsWith('sites.') ? rows[Number(index)] : undefined
      const key = SITE_FIELDS.find((each) => each === field)
      return row && key ? siteFieldName(row.at, key) : path
    },
  }
}
