import { keysOf } from '../../language/keys-of.ts'
/** What is written into a browser, for the code that writes it and for people who ask what is there. */
export type StoredItem = {
  readonly why: string
  /** How long it stays; null: until the browser closes. */
  readonly seconds: number | null
  readonly endsWithSignOut: boolean
}

const AN_HOUR = 3_600
const A_DAY = 24 * AN_HOUR

/** Of the session; the sign-in library and the API set them. */
export const SESSION_COOKIES = {
  'understory.session_token': {
    why: 'Keeps you signed in; until the browser closes where you did not ask to stay signed in',
    seconds: 30 * A_DAY,
    endsWithSignOut: true,
  },
  'understory.dont_remember': {
    why: 'Remembers that you did not ask to stay signed in',
    seconds: null,
    endsWithSignOut: false,
  },
  'understory.state': {
    why: 'Checks that you come back from Google or Facebook to where you began',
    seconds: 10 * 60,
    endsWithSignOut: false,
  },
  'understory.staff_session': {
    why: 'Leads our own staff back to their session after helping someone',
    seconds: null,
    endsWithSignOut: true,
  },
} as const satisfies Record<string, StoredItem>

type PageCookie = Omit<StoredItem, 'why'> & { readonly isReadByScripts: boolean }

/** By itself, as the script of every page writes it. */
export const MENU_COOKIE = {
  seconds: 365 * A_DAY,
  endsWithSignOut: false,
  isReadByScripts: true,
} as const

/** Of the pages: `pageCookie` writes no other. */
export const PAGE_COOKIES = {
  understory_vehicles: {
    seconds: 30 * A_DAY,
    endsWithSignOut: true,
    isReadByScripts: false,
  },
  understory_vehicles_then: {
    seconds: AN_HOUR,
    endsWithSignOut: true,
    isReadByScripts: false,
  },
  understory_vehicles_quote: {
    seconds: 30 * A_DAY,
    endsWithSignOut: true,
    isReadByScripts: false,
  },
  understory_contribution: {
    seconds: AN_HOUR,
    endsWithSignOut: true,
    isReadByScripts: false,
  },
  understory_currency: {
    seconds: null,
    endsWithSignOut: true,
    isReadByScripts: true,
  },
  understory_menu: MENU_COOKIE,
  understory_closed: {
    seconds: 182 * A_DAY,
    endsWithSignOut: true,
    isReadByScripts: true,
  },
  understory_survey: {
    seconds: 182 * A_DAY,
    endsWithSignOut: false,
    isReadByScripts: false,
  },
  understory_done: {
    seconds: 10 * 60,
    endsWithSignOut: false,
    isReadByScripts: false,
  },
  // The interval the French authority (CNIL) recommends, after which we ask again.
  understory_consent: {
    seconds: 182 * A_DAY,
    endsWithSignOut: false,
    isReadByScripts: true,
  },
  understory_payment: {
    seconds: null,
    endsWithSignOut: true,
    isReadByScripts: false,
  },
} as const satisfies Record<string, PageCookie>

export type PageCookieName = keyof typeof PAGE_COOKIES

export const WHY_PAGE_COOKIES: Readonly<Record<PageCookieName, string>> = {
  understory_vehicles: 'Finds the vehicles you are measuring again',
  understory_vehicles_then: 'Remembers to save them once you have signed in',
  understory_vehicles_quote: 'Ends the list of those vehicles once they are paid for',
  understory_contribution: 'Remembers what you chose for each order while you connect your shop',
  understory_currency: 'Remembers the currency you chose for prices',
  understory_menu: 'Remembers which groups of the menu you closed',
  understory_closed: 'Remembers which messages you closed',
  understory_survey:
    'A random number, by which a survey of commuting is answered once from a device',
  understory_done: 'Remembers that what you sent by a form has arrived, for the page that says so',
  understory_consent: 'Remembers your choice about analytics and marketing',
  understory_payment: 'Counts a purchase once, only if you agree to analytics and marketing',
}

/** A cookie of the pages, as `Set-Cookie` and `document.cookie` take it. */
export const pageCookie = (name: PageCookieName, value: string): string =>
  cookieText(name, value, PAGE_COOKIES[name])

/** The same by its facts, for a script that is not to carry those of all. */
export function cookieText(name: PageCookieName, value: string, facts: PageCookie): string {
  const { seconds, isReadByScripts } = facts
  const life = seconds === null ? '' : `; Max-Age=${seconds}`
  return `${name}=${value}; Path=/; SameSite=Lax${life}${isReadByScripts ? '' : '; HttpOnly'}`
}

/** What removes it from the browser. */
export function forgottenCookie(name: PageCookieName): string {
  const { isReadByScripts }: PageCookie = PAGE_COOKIES[name]
  return `${name}=; Path=/; SameSite=Lax; Max-Age=0${isReadByScripts ? '' : '; HttpOnly'}`
}

/** What signing out removes. */
export const cookiesOfTheSignedIn = (): PageCookieName[] =>
  keysOf(PAGE_COOKIES).filter((name) => PAGE_COOKIES[name].endsWithSignOut)

/**
 * In local storage, under `understory:`, until signing out. Null: a name that is reserved, and that no page
 * writes.
 */
export const LOCAL_KEYS = {
  auth: null,
  shop: null,
  vehicleIdentify: null,
  device: 'Your network address, country and currency, so that our server is asked for them once',
} as const satisfies Record<string, string | null>

/** In session storage, under `understory:`, until the tab closes or you sign out. */
export const SESSION_KEYS = {
  history: 'The last 25 pages you opened in this tab, without what stands behind a question mark',
  userFlow: 'What you came to do, so that signing in leads you back to it',
  currency: 'The currency of the page you saw last',
  metrics: 'Your totals on the last page that showed them, and those before',
  pageOfTheYes: 'The page on which you agreed to be measured, until it is counted',
  productPersonal: 'What you chose in a personal plan that you have not bought yet',
  productBusiness: 'What you chose in a business plan that you have not bought yet',
} as const

export const STORAGE_PREFIX = 'understory:'
/** In both: which version of the site wrote them. */
export const VERSION_KEY = 'version'
export const WHY_VERSION =
  'Which version of this site wrote the others, so that old ones are removed'

const HOST_PREFIX = '__Host-'

/** Whether a cookie of this name stands in the list. */
export function isListedCookie(name: string): boolean {
  const plain = name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name
  return Object.hasOwn(PAGE_COOKIES, plain) || Object.hasOwn(SESSION_COOKIES, plain)
}

const UNITS = [
  ['year', 365 * A_DAY],
  ['month', 30 * A_DAY],
  ['day', A_DAY],
  ['hour', AN_HOUR],
  ['minute', 60],
] as const

/** How long something stays, in words. */
export function howLong({
  seconds,
  endsWithSignOut,
}: Pick<StoredItem, 'seconds' | 'endsWithSignOut'>) {
  const time = seconds === null ? 'Until the browser closes' : inWords(seconds)
  return endsWithSignOut ? `${time}, or until you sign out` : time
}

function inWords(seconds: number): string {
  // A count of days reads best up to a month.
  const [unit, length] =
    seconds === 30 * A_DAY
      ? (['day', A_DAY] as const)
      : (UNITS.find(([, each]) => seconds >= each) ?? (['second', 1] as const))
  const count = Math.floor(seconds / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
