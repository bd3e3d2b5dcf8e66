import { type RouteConfig, route } from '@react-router/dev/routes'
import { accountsRoutes } from './routes/accounts.ts'
import { contentRoutes } from './routes/content.ts'
import { footprintsRoutes } from './routes/footprints.ts'
import { impactPageRoutes } from './routes/impact-pages.ts'
import { sharingRoutes } from './routes/sharing.ts'
import { staffRoutes } from './routes/staff.ts'
import { storesRoutes } from './routes/stores.ts'

/** Every URL of the web pages; those of large areas are listed in `routes/`. */
export default [
  ...contentRoutes,
  ...footprintsRoutes,
  ...storesRoutes,
  ...impactPageRoutes,
  ...accountsRoutes,
  ...staffRoutes,
  ...sharingRoutes,
  route('consent', 'shell/consent.route.ts'),
  route('signed-in-as', 'shell/signed-in-as.route.ts'),
  route('close-message', 'shell/messages/close-message.route.ts'),
  route('robots.txt', 'shell/robots.route.ts'),
  route('.well-known/security.txt', 'shell/security-contact.route.ts'),
  route('sitemap.xml', 'shell/sitemap.route.ts'),
  route('site.webmanifest', 'shell/manifest.route.ts'),
  route('speculation-rules.json', 'shell/speculation-rules.route.ts'),
  route('app/:audience/instant/one-time/setup', 'capabilities/offsetting/setup/setup.route.tsx'),
  route('app/:audience/vehicle/identify', 'capabilities/vehicles/identify/identify.route.tsx'),
  route(
    'app/:audience/vehicle/one-time/setup',
    'capabilities/vehicles/setup/vehicle-setup.route.tsx',
  ),
  route(
    'app/personal/individual/recurring/setup',
    'capabilities/subscriptions/setup/individual-setup.route.tsx',
  ),
  route(
    'app/personal/family/recurring/setup',
    'capabilities/subscriptions/setup/family-setup.route.tsx',
  ),
  route(
    'app/business/workforce/recurring/setup',
    'capabilities/subscriptions/setup/workforce-setup.route.tsx',
  ),
  route(
    'app/business/footprint/setup',
    'capabilities/subscriptions/setup/footprint-setup.route.tsx',
  ),
  route('app/:audience/gift/one-time/setup', 'capabilities/gifts/setup/gift-setup.route.tsx'),
  route('gift/:code', 'capabilities/gifts/gift.route.tsx'),
  route('gift/:code/certificate.pdf', 'capabilities/gifts/gift-file.route.ts'),
  route('my-impact/manage/gifts', 'capabilities/gifts/manage/gifts.route.tsx'),
  route(
    'app/business/premium/recurring/setup',
    'capabilities/subscriptions/setup/premium-setup.route.tsx',
  ),
  route('app/payment', 'capabilities/payments/payment/payment.route.tsx'),
  route('app/payment/begin', 'capabilities/payments/payment/begin.route.ts'),
  route('stripe-payment-confirmed', 'capabilities/payments/confirmed/confirmed.route.tsx'),
  route('verify', 'capabilities/certificates/check.route.tsx'),
  route('verify/:certificateId', 'capabilities/certificates/verify.route.tsx'),
  route('verify/:certificateId/logo.png', 'capabilities/certificates/logo-of-certificate.route.ts'),
  route('verify/:certificateId/:file', 'capabilities/certificates/proof-file.route.ts'),
  route('public-ledger', 'capabilities/public-ledger/public-ledger.route.tsx'),
  route('my-impact/dashboards/public-ledger', 'capabilities/public-ledger/own-ledger.route.tsx'),
  route('certificates/:file', 'capabilities/certificates/share-image.route.ts'),
  route('my-impact/certificates/:file', 'capabilities/certificates/certificate-file.route.ts'),
  route('my-impact/invoices/:file', 'capabilities/offsetting/invoice-file.route.ts'),
  route('my-impact', 'capabilities/overview/overview.route.tsx'),
  route('my-impact/dashboards/impact', 'capabilities/impact/dashboard.route.tsx'),
  route('my-impact/dashboards/impact.csv', 'capabilities/impact/impact-csv.route.ts'),
  route('my-impact/dashboards/impact.png', 'capabilities/impact/impact-png.route.ts'),
  route('my-impact/manage/instant', 'capabilities/offsetting/purchases/purchases.route.tsx'),
  route(
    'my-impact/manage/subscriptions',
    'capabilities/subscriptions/manage/subscriptions.route.tsx',
  ),
  route(
    'my-impact/manage/subscriptions/modify',
    'capabilities/subscriptions/manage/modify.route.tsx',
  ),
  route('my-impact/cycles/:file', 'capabilities/subscriptions/cycle-file.route.ts'),
  route('my-impact/manage/vehicles', 'capabilities/vehicles/manage/vehicles.route.tsx'),
  route('my-impact/manage/vehicles.csv', 'capabilities/vehicles/fleet/export-fleet.route.ts'),
  route('my-impact/manage/vehicles/import', 'capabilities/vehicles/fleet/import-fleet.route.tsx'),
  route('vehicles-example.csv', 'capabilities/vehicles/fleet/fleet-example.route.ts'),
  route('impact/vehicles', 'capabilities/vehicles/verification/verify-vehicles.route.tsx'),
  route('impact/vehicles/vehicle', 'capabilities/vehicles/verification/verify-vehicle.route.tsx'),
  route('impact/vehicles/account', 'capabilities/vehicles/verification/verify-account.route.tsx'),
  route('my-impact/account/cards', 'capabilities/payments/cards/cards.route.tsx'),
  route('my-impact/account/cards/new', 'capabilities/payments/cards/new-card.route.tsx'),
  route('api/docs', 'capabilities/developer/api-docs.route.tsx'),
  route('dev/clock', 'capabilities/developer/clock.route.tsx'),
  route('dev/mailbox', 'capabilities/developer/mailbox.route.tsx'),
  route('dev/mailbox/:id', 'capabilities/developer/message.route.tsx'),
  route('dev/mailbox/:id/html', 'capabilities/developer/message-html.route.ts'),
  route('404', 'shell/not-found.route.tsx'),
  route('500', 'shell/maintenance.route.tsx'),
  route('*', 'shell/unknown-page.route.tsx'),
] satisfies RouteConfig
