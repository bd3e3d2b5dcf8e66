/**
 * Where nothing is measured, whatever was agreed to: signing in and out, cards, staff, and pages whose
 * address is a secret.
 */
const NEVER =
  /^\/(logout|login|join|verify-email|impersonate|staff|dev|app\/payment|stripe-payment-confirmed|gift|newsletter|chat|orders?|my-impact\/account)(\/|$)/

/** What an address may say where others read it: campaigns, and what is shown. A token may not. */
const MAY_BE_READ =
  /^(utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid|currency|kind|view|scope|topic|page|welcome|sent)$/

/** True for a page whose address, its path and the names of its parameters, may be read by those who measure visits. */
export function mayMeasure(path: string, parameters: readonly string[]): boolean {
  return !NEVER.test(path) && parameters.every((name) => MAY_BE_READ.test(name))
}
