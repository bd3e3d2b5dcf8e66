import { MODE_HEADER, VERSION_HEADER } from './versions.ts'

/** Headers of an answer that scripts of other sites may read. */
export const SHOWN_TO_PAGES = `ratelimit, ratelimit-policy, retry-after, x-request-id, ${VERSION_HEADER}, ${MODE_HEADER}`

/** What browsers are told that ask before a call. */
export const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': VERSION_HEADER,
  'access-control-max-age': '86400',
}
