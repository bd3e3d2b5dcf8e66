import { addToHistory, LOCAL_STATE, openState, SESSION_STATE } from '../shell/persisted-state.ts'

/** The pages of signing in, of setting up and of paying, between which a flow goes on. */
const OF_A_FLOW =
  /^\/(login|join|app\/payment|app\/business\/(ecommerce\/connect|workforce|footprint\/(estimate\/result|setup))|app\/personal\/(individual|family)\/recurring|my-impact\/manage\/subscriptions\/modify)(\/|$)/

/** Notes the page in the browser's own storage; leaving the pages of a flow ends the flow. */
export function noteVisit(): void {
  const { pathname } = window.location
  const session = openState(window.sessionStorage, SESSION_STATE)
  const local = openState(window.localStorage, LOCAL_STATE)
  // Without the query: a link from an email may carry a token there.
  session.write('history', addToHistory(session.read('history') ?? [], pathname))
  const hasShopToken = Boolean(local.read('shop')?.publicToken)
  if (hasShopToken || !OF_A_FLOW.test(pathname)) session.remove('userFlow')
  const device = local.read('device')
  if (!device?.country || !device.currency) void noteDevice(local)
}

/** Where the device is, asked for once. */
async function noteDevice(local: ReturnType<typeof openState<typeof LOCAL_STATE.keys>>) {
  const answer = await fetch('/api/localisation').catch(() => null)
  if (answer?.ok) local.write('device', await answer.json())
}
