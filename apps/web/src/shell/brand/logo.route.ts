import { requestContext } from '../../http/request-context.ts'
import type { Route } from './+types/logo.route.ts'
import { cachedWith } from './brand-addresses.ts'

/** The logo of this installation; opened by itself it can load and run nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext).settings
  if (!brand.logo) throw new Response(null, { status: 404 })
  return new Response(brand.logo, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': cachedWith(brand, request.url),
    },
  })
}
