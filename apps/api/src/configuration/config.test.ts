import { describe, expect, test } from 'vitest'
import { webSettings } from '../from-manifests/web-settings.ts'
import { BadSetting, readConfig } from './config.ts'

const LOCAL = {
  DATABASE_URL: 'postgres://a:b@localhost/c',
  APP_SECRET: 'x'.repeat(32),
  SANDBOX_URL: 'http://127.0.0.1:4000',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SMTP_URL: 'smtp://127.0.0.1:25',
  FILES_FOLDER: '/data/files',
}
const TENANT = { DATABASE_TENANT_URL: 'postgres://web:b@localhost/c' }
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
}

const PRODUCTION = {
  ...STRIPE,
  ...TENANT,
  DEPLOYMENT: 'production',
  ORIGIN: 'https://a.example',
  SELLER_ADDRESS: '2 Mill Lane, Bath',
  MAIL_FROM: 'A <hello@a.example>',
  SUPPORT_EMAIL: 'help@a.example',
  APP_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  FILES_FOLDER: '/data/files',
}
const S3 = {
  FILES_FOLDER: '',
  S3_ENDPOINT: 'https://s3.a.example',
  S3_BUCKET: 'evidence',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('faults of settings, between them and of production are named by one refused start', () => {
  const env = {
    DEPLOYMENT: 'production',
    DATABASE_URL: 'mysql://x',
    DATABASE_TENANT_URL: 'nonsense',
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    GOOGLE_CLIENT_ID: 'half',
    S3_BUCKET: 'evidence',
  }
  let faults: readonly string[] = []
  try {
    readConfig(env)
  } catch (fault) {
    if (fault instanceof BadSetting) faults = fault.faults
  }
  const named = (part: string) => faults.filter((sentence) => sentence.includes(part))
  for (const part of [
    'DATABASE_URL must be',
    'DATABASE_TENANT_URL must be',
    'APP_SECRET is missing',
    'STRIPE_PUBLISHABLE_KEY is missing',
    'STRIPE_WEBHOOK_SECRET is missing',
    'STRIPE_SECRET_KEY is a test key',
    'ORIGIN is missing',
    'SELLER_ADDRESS is missing',
    'MAIL_FROM is missing',
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    'S3_ENDPOINT, S3_BUCKET',
    'SMTP_URL must be',
  ])
    expect(named(part), part).toHaveLength(1)
  expect(named('DATABASE_TENANT_URL')).toHaveLength(1)
})

test('passwords are hashed at full cost unless it is said otherwise', () => {
  expect(readConfig(LOCAL).PASSWORD_COST).toBe('full')
})

describe('a setting', () => {
  test.each([
    [
      'a table of VAT with a place nobody knows',
      { ...LOCAL, SELLER_VAT_RULES: '[{"place":"mars"}]' },
      'SELLER_VAT_RULES',
    ],
    [
      'the sandbox in production',
      { DEPLOYMENT: 'production', PAYMENTS: 'sandbox', ORIGIN: 'https://a.example' },
      'sandbox never runs in production',
    ],
    [
      'production without its address',
      { ...STRIPE, ...TENANT, DEPLOYMENT: 'production' },
      'ORIGIN is missing',
    ],
    [
      'production without a login of its own for people’s work',
      { ...STRIPE, DEPLOYMENT: 'production', ORIGIN: 'https://a.example' },
      'DATABASE_TENANT_URL is missing',
    ],
    [
      'keys of two modes',
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' },
      'of different modes',
    ],
    ['no place for files', { FILES_FOLDER: '' }, 'FILES_FOLDER is missing'],
    [
      'shared connections without a login of tenants',
      { DATABASE_POOLING: 'transaction' },
      'a shared connection cannot take on a role',
    ],
    [
      'a replica that another login reads',
      { ...TENANT, DATABASE_REPLICA_URL: 'postgres://owner:b@replica/c' },
      'DATABASE_REPLICA_URL must be of the login',
    ],
    ['half a store', { ...S3, S3_BUCKET: '' }, 'are set together or not at all'],
    ['two places for files', { ...S3, FILES_FOLDER: '/data' }, 'exclude each other'],
    ['a store of another kind', { ...S3, S3_ENDPOINT: 'ftp://a' }, 'must be an https:// address'],
    ['a bucket with a path', { ...S3, S3_BUCKET: '../other' }, 'S3_BUCKET is no name of a bucket.'],
    [
      'error reporting without a project',
      { SENTRY_DSN: 'https://key@sentry.example' },
      'SENTRY_DSN looks like https://KEY@HOST/PROJECT.',
    ],
    [
      'more than every trace',
      { SENTRY_TRACES_SAMPLE_RATE: '1.5' },
      'SENTRY_TRACES_SAMPLE_RATE is a number from 0 to 1.',
    ],
    [
      'a rate in words',
      { SENTRY_TRACES_SAMPLE_RATE: 'a tenth' },
      'SENTRY_TRACES_SAMPLE_RATE is a number from 0 to 1.',
    ],
    [
      'an environment of two words',
      { SENTRY_ENVIRONMENT: 'not prod' },
      'SENTRY_ENVIRONMENT is one word',
    ],
    ['a Google tag of another kind', { GOOGLE_TAG_ID: 'GTM-ABC123' }, 'GOOGLE_TAG_ID looks like'],
    [
      'a conversion without its tag',
      { GOOGLE_ADS_CONVERSION: 'AW-123456/AbC-1' },
      'GOOGLE_ADS_CONVERSION needs GOOGLE_TAG_ID',
    ],
    [
      'a conversion without its label',
      { GOOGLE_TAG_ID: 'G-ABC123', GOOGLE_ADS_CONVERSION: 'AW-123456' },
      'GOOGLE_ADS_CONVERSION looks like AW-123456/AbC-D_efG.',
    ],
    ['a chat in another region', { INTERCOM_REGION: 'moon' }, 'INTERCOM_REGION is us, eu or au'],
    ['a pixel in words', { META_PIXEL_ID: 'mine' }, 'META_PIXEL_ID looks like'],
    [
      'a site with a script in it',
      { HOTJAR_SITE_ID: "1';alert(1)//" },
      'HOTJAR_SITE_ID looks like',
    ],
    [
      'a chat without its secret',
      { INTERCOM_APP_ID: 'abc12345' },
      'are set together or not at all',
    ],
    [
      'a chat with a short secret',
      { INTERCOM_APP_ID: 'abc12345', INTERCOM_IDENTITY_SECRET: 'short' },
      'INTERCOM_IDENTITY_SECRET needs at least 16 characters.',
    ],
    [
      'a chat of another kind',
      { INTERCOM_APP_ID: '../x', INTERCOM_IDENTITY_SECRET: 'x'.repeat(16) },
      'INTERCOM_APP_ID looks like abc12345.',
    ],
    ['an offer without its link', { OFFER_TEXT: 'Twins' }, 'OFFER_TEXT and OFFER_LINK are set'],
    [
      'an offer that runs a script',
      { OFFER_TEXT: 'Twins', OFFER_LINK: 'javascript:alert(1)' },
      'OFFER_LINK is a path such as /faq',
    ],
    [
      'an offer that leads to another site by two slashes',
      { OFFER_TEXT: 'Twins', OFFER_LINK: '//evil.example' },
      'OFFER_LINK is a path such as /faq',
    ],
    ['an offer that is an essay', { OFFER_TEXT: 'x'.repeat(121), OFFER_LINK: '/' }, 'at most 120'],
    [
      'an offer with a long label',
      { OFFER_TEXT: 'Twins', OFFER_LINK: '/', OFFER_LINK_LABEL: 'x'.repeat(41) },
      'OFFER_LINK_LABEL has at most 40 characters.',
    ],
    [
      'an offer from some day',
      { OFFER_TEXT: 'Twins', OFFER_LINK: '/', OFFER_FROM: '2026-02-30' },
      'OFFER_FROM is a date such as 2026-12-31.',
    ],
    [
      'an offer that ends before it begins',
      { OFFER_TEXT: 'Twins', OFFER_LINK: '/', OFFER_FROM: '2026-12-24', OFFER_UNTIL: '2026-12-01' },
      'OFFER_FROM is after OFFER_UNTIL.',
    ],
    [
      'a part of the pages that nobody knows',
      { FEATURES_OFF: 'welcome,fireworks' },
      'FEATURES_OFF takes these, with commas: currency-message, offer-banner, welcome.',
    ],
    ['services at no address', { OUTSIDE_HOST: 'here' }, 'OUTSIDE_HOST must be an address.'],
    ['a tag manager of another kind', { TAG_MANAGER_ID: 'G-123' }, 'TAG_MANAGER_ID looks like'],
    [
      'one secret for two purposes',
      { CONTENT_WEBHOOK_SECRET: 'y'.repeat(32), CONTENT_PREVIEW_SECRET: 'y'.repeat(32) },
      'CONTENT_PREVIEW_SECRET is the same as another secret: each needs one of its own.',
    ],
    ['a short secret', { APP_SECRET: 'short' }, 'APP_SECRET needs at least 32 characters.'],
    ['no secret', { APP_SECRET: '' }, 'APP_SECRET is missing.'],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a postgres:// address.',
    ],
    [
      'a provider key alone',
      { STRIPE_SECRET_KEY: STRIPE.STRIPE_SECRET_KEY },
      'STRIPE_PUBLISHABLE_KEY is missing.',
    ],
    [
      'an unknown deployment',
      { DEPLOYMENT: 'staging' },
      'DEPLOYMENT is either local or production.',
    ],
  ])('of %s is refused in one sentence', (_, change, sentence) => {
    const read = () => readConfig({ ...LOCAL, ...change })
    expect(read).toThrow(BadSetting)
    expect(read).toThrow(sentence)
  })

  test('with a provider key the real provider is used, and no secret reaches the pages', () => {
    const config = readConfig({ ...LOCAL, ...STRIPE })
    expect(config.PAYMENTS).toBe('stripe')
    const shown = JSON.stringify(webSettings(config))
    expect(shown).toContain(STRIPE.STRIPE_PUBLISHABLE_KEY)
    for (const secret of [
      LOCAL.APP_SECRET,
      STRIPE.STRIPE_SECRET_KEY,
      STRIPE.STRIPE_WEBHOOK_SECRET,
    ]) {
      expect(shown).not.toContain(secret)
    }
  })
})

