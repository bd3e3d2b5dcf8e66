import { wrongAboutContent } from './content-settings.ts'
import { wrongAboutMessages } from './message-settings.ts'
import { wrongAboutOutside } from './outside-settings.ts'
import { type Readable, SAMPLE_ADDRESS } from './settings.ts'
import { wrongAboutRoles } from './staff-roles.ts'
import { wrongAboutParts } from './wrong-about-parts.ts'
import { wrongAboutSecrets } from './wrong-about-secrets.ts'

const SAMPLE_HOST = /@understory\.example>?$/

/** What is wrong between settings that are right by themselves, and what production refuses, as sentences. */
export function wrongTogether(settings: Readable): string[] {
  const DEPLOYMENT = settings.DEPLOYMENT ?? 'local'
  return [
    ...wrongPairs(settings),
    ...wrongAboutParts(settings),
    ...wrongAboutOutside({ ...settings, DEPLOYMENT }),
    ...wrongAboutContent({ ...settings, DEPLOYMENT }),
    ...wrongAboutMessages(settings),
    ...wrongAboutSecrets(settings),
    ...[wrongAboutRoles({ STAFF_ROLE_CLAIMS: settings.STAFF_ROLE_CLAIMS ?? '' })].filter(
      (sentence) => sentence !== null,
    ),
    ...(isOfTwoModes(settings) ? [TWO_MODES] : []),
    ...(DEPLOYMENT === 'production' ? unsafeInProduction(settings) : []),
  ]
}

const TWO_MODES =
  'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: one is a test key.'

function isOfTwoModes({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: open }: Readable) {
  return secret !== undefined && open !== undefined && isTestKey(secret) !== isTestKey(open)
}

function wrongPairs(settings: Readable): string[] {
  return (['GOOGLE', 'FACEBOOK', 'STAFF_GOOGLE', 'SHOPIFY'] as const).flatMap((name) => {
    const [id, key] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const
    const isHalf = (settings[id] === undefined) !== (settings[key] === undefined)
    return isHalf ? [`${id} and ${key} are set together or not at all.`] : []
  })
}

const isTestKey = (key: string) => /^[a-z]+_test_/.test(key)

/** Settings that are missing, or work locally and must not be used in production. */
function unsafeInProduction(settings: Readable): string[] {
  const { ORIGIN, APP_SECRET, STRIPE_SECRET_KEY, RATE_LIMIT_SCALE, PASSWORD_COST } = settings
  const found: [boolean, string][] = [
    [!!settings.SIGN_IN_SANDBOX_URL, 'The sign-in sandbox never runs in production.'],
    [
      settings.PAYMENTS === 'sandbox',
      'The payments sandbox never runs in production; give STRIPE_SECRET_KEY.',
    ],
    [
      !settings.DATABASE_TENANT_URL,
      'DATABASE_TENANT_URL is missing: people’s work needs a login of its own.',
    ],
    [!ORIGIN, 'ORIGIN is missing: production needs the address of the site.'],
    [ORIGIN?.startsWith('http:') === true, 'ORIGIN must be an https:// address in production.'],
    [
      APP_SECRET !== undefined && new Set(APP_SECRET).size < DIFFERENT_CHARACTERS,
      'APP_SECRET is too easy to guess: make one with "openssl rand -hex 32".',
    ],
    [
      isTestKey(STRIPE_SECRET_KEY ?? ''),
      'STRIPE_SECRET_KEY is a test key: no money would be taken.',
    ],
    [
      settings.SELLER_ADDRESS === SAMPLE_ADDRESS,
      'SELLER_ADDRESS is missing: an invoice names the address of its seller.',
    ],
    [
      SAMPLE_HOST.test(settings.MAIL_FROM ?? ''),
      'MAIL_FROM is missing: emails need a sender of yours.',
    ],
    [
      SAMPLE_HOST.test(settings.SUPPORT_EMAIL ?? ''),
      'SUPPORT_EMAIL is missing: customers write there.',
    ],
    [
      settings.OUTGOING_LOOPBACK === true,
      'OUTGOING_LOOPBACK is for local shops and webhooks: production calls no own address.',
    ],
    [!!settings.SHOPIFY_HOST, 'SHOPIFY_HOST is for local shops: production calls Shopify itself.'],
    [
      RATE_LIMIT_SCALE !== undefined && RATE_LIMIT_SCALE !== 1,
      'RATE_LIMIT_SCALE is for rehearsals: production keeps the limits.',
    ],
    [PASSWORD_COST === 'low', 'PASSWORD_COST is for tests: production hashes at full cost.'],
  ]
  return found.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}

const DIFFERENT_CHARACTERS = 10
