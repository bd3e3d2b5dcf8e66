import { isAppPage } from '../app-frame/app-places.ts'

/** Where someone is doing one thing: buying, signing in, redeeming, looking something up. */
const ONE_THING =
  /^\/(?:app|staff|join|login|gift|invitation|impersonate|verify-email|confirm-email|signed-in-as|account-deleted|stripe-payment-confirmed|impact\/vehicles)(?:[/?]|$)/

/** One line instead of the ground with every link of the site. */
export const hasSlimFooter = (path: string): boolean => isAppPage(path) || ONE_THING.test(path)