test('a tenth of the answers is traced as prod, unless a setting says otherwise', () => {
  const { SENTRY_DSN, SENTRY_TRACES_SAMPLE_RATE, SENTRY_ENVIRONMENT } = readConfig(LOCAL)
  expect([SENTRY_DSN, SENTRY_TRACES_SAMPLE_RATE, SENTRY_ENVIRONMENT]).toEqual([
    undefined,
    0.1,
    'prod',
  ])
})

test('a part that is switched off is not among those of the pages', () => {
  expect(webSettings(readConfig(LOCAL)).features).toEqual([
    'currency-message',
    'offer-banner',
    'welcome',
  ])
  const off = readConfig({ ...LOCAL, FEATURES_OFF: 'welcome, offer-banner' })
  expect(webSettings(off).features).toEqual(['currency-message'])
})

test('another offer is another message, the same one stays the one that was closed', () => {
  const messageOf = (OFFER_TEXT: string) =>
    webSettings(readConfig({ ...LOCAL, OFFER_TEXT, OFFER_LINK: '/faq' })).offer?.message
  expect(messageOf('Twins')).toBe(messageOf('Twins'))
  expect(messageOf('Twins')).not.toBe(messageOf('Triplets'))
})

test('production with everything it needs starts', () => {
  expect(readConfig({ ...LOCAL, ...PRODUCTION }).origin).toBe('https://a.example')
})

