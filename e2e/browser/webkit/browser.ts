import type { Browser } from 'playwright'
import { WebKitContext } from './context.ts'

/** WebKitGTK, of which each visitor has a session of their own; it does for the journeys what Playwright's browsers do. */
export const webkitBrowser = (): Browser =>
  ({ newContext: WebKitContext.start, close: async () => {} }) as unknown as Browser
