import { LINE_EVENT_KINDS } from '@understory/domain/footprints/company-footprints/inventory/history/line-event-kinds.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'

export type HistoryQuery = ReturnType<typeof historyQuery>

const HISTORY_LINE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the address of a history asks for; what it cannot mean is left out. */
export function historyQuery(asked: URLSearchParams) {
  const [line, category, kind] = [asked.get('line'), asked.get('category'), asked.get('kind')]
  const known = CATEGORY_KEYS.find((key) => key === category)
  const happened = LINE_EVENT_KINDS.find((each) => each === kind)
  return {
    ...(line && HISTORY_LINE.test(line) && { line }),
    ...(known && { category: known }),
    ...(happened && { kind: happened }),
  }
}

/** Where the page of a history begins. */
export function historyCursor(asked: URLSearchParams): { readonly cursor?: number } {
  const after = asked.get('after') ?? ''
  return /^[1-9]\d{0,14}$/.test(after) ? { cursor: Number(after) } : {}
}

/** The same history, from another event on, or as a file. */
export function historySearch(query: HistoryQuery, after?: number): string {
  const search = new URLSearchParams({
    ...query,
    ...(after && { after: String(after) }),
  }).toString()
  return search ? `?${search}` : ''
}
