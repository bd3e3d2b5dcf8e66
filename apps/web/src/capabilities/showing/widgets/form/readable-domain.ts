import { domainToUnicode } from 'node:url'

/**
 * A domain as its owner writes it: it is stored as the network writes it, `xn--mnchen-3ya.example`. Only they see
 * it, so nobody can be misled by letters that look alike.
 */
export const readableDomain = (domain: string): string => domainToUnicode(domain) || domain
