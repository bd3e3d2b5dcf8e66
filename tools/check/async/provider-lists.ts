import type { Breach, Source } from '../source.ts'

const IS_PRODUCT = /^apps\/api\/src\/.*\.ts$/
const IS_TEST = /\.test\.|\/testing\//
/** It only reads, and a list that broke off is one of its findings. */
const READS_ONLY = 'apps/api/src/capabilities/proof/ledger-check/'
const LISTING = /\.list(?:Disputes|Invoices|Payments|Refunds|Subscriptions)\(/
const LOOP = /\bfor await\b/
const WORKED_THROUGH = /\beachListed\(/

/**
 * Lists of the payment provider that are read by a loop of their own: there one entry that fails keeps all
 * after it from being worked through, and what broke off looks like a list without what was not reached.
 */
export function findUnguardedProviderLists(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => IS_PRODUCT.test(path) && !IS_TEST.test(path) && LISTING.test(text))
    .filter(({ path }) => !path.startsWith(READS_ONLY))
    .filter(({ text }) => LOOP.test(text) || !WORKED_THROUGH.test(text))
    .map(({ path }) => ({
      path,
      rule: 'provider-lists-are-worked-through',
      message:
        'A list of the payment provider is worked through by eachListed, which says how far it came.',
    }))
}
