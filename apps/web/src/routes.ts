import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { CAPABILITY_ADDRESSES } from './addresses.generated.ts'
import type { Addresses } from './addresses.ts'
import { CONTENT_ADDRESSES } from './content/addresses.ts'

const SHELL_ADDRESSES: Addresses = {
  consent: 'consent/consent.route.ts',
  'signed-in-as': 'site-frame/signed-in-as.route.ts',
  'close-message': 'messages/close-message.route.ts',
  'robots.txt': 'site-files/robots.route.ts',
  '.well-known/security.txt': 'site-files/security-contact.route.ts',
  'sitemap.xml': 'site-files/sitemap.route.ts',
  'share-cards/*': 'site-files/share-card.route.ts',
  'brand.css': 'brand/styles.route.ts',
  'brand/logo.svg': 'brand/logo.route.ts',
  'site.webmanifest': 'site-files/manifest.route.ts',
  'speculation-rules.json': 'site-files/speculation-rules.route.ts',
  '404': 'failures/not-found.route.tsx',
  '500': 'failures/maintenance.route.tsx',
  '*': 'failures/unknown-page.route.tsx',
}

function routesOf(folder: string, addresses: Addresses) {
  return Object.entries(addresses).map(([path, module]) => {
    const { file, ...id } = typeof module === 'string' ? { file: module } : module
    const whole = `${folder}/${file}`
    return path === '' ? index(whole, id) : route(path, whole, id)
  })
}

/** Every URL of the web pages: those of each capability, of the pages of words, and of the shell. */
export default [
  ...Object.entries(CAPABILITY_ADDRESSES).flatMap(([place, addresses]) =>
    routesOf(`capabilities/${place}`, addresses),
  ),
  ...routesOf('content', CONTENT_ADDRESSES),
  ...routesOf('shell', SHELL_ADDRESSES),
] satisfies RouteConfig
