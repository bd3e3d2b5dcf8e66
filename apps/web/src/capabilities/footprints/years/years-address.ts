export const YEARS = '/my-impact/dashboards/footprint/years'

export type YearsChoice = { readonly company: string | null; readonly site: string | null }

/** Of the whole company, one of its group, or a site; `ending` of a file. */
export function yearsAddress({ company, site }: YearsChoice, ending = ''): string {
  const search = new URLSearchParams({
    ...(company ? { company } : {}),
    ...(site ? { site } : {}),
  })
  return `${YEARS}${ending}${search.size > 0 ? `?${search}` : ''}`
}

/** As the address has it. */
export function yearsChoice(request: Request) {
  const { searchParams } = new URL(request.url)
  return {
    company: searchParams.get('company') || undefined,
    site: searchParams.get('site') || undefined,
  }
}
