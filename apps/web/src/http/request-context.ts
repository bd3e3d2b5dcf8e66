import type { Brand } from '@understory/domain/site/installation/brand.ts'
import { createContext } from 'react-router'
import type { Hit } from '../content/search/site-index.ts'
import type { Demonstration } from '../demonstration/demonstrations.ts'
import type { OutsideSettings } from '../outside/outside-settings.ts'

/** The settings of a deployment for the web pages; nothing in it is secret. */
export type WebSettings = {
  /** The public address of the site, without a trailing slash. */
  readonly origin: string
  readonly payments:
    | { readonly mode: 'sandbox'; readonly publishableKey: string; readonly sandboxUrl: string }
    | { readonly mode: 'stripe'; readonly publishableKey: string }
  /** Where a merchant connects a store; a form of ours leads there. */
  readonly storeLinkOrigins: readonly string[]
  readonly deployment: 'local' | 'production'
  /** Services outside that are switched on. */
  readonly outside: OutsideSettings
  /** Who else is sent something about people. */
  readonly recipients: readonly { readonly name: string; readonly gets: string }[]
  /** What is stored, and how long. */
  readonly retention: readonly { readonly what: string; readonly time: string }[]
  /** What the operator offers; the days are included, in UTC. */
  readonly offer: {
    readonly message: string
    readonly text: string
    readonly href: string
    readonly label: string
    readonly from: string | null
    readonly until: string | null
  } | null
  /** Parts of the pages that are not switched off. */
  readonly features: readonly ('currency-message' | 'offer-banner' | 'welcome')[]
  /** The support address shown to customers. */
  readonly supportEmail: string
  /** What people read as the name of this installation. */
  readonly siteName: string
  readonly brand: Brand
  /** Its page is there, and linked at the foot of every page. */
  readonly hasLegalNotice: boolean
  /** Who runs this site, as invoices name them. */
  readonly seller: { readonly name: string; readonly address: readonly string[] }
}

export type RequestFacts = {
  /** The product's own API, called in process. */
  readonly api: (request: Request) => Promise<Response>
  readonly requestId: string
  readonly ip: string
  /** Finds the best places of the public pages for what someone typed. */
  readonly search: (query: string, most: number) => Promise<readonly Hit[]>
  /** Fresh for each response; scripts carry it or do not run. */
  readonly nonce: string
  readonly settings: WebSettings
  /** Cookies the answer sets besides its own: a prolonged session, for one. */
  readonly setCookies: string[]
  readonly onFault: (fault: unknown) => void
  /** Whose made-up pages are shown, and since when they are stored; null: pages of the one who asks. */
  readonly demonstration: { readonly of: Demonstration; readonly storedOn: string } | null
}

/** What every loader and action may ask of the request it serves. */
export const requestContext = createContext<RequestFacts>()
