import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the web pages, in one list. */
export default [
  index('content/home/home.route.tsx'),
  route('solutions/personal', 'content/solutions/personal.route.tsx'),
  route('solutions/personal/instant', 'content/solutions/personal-instant.route.tsx'),
  route('solutions/business', 'content/solutions/business.route.tsx'),
  route('solutions/business/instant', 'content/solutions/business-instant.route.tsx'),
  route('our-philosophy', 'content/about/our-philosophy.route.tsx'),
  route('faq', 'content/about/faq.route.tsx'),
  route('verify', 'content/verify.route.ts'),
  route('terms-and-conditions', 'content/about/terms.route.tsx'),
  route('privacy-policy', 'content/about/privacy.route.tsx'),

  route('consent', 'shell/consent.route.ts'),
  route('robots.txt', 'shell/robots.route.ts'),
  route('sitemap.xml', 'shell/sitemap.route.ts'),
  route('site.webmanifest', 'shell/manifest.route.ts'),
  route('app/:audience/instant/one-time/setup', 'capabilities/offsetting/setup/setup.route.tsx'),
  route('app/payment', 'capabilities/payments/payment/payment.route.tsx'),
  route('stripe-payment-confirmed', 'capabilities/payments/confirmed/confirmed.route.tsx'),
  route('join/your-details', 'capabilities/accounts/your-details.route.tsx'),
  route('join/:provider?', 'capabilities/accounts/join.route.tsx'),
  route('login', 'capabilities/accounts/login.route.tsx'),
  route('logout', 'capabilities/accounts/logout.route.tsx'),
  route('verify-email', 'capabilities/accounts/verify-email.route.tsx'),
  route('verify-email/send', 'capabilities/accounts/resend-verification.route.ts'),
  route('404', 'shell/not-found.route.tsx'),
  route('500', 'shell/maintenance.route.tsx'),
  route('*', 'shell/unknown-page.route.tsx'),
] satisfies RouteConfig
