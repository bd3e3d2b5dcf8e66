import { describe, expect, test } from 'vitest'
import { BadSetting, readConfig, webSettings } from './config.ts'

const LOCAL = {
  DATABASE_URL: 'postgres://a:b@localhost/c',
  APP_SECRET: 'x'.repeat(32),
  SANDBOX_URL: 'http://127.0.0.1:4000',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SMTP_URL: 'smtp://127.0.0.1:25',
}
const TENANT = { DATABASE_TENANT_URL: 'postgres://web:b@localhost/c' }
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
}

describe('a setting', () => {
  test.each([
    [
      'the sandbox in production',
      { DEPLOYMENT: 'production', ORIGIN: 'https://a.example' },
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