test.each([
  ['an http:// address', { ORIGIN: 'http://a.example' }, 'ORIGIN must be an https://'],
  ['a secret of equal letters', { APP_SECRET: 'x'.repeat(32) }, 'APP_SECRET is too easy'],
  ['a test key', { STRIPE_SECRET_KEY: 'sk_test_0123456789' }, 'is a test key'],
  ['a restricted test key', { STRIPE_SECRET_KEY: 'rk_test_0123456789' }, 'is a test key'],
  ['shops on its own machine', { OUTGOING_LOOPBACK: 'true' }, 'OUTGOING_LOOPBACK is for'],
  ['a stand-in for Shopify', { SHOPIFY_HOST: 'http://127.0.0.1:1' }, 'SHOPIFY_HOST is for local'],
  [
    'faults in the clear',
    { SENTRY_DSN: 'http://key@sentry.example/1' },
    'SENTRY_DSN must be an https',
  ],
  [
    'services of its own machine',
    { OUTSIDE_HOST: 'http://127.0.0.1:1' },
    'OUTSIDE_HOST is for tests',
  ],
  ['wider limits', { RATE_LIMIT_SCALE: '1000' }, 'RATE_LIMIT_SCALE is for rehearsals'],
  ['passwords hashed cheaply', { PASSWORD_COST: 'low' }, 'PASSWORD_COST is for tests'],
])('production does not start with %s', (_, change, sentence) => {
  const read = () => readConfig({ ...LOCAL, ...PRODUCTION, ...change })
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(sentence)
})

