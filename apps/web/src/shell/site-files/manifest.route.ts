import type { Brand } from '@understory/domain/site/installation/brand.ts'
import { requestContext } from '../../http/request-context.ts'
import { logoAddress } from '../brand/brand-addresses.ts'
import { shellMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/manifest.route.ts'

const manifest = () => ({
  description: shellMessage('manifest.description'),
  lang: 'en-GB',
  start_url: '/',
  display: 'standalone',
  background_color: '#FBF8F1',
  theme_color: '#16352A',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
})

export function loader({ context }: Route.LoaderArgs) {
  const { siteName, brand } = context.get(requestContext).settings
  const own = brand.logo ? [logoIcon(brand)] : manifest().icons
  return Response.json(
    { name: siteName, short_name: siteName, ...manifest(), icons: own },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}

const logoIcon = (brand: Brand) => ({
  src: logoAddress(brand),
  sizes: 'any',
  type: 'image/svg+xml',
})
