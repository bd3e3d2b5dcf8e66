import { parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'

export const PAGE_SIZES = [10, 50, 100, 500] as const
const STATUSES = lookupTable<'billed' | 'unbilled'>({ billed: 'billed', unbilled: 'unbilled' })

/** Which orders to list, as the address of the page says it. */
export type OrderFilter = {
  readonly search: string
  readonly status: 'billed' | 'unbilled' | ''
  readonly storeId: string
  /** Days as they were typed; those that are none, or end before they begin, are not asked for. */
  readonly from: string
  readonly to: string
  readonly limit: number
  readonly cursor: string
}

export function filterOf(search: URLSearchParams): OrderFilter {
  const limit = Number(search.get('limit'))
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    status: STATUSES[search.get('status') ?? ''] ?? '',
    storeId: search.get('storeId') ?? '',
    from: (search.get('from') ?? '').slice(0, 10),
    to: (search.get('to') ?? '').slice(0, 10),
    limit: PAGE_SIZES.find((size) => size === limit) ?? 50,
    cursor: (search.get('cursor') ?? '').slice(0, 300),
  }
}

/** What is wrong with the days; `null`: nothing. */
export function daysProblem({ from, to }: Pick<OrderFilter, 'from' | 'to'>): string | null {
  if ([from, to].some((day) => day !== '' && !parseCalendarDate(day)))
    return connectedStoresMessage('orderFilter.pleaseChooseDaysCalendar')
  return from && to && to < from ? connectedStoresMessage('orderFilter.lastDayBeforeFirst') : null
}

/** What the API is asked: nothing that was left empty, and no days that are none. */
export function queryOf(filter: OrderFilter) {
  const { search, status, storeId, limit, cursor } = filter
  const { from, to } = daysProblem(filter) ? { from: '', to: '' } : filter
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(storeId && { storeId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(cursor && { cursor }),
    limit,
  }
}

/** The filter as the address of another page or of the file. */
export function searchOf(filter: OrderFilter): string {
  const query = Object.entries(queryOf(filter)).map(([name, value]) => [name, String(value)])
  return `?${new URLSearchParams(query)}`
}
