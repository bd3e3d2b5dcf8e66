import '@understory/ui/styles/tokens.css'
import '@understory/ui/fonts/fonts.css'
import '@understory/ui/styles/base.css'
import '@understory/ui/styles/layout.css'
import '@understory/ui/styles/patterns.css'
import { NEWSLETTER_PATH } from '@understory/contracts/site/newsletter/newsletter.ts'
import { FONT_FILES } from '@understory/ui/fonts/font-files.ts'
import { ProgressSpinner } from '@understory/ui/loading/progress-spinner.tsx'
import { ToastRegion } from '@understory/ui/messages/toasts.tsx'
import { type ReactNode, useContext } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { NewsletterForm } from './capabilities/site/newsletter/public.ts'
import { DemonstrationBanner } from './demonstration/demonstration-banner.tsx'
import { readConsent } from './http/cookies/consent-cookie.ts'
import { requestContext } from './http/request-context.ts'
import { isUnsentForm } from './http/unsent-form.ts'
import { APP_PLACES } from './places.ts'
import { AccountFitNotice } from './shell/account-fit/account-fit-notice.tsx'
import { AppFrame } from './shell/app-frame/app-frame.tsx'
import { isAppPage } from './shell/app-frame/app-places.ts'
import { readClosedGroups } from './shell/app-frame/closed-groups.ts'
import { lookOf } from './shell/brand/look.ts'
import { CookieBanner } from './shell/consent/cookie-banner.tsx'
import { loadOutside } from './shell/consent/load-outside.ts'
import { OutsideScripts } from './shell/consent/outside-scripts.tsx'
import { Maintenance } from './shell/failures/maintenance.tsx'
import { NotAllowed } from './shell/failures/not-allowed.tsx'
import { NotFound } from './shell/failures/not-found.tsx'
import { SendAgain } from './shell/failures/send-again.tsx'
import { CurrencyMessage } from './shell/messages/currency-message.tsx'
import { loadMessages } from './shell/messages/load-messages.ts'
import { OfferBanner } from './shell/messages/offer-banner.tsx'
import { NonceContext } from './shell/nonce.ts'
import { pageMeta } from './shell/page-meta.ts'
import { QuickSearch } from './shell/quick-search/quick-search.tsx'
import { hasSlimFooter } from './shell/site-frame/has-slim-footer.ts'
import { ImpersonationBanner } from './shell/site-frame/impersonation-banner.tsx'
import { loadVisitor } from './shell/site-frame/load-visitor.ts'
import { SessionNotices } from './shell/site-frame/session-notices.tsx'
import { SiteFooter } from './shell/site-frame/site-footer.tsx'
import { SiteHeader } from './shell/site-frame/site-header.tsx'
import { SkipLink } from './shell/site-frame/skip-link.tsx'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
  font(FONT_FILES.display),
  font(FONT_FILES.text),
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** For a page that could not be shown; every other has a title of its own. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  pageMeta(matches, {
    title: titleOf(error),
    description: 'This page could not be shown.',
    path: '/404',
    robots: 'noindex',
  })

function titleOf(error: unknown): string {
  if (isUnsent(error)) return 'Not sent yet'
  if (isForbidden(error)) return 'Not for your role'
  return isMissing(error) ? 'Page not found' : 'We are fixing something'
}

const isUnsent = (error: unknown) => isRouteErrorResponse(error) && isUnsentForm(error.data)

const isForbidden = (error: unknown) => isRouteErrorResponse(error) && error.status === 403

/** An address that was cut or mistyped may hold an id that is none. */
function isMissing(error: unknown): boolean {
  if (!isRouteErrorResponse(error)) return false
  return error.status === 404 || (error.status === 400 && whatFailed(error) === undefined)
}

/** The sentence that a loader threw with `data()`. */
function whatFailed(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && typeof error.data === 'string' && error.data !== ''
    ? error.data
    : undefined
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext)
  const url = new URL(request.url)
  const consent = readConsent(request, settings)
  const visitor = await loadVisitor(request, context)
  return {
    origin: settings.origin,
    siteName: settings.siteName,
    look: lookOf(settings.brand),
    hasLegalNotice: settings.hasLegalNotice,
    path: url.pathname + url.search,
    consent,
    outside: loadOutside({ request, context, consent, visitor }),
    messages: await loadMessages(request, context),
    visitor,
    closedGroups: readClosedGroups(request),
    demonstration: context.get(requestContext).demonstration,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const shell = useRouteLoaderData<typeof loader>('root')
  const path = shell?.path ?? '/'
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121a15" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links nonce={nonce} />
        <link rel="icon" href={shell?.look.logo ?? '/favicon.svg'} type="image/svg+xml" />
        {shell?.look.styles ? <link rel="stylesheet" href={shell.look.styles} /> : null}
        {shell ? <OutsideScripts nonce={nonce} {...shell.outside} /> : null}
      </head>
      <body>
        <SkipLink />
        <DemonstrationBanner shown={shell?.demonstration} />
        {shell?.messages.offer ? (
          <OfferBanner offer={shell.messages.offer} returnTo={path} />
        ) : null}
        {shell?.visitor?.impersonation ? (
          <ImpersonationBanner {...shell.visitor} impersonation={shell.visitor.impersonation} />
        ) : null}
        <SiteHeader
          path={path}
          logo={shell?.look.logo ?? null}
          visitor={shell?.visitor ?? null}
          hasSections={!isAppPage(path)}
        />
        {shell && shell.consent === undefined ? (
          <CookieBanner returnTo={shell.path} {...shell.outside} />
        ) : null}
        {shell?.visitor && isAppPage(path) ? (
          <AppFrame
            path={path}
            places={APP_PLACES}
            visitor={shell.visitor}
            closedGroups={shell.closedGroups}
            hasChat={shell.outside.hasChat}
          >
            {children}
          </AppFrame>
        ) : (
          children
        )}
        <SiteFooter
          logo={shell?.look.logo ?? null}
          returnTo={path}
          analytics={shell?.consent === true}
          outside={shell?.outside}
          isSlim={hasSlimFooter(path)}
          hasLegalNotice={shell?.hasLegalNotice === true}
        >
          {path.startsWith(NEWSLETTER_PATH) ? null : <NewsletterForm />}
        </SiteFooter>
        {shell?.visitor ? <SessionNotices visitor={shell.visitor} path={path} /> : null}
        <ToastRegion />
        <ProgressSpinner />
        <QuickSearch />
      </body>
    </html>
  )
}

export default function Root() {
  const shell = useRouteLoaderData<typeof loader>('root')
  return (
    <main id="main" tabIndex={-1}>
      {shell?.visitor?.role ? <AccountFitNotice path={shell.path} visitor={shell.visitor} /> : null}
      {shell?.messages.currency ? (
        <CurrencyMessage offer={shell.messages.currency} returnTo={shell.path} />
      ) : null}
      <Outlet />
    </main>
  )
}

function Instead({ error }: Pick<Route.ErrorBoundaryProps, 'error'>) {
  const shell = useRouteLoaderData<typeof loader>('root')
  if (isRouteErrorResponse(error) && isUnsentForm(error.data)) return <SendAgain {...error.data} />
  if (isForbidden(error)) return <NotAllowed why={whatFailed(error)} />
  if (isMissing(error)) return <NotFound />
  const isConsole = shell?.path.startsWith('/staff') === true
  return <Maintenance failed={whatFailed(error)} isConsole={isConsole} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Instead error={error} />
    </main>
  )
}