const STRAPI = {
  CONTENT_SERVICE: 'strapi',
  CONTENT_URL: 'https://cms.a.example',
  CONTENT_TOKEN: 't'.repeat(20),
}

test.each([
  [{ CONTENT_SERVICE: 'wordpress' }, 'CONTENT_SERVICE is either files or strapi.'],
  [{ CONTENT_SERVICE: 'strapi' }, 'CONTENT_SERVICE=strapi needs CONTENT_URL and CONTENT_TOKEN.'],
  [
    { CONTENT_URL: STRAPI.CONTENT_URL },
    'CONTENT_URL and CONTENT_TOKEN need CONTENT_SERVICE=strapi.',
  ],
  [{ ...STRAPI, CONTENT_FOLDER: '/texts' }, 'exclude each other'],
  [{ ...STRAPI, CONTENT_URL: 'ftp://a.example' }, 'CONTENT_URL must be the https:// address'],
  [{ ...STRAPI, CONTENT_TOKEN: 'short' }, 'CONTENT_TOKEN needs at least 20 characters.'],
  [{ CONTENT_WEBHOOK_SECRET: 'short' }, 'CONTENT_WEBHOOK_SECRET needs at least 32 characters.'],
  [{ CONTENT_PREVIEW_SECRET: 'short' }, 'CONTENT_PREVIEW_SECRET needs at least 32 characters.'],
  [
    { ...PRODUCTION, ...STRAPI, CONTENT_URL: 'http://cms.a.example' },
    'CONTENT_URL must be an https:// address in production.',
  ],
])('of texts %j is refused', (change, sentence) => {
  expect(() => readConfig({ ...LOCAL, ...change })).toThrow(sentence)
})

test('texts come from files, or from a service with everything that it needs', () => {
  expect(readConfig(LOCAL).CONTENT_SERVICE).toBe('files')
  const config = readConfig({ ...LOCAL, ...PRODUCTION, ...STRAPI })
  expect(config.CONTENT_SERVICE).toBe('strapi')
  expect(JSON.stringify(webSettings(config))).not.toContain(STRAPI.CONTENT_TOKEN)
})

test.each([
  [
    { SHOPIFY_CLIENT_ID: 'of-ours' },
    'SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are set together or not at all.',
  ],
  [{ SHOPIFY_API_VERSION: '2026-11' }, 'SHOPIFY_API_VERSION looks like 2026-10.'],
])('of Shopify %j is refused', (change, sentence) => {
  expect(() => readConfig({ ...LOCAL, ...change })).toThrow(sentence)
})

test('all that is missing is named at once, and production asks for no sandbox', () => {
  const read = () => readConfig({ DEPLOYMENT: 'production' })
  for (const name of ['DATABASE_URL', 'APP_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
    expect(read).toThrow(name)
  expect(read).not.toThrow('SANDBOX_URL')
})

test.each([
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: '' }],
])('production does not start with the sample of %s', (name, change) => {
  expect(() => readConfig({ ...LOCAL, ...PRODUCTION, ...change })).toThrow(`${name} is missing`)
})
