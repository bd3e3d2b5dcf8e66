import {
  PACT_CRITERIA,
  type PactCriteria,
} from '@understory/contracts/footprints/product-footprints/pact-events.ts'

/** What a partner asks for; of each list one value has to match. Texts in lower case, times in milliseconds. */
export type PactFilters = {
  readonly productId: readonly string[]
  readonly companyId: readonly string[]
  readonly geography: readonly string[]
  readonly classification: readonly string[]
  readonly status: readonly string[]
  readonly validOn: number | null
  readonly validAfter: number | null
  readonly validBefore: number | null
}

type ListQuery = {
  readonly filters: PactFilters
  readonly limit: number
  readonly cursor: string | null
}

const USUAL_LIMIT = 100
const MOST_LISTED = 500
const MOST_PACT_VALUES = 100
const FILTER_NAMES = new Map(PACT_CRITERIA.map((name) => [name.toLowerCase(), name]))
const MOMENTS: readonly string[] = ['validOn', 'validAfter', 'validBefore']

/** A query as it was sent; a text: what is wrong with it. Names are read in any case, as PACT’s own examples have them. */
export function readListQuery(given: URLSearchParams): ListQuery | string {
  const criteria: Record<string, string[]> = {}
  let limit = USUAL_LIMIT
  for (const [written, value] of given) {
    const name = written.toLowerCase()
    if (name === 'cursor' || name.startsWith('x-') || value === '') continue
    if (name === 'limit') {
      if (!/^\d{1,9}$/.test(value)) return 'limit has to be a whole number of zero or more.'
      limit = Math.min(MOST_LISTED, Number(value))
      continue
    }
    const criterion = FILTER_NAMES.get(name)
    if (!criterion) return `There is no filter called ${written.slice(0, 40)}.`
    criteria[criterion] = [...(criteria[criterion] ?? []), asFilter(criterion, value)]
  }
  const tooMany = Object.keys(criteria).find(
    (name) => (criteria[name] ?? []).length > MOST_PACT_VALUES,
  )
  if (tooMany) return `${tooMany} is given too often.`
  const filters = filtersFrom(criteria)
  return typeof filters === 'string' ? filters : { filters, limit, cursor: given.get('cursor') }
}

/** Clients write `+00:00` into an address as it is, where a plus is a space. */
const asFilter = (criterion: string, value: string): string =>
  MOMENTS.includes(criterion) ? value.replace(' ', '+') : value

/** The criteria of an event, which were checked before. */
export function filtersOfCriteria(criteria: PactCriteria): PactFilters {
  const { validOn, validAfter, validBefore, ...lists } = criteria
  return {
    ...listsFrom(lists),
    validOn: validOn === undefined ? null : Date.parse(validOn),
    validAfter: validAfter === undefined ? null : Date.parse(validAfter),
    validBefore: validBefore === undefined ? null : Date.parse(validBefore),
  }
}

function filtersFrom(criteria: Readonly<Record<string, string[]>>): PactFilters | string {
  const times: Record<string, number | null> = {}
  for (const name of MOMENTS) {
    const [moment, another] = criteria[name] ?? []
    const time = moment === undefined ? null : momentOf(moment)
    if (another !== undefined || Number.isNaN(time)) {
      return `${name} has to be one time, as 2025-01-01T00:00:00Z.`
    }
    times[name] = time
  }
  const { validOn = null, validAfter = null, validBefore = null } = times
  return { ...listsFrom(criteria), validOn, validAfter, validBefore }
}

const momentOf = (text: string): number =>
  /^\d{4}-\d\d-\d\d(T[\d:.]{2,16}(Z|[+-]\d\d:?\d\d)?)?$/.test(text) ? Date.parse(text) : Number.NaN

type Lists = Readonly<Partial<Record<string, string[] | undefined>>>
const inLowerCase = (texts: readonly string[] = []) => texts.map((text) => text.toLowerCase())

const listsFrom = (lists: Lists) => ({
  productId: inLowerCase(lists.productId),
  companyId: inLowerCase(lists.companyId),
  geography: inLowerCase(lists.geography),
  classification: inLowerCase(lists.classification),
  status: inLowerCase(lists.status),
})
