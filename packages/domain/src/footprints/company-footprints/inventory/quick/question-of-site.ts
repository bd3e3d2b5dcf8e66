const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
const RADIX = 36

/** What a question of quick entry is called in the lines of a site, which answers it beside the rest of the company. */
export function questionOfSite(id: string, site: string | null): string {
  if (site === null) return id
  let hash = FNV_OFFSET
  for (const sign of encodeURIComponent(site))
    hash = Math.imul(hash ^ sign.charCodeAt(0), FNV_PRIME)
  return `${id}@${(hash >>> 0).toString(RADIX)}`
}

/** The question, of whichever site. */
export const questionWithoutSite = (id: string): string => id.split('@')[0] ?? id
