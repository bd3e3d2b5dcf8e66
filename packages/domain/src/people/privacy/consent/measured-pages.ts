/**
 * Where nothing is measured, whatever was agreed to: signing in and out, cards, staff, and pages whose
 * address is a secret.
 */
const NEVER =
  /^\/(logout|login|join|verify-email|impersonate|staff|dev|app\/payment|stripe-payment-confirmed|gift|newsletter|chat|orders?|my-impact\/account)(\/|$)/

/** Which campaign led here, as the senders of adverts and emails write it. None names a person. */
const OF_A_CAMPAIGN =
  /^(utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|mc_cid)$/

/** What else an address may say where others read it: what is shown. A token may not. */
const OF_THE_PAGE = /^(currency|kind|view|scope|topic|page|welcome|sent)$/

const LONGEST_VALUE = 300

/** True for a page whose address, its path and the names of its parameters, may be read by those who measure visits. */
export function mayMeasure(path: string, parameters: readonly string[]): boolean {
  return (
    !NEVER.test(path) &&
    parameters.every((name) => OF_A_CAMPAIGN.test(name) || OF_THE_PAGE.test(name))
  )
}

/** Of the parameters of an address those that say which campaign led there, as a query; or nothing. */
export function campaignOf(parameters: Iterable<readonly [string, string]>): string {
  const kept = [...parameters].filter(
    ([name, value]) => OF_A_CAMPAIGN.test(name) && value.length <= LONGEST_VALUE,
  )
  const query = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length === 0 ? '' : `?${query.join('&')}`
}
