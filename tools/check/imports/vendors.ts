/** What an app is written with, anywhere in it. */
const FRAMEWORK: Record<string, readonly string[]> = {
  'apps/api/src/': ['@hono/node-server', 'hono', 'kysely', 'lru-cache', 'zod'],
  'apps/sandbox/src/': ['@hono/node-server', 'hono'],
  'apps/web/src/': ['lru-cache', 'react', 'react-router', 'zod'],
}

/** A package of another kind has one place, where it can be exchanged. */
const PLACE: Record<string, readonly string[]> = {
  '@fontsource-variable/figtree': ['apps/web/src/root.tsx'],
  '@fontsource-variable/fraunces': ['apps/web/src/root.tsx'],
  '@modelcontextprotocol/client': ['apps/api/src/testing/connect-assistant.ts'],
  '@modelcontextprotocol/server': ['apps/api/src/capabilities/developers/mcp/'],
  '@node-rs/argon2': ['apps/api/src/capabilities/people/accounts/'],
  '@react-router/dev': ['apps/web/src/routes.ts'],
  '@simplewebauthn/browser': ['apps/web/src/capabilities/people/accounts/'],
  '@simplewebauthn/server': ['apps/api/src/capabilities/people/accounts/'],
  '@stripe/stripe-js': ['apps/web/src/capabilities/commerce/payments/payment-element/'],
  '@zxcvbn-ts/language-common': ['apps/api/src/capabilities/people/accounts/'],
  'better-auth': ['apps/api/src/capabilities/people/accounts/'],
  'csv-parse': ['apps/api/src/capabilities/vehicles/identification/catalogue/'],
  'd3-geo': ['apps/web/src/capabilities/proof/projects/world-map/world.ts'],
  domhandler: ['apps/web/src/content/search/'],
  fflate: [
    'apps/api/src/http/answers/small-archive.ts',
    'apps/api/src/capabilities/footprints/company-footprints/evidence/check-file.ts',
  ],
  htmlparser2: ['apps/web/src/content/search/'],
  graphql: ['apps/sandbox/src/stores/'],
  'ipaddr.js': ['apps/api/src/http/serve/network-of.ts'],
  isbot: ['apps/web/src/entry.server.tsx'],
  jose: [
    'apps/api/src/capabilities/proof/certificates/',
    'apps/api/src/capabilities/people/accounts/sign-in/',
    'apps/api/src/capabilities/staff/console/',
    'apps/api/src/signing/',
    'apps/sandbox/src/sign-in/',
  ],
  'libphonenumber-js': ['apps/api/src/capabilities/people/settings/'],
  mailparser: ['apps/sandbox/src/mailbox/'],
  minisearch: ['apps/web/src/content/search/'],
  otpauth: ['apps/api/src/capabilities/people/accounts/'],
  'p-limit': [
    'apps/api/src/capabilities/commerce/subscriptions/',
    'apps/api/src/capabilities/people/accounts/',
    'apps/api/src/capabilities/people/privacy/',
  ],
  pg: ['apps/api/src/http/serve/rate-limit.ts', 'apps/api/src/jobs/'],
  'pg-boss': ['apps/api/src/jobs/'],
  pino: ['apps/api/src/process/logger.ts', 'apps/api/src/deps.ts', 'apps/api/src/jobs/'],
  'prom-client': ['apps/api/src/http/', 'apps/api/src/signals/'],
  qr: [
    'apps/web/src/capabilities/proof/certificates/',
    'apps/web/src/capabilities/people/accounts/security/',
  ],
  'rate-limiter-flexible': ['apps/api/src/http/'],
  'react-dom': ['apps/web/src/entry.server.tsx', 'apps/web/src/islands/'],
  'smtp-server': ['apps/sandbox/src/mailbox/'],
  stemmer: ['apps/web/src/content/search/'],
  stripe: ['apps/sandbox/src/payments/'],
  'topojson-client': ['apps/web/src/capabilities/proof/projects/world-map/world.ts'],
  'topojson-specification': ['apps/web/src/capabilities/proof/projects/world-map/world.ts'],
  'world-atlas': ['apps/web/src/capabilities/proof/projects/world-map/world.ts'],
  yazl: ['apps/api/src/http/answers/write-archive.ts'],
}

/** True where an app uses a package away from that package's place. */
export function isVendorElsewhere(from: string, to: string): boolean {
  if (!from.startsWith('apps/') || !to.startsWith('npm:')) return false
  const address = to.slice('npm:'.length)
  if (
    /^(node|virtual):/.test(address) ||
    address.startsWith('@understory/') ||
    address === 'computed'
  )
    return false
  const name = address.split('/', address.startsWith('@') ? 2 : 1).join('/')
  const app = Object.keys(FRAMEWORK).find((folder) => from.startsWith(folder)) ?? ''
  if (FRAMEWORK[app]?.includes(name)) return false
  return !(PLACE[name] ?? []).some((place) => from.startsWith(place))
}
