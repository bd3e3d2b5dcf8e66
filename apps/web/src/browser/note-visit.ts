import { addToHistory, openLocal, openSession } from '../shell/persisted-state.ts'
import { userFlowAfter } from '../shell/user-flow.ts'

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

/** Where the device is, asked for once. */
async function noteDevice(local: ReturnType<typeof openLocal>) {
  const answer = await fetch('/api/localisation').catch(() => null)
  if (answer?.ok) local.write('device', await answer.json())
}
