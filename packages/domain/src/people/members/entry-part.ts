import type { CategoryKey } from '../../footprints/company-footprints/scopes.ts'

/** What of footprints a member of the role "entry" enters and reads; an empty list is all of them. */
export type EntryPart = {
  readonly sites: readonly string[]
  readonly categories: readonly CategoryKey[]
}

/** `null`: everything. A line without a site is of none. */
export function isInPart(
  part: EntryPart | null,
  { site, category }: { readonly site: string | null; readonly category: CategoryKey },
): boolean {
  if (!part) return true
  const { sites, categories } = part
  const isOfSite = sites.length === 0 || (site !== null && sites.includes(site))
  return isOfSite && (categories.length === 0 || categories.includes(category))
}
