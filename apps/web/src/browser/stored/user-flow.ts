/** The pages that begin a flow: choosing something that goes on through joining and paying. */
const BEGINS =
  /^\/(app\/business\/(ecommerce\/connect|workforce|footprint\/(estimate\/result|setup))|app\/personal\/(individual|family)\/recurring|my-impact\/manage\/subscriptions\/modify)(\/|$)/
/** The pages on its way: signing in, joining and paying. */
const GOES_ON = /^\/(login|join|app\/payment)(\/|$)/

/** The flow someone is in after visiting a page: the path it began on, or nothing. */
export function userFlowAfter(
  path: string,
  before: string | null,
  hasShopToken: boolean,
): string | null {
  if (hasShopToken) return null
  if (BEGINS.test(path)) return path
  return GOES_ON.test(path) ? before : null
}
