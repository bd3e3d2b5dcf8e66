import { lookupTable } from '@understory/domain/lookup-table.ts'

export const PAGE_SIZES = [10, 50, 100, 500] as const
const STATUSES = lookupTable<'billed' | 'unbilled'>({ billed: 'billed', unbilled: 'unbilled' })

/** Which orders to list, as the address of the page says it. */
export type OrderFilter = {
  readonly search: string
  readonly status: 'billed' | 'unbilled' | ''
  readonly storeId: string
  readonly limit: number
  readonly cursor: string
}

export function filterOf(search: URLSearchParams): OrderFilter {
  const limit = Number(search.get('limit'))
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    status: STATUSES[search.get('status') ?? ''] ?? '',
    storeId: search.get('storeId') ?? '',
    limit: PAGE_SIZES.find((size) => size === limit) ?? 50,
    cursor: (search.get('cursor') ?? '').slice(0, 300),
  }
}

/** What the API is asked: nothing that was left empty. */
export function queryOf({ search, status, storeId, limit, cursor }: OrderFilter) {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(storeId && { storeId }),
    ...(cursor && { cursor }),
    limit,
  }
}

/** The filter as the address of another page or of the file. */
export function searchOf(filter: OrderFilter): string {
  const query = Object.entries(queryOf(filter)).map(([name, value]) => [name, String(value)])
  return `?${new URLSearchParams(query)}`
}
