import { elementOf } from './event-targets.ts'
import { addToHistory, openLocal, openSession } from './stored/persisted-state.ts'
import { userFlowAfter } from './stored/user-flow.ts'

/** Notes the page in the browser's own storage; and the flow that it begins, continues or ends. */
export function noteVisit(): void {
  const { pathname } = window.location
  const session = openSession()
  const local = openLocal()
  // Without the query: a link from an email may carry a token there.
  session.write('history', addToHistory(session.read('history') ?? [], pathname))
  const hasShopToken = Boolean(local.read('shop')?.publicToken)
  session.write('userFlow', userFlowAfter(pathname, session.read('userFlow') ?? null, hasShopToken))
  const device = local.read('device')
  if (!device?.country || !device.currency) void noteDevice(local)
}

const SIGNS_OUT = /^\/(logout|impersonate\/stop)\b/

/**
 * Signing out forgets everything. The answer asks the browser for it as well (Clear-Site-Data), which not
 * every browser does.
 */
export function forgetOnSignOut(): void {
  if (window.location.pathname === '/account-deleted') forget()
  document.addEventListener('submit', (event) => {
    const action = elementOf(event)?.getAttribute('action') ?? window.location.pathname
    if (SIGNS_OUT.test(action)) forget()
  })
}

function forget(): void {
  openSession().clear()
  openLocal().clear()
}

/** Where the device is, asked for once; another page asks again when someone leaves before the answer. */
async function noteDevice(local: ReturnType<typeof openLocal>) {
  try {
    const answer = await fetch('/api/localisation')
    if (answer.ok) local.write('device', await answer.json())
  } catch {}
}
