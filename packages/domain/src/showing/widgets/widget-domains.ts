export const ANY_DOMAIN = '*'

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const LAST = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** A bare domain such as name.tld or sub.name.tld: no scheme, port, path or query. */
export function isBareDomain(domain: string): boolean {
  const labels = domain.split('.')
  return (
    domain.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST.test(labels.at(-1) ?? '')
  )
}

/** Whether a widget with these domains may stand on a page of this host. A domain stands for its `www.` as well. */
export function allowsHost(domains: readonly string[], host: string): boolean {
  const bare = host.startsWith('www.') ? host.slice(4) : host
  return domains.some((domain) => domain === ANY_DOMAIN || domain === host || domain === bare)
}
